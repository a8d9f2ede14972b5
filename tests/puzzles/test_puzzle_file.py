"""Files of puzzles: what is written is read again, and what is damaged is refused."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skep import FileError
from skep.puzzles import load, save, shipped
from skep.puzzles.puzzle_file import _unpacked

SOME = shipped()[::400]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "puzzles.jsonl.gz"
    assert save(path, SOME) == len(SOME)
    return path


def test_round_trip(file: Path) -> None:
    assert load(file) == sorted(SOME, key=lambda puzzle: (puzzle.rating, puzzle.position))
    again = file.with_name("again")
    save(again, load(file))
    assert again.read_bytes() == file.read_bytes(), "the same puzzles are the same file"


def test_a_file_that_is_cut_off_is_refused(file: Path) -> None:
    content = file.read_bytes()
    for length in (0, 1, 10, len(content) // 2, len(content) - 1):
        file.write_bytes(content[:length])
        with pytest.raises(FileError, match=r"cut off|not a file of puzzles"):
            load(file)


@given(st.data())
def test_a_damaged_file_is_refused(data: st.DataObject) -> None:
    text = b'{"format": 1}\n{}\n'
    content = bytearray(gzip.compress(text, mtime=0))
    content[data.draw(st.integers(10, len(content) - 1))] ^= data.draw(st.integers(1, 255))
    try:
        assert _unpacked(bytes(content), "x") == text, "a bit that means nothing"
    except FileError:
        return


def test_changed_and_foreign_content_is_refused(file: Path) -> None:
    head, _, body = gzip.decompress(file.read_bytes()).partition(b"\n")
    about = json.loads(head)
    for content, problem in [
        (head + b"\n" + body.replace(b"wQ", b"bQ", 1), "its checksum is wrong"),
        (json.dumps({**about, "format": 99}).encode() + b"\n" + body, "does not know"),
        (b"[]\n" + body, "is not a file of puzzles"),
        (b"\xff\n" + body, "is not a file of puzzles"),
        (b"", "is not a file of puzzles"),
    ]:
        file.write_bytes(gzip.compress(content))
        with pytest.raises(FileError, match=problem):
            load(file)
    file.write_text("Base;InProgress;White[1]\n", encoding="utf-8")
    with pytest.raises(FileError, match="is not a file of puzzles"):
        load(file)
