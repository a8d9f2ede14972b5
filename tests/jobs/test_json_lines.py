"""Files of JSON lines: read as needed, safe on disk, and errors that name the right file."""

from __future__ import annotations

from errno import ENOSPC
from pathlib import Path

import pytest

from skep import FileError
from skep.jobs import json_lines as module
from skep.jobs.json_lines import FileHeader, open_json_lines

HEADER = FileHeader(1, "settings", {"nodes": 5})


def written(path: Path) -> Path:
    with open_json_lines(path, HEADER) as file:
        file.resume()
        for number in range(3):
            file.add({"number": number})
    return path


def test_objects_come_back(tmp_path: Path) -> None:
    path = written(tmp_path / "file")
    with open_json_lines(path, HEADER) as file:
        assert list(file.objects()) == [{"number": number} for number in range(3)]


def test_objects_are_read_line_by_line(tmp_path: Path) -> None:
    path = written(tmp_path / "file")
    path.write_bytes(path.read_bytes() + b"[]\n")
    with open_json_lines(path, HEADER) as file:
        objects = file.objects()
        assert [next(objects)["number"] for _ in range(3)] == [0, 1, 2]
        with pytest.raises(FileError, match="line 5: this is not a JSON object"):
            next(objects)


def test_objects_need_not_be_read_to_go_on(tmp_path: Path) -> None:
    path = written(tmp_path / "file")
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"numb')
    with open_json_lines(path, HEADER) as file:
        next(file.objects())
        file.resume()
    assert path.read_bytes() == whole


def test_errors_of_other_code_are_not_mistaken_for_ours(tmp_path: Path) -> None:
    with pytest.raises(ConnectionError), open_json_lines(tmp_path / "file", HEADER):
        raise ConnectionError


def test_a_full_disk_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError(ENOSPC, "No space left on device")

    path = tmp_path / "file"
    with open_json_lines(path, HEADER) as file:
        file.resume()
        monkeypatch.setattr(module, "append", refuse)
        with pytest.raises(FileError, match=f"cannot write {path}: No space left on device"):
            file.add({})


def test_the_name_of_a_new_file_is_safe_on_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[Path] = []
    monkeypatch.setattr(module, "sync_folder", synced.append)
    written(tmp_path / "file")
    with open_json_lines(tmp_path / "file", HEADER) as file:
        file.resume()
    assert synced == [tmp_path]
