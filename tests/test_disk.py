"""Files on disk: only the content of regular files is ever replaced."""

from __future__ import annotations

import os
import stat
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from skep import FileError, _disk
from skep.jobs.json_lines import FileHeader, open_json_lines
from tests.patience import PATIENCE


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@contextmanager
def reader(path: Path) -> Iterator[list[bytes]]:
    """Reads a FIFO to its end in the background."""
    read: list[bytes] = []
    thread = threading.Thread(target=lambda: read.append(path.read_bytes()), daemon=True)
    thread.start()
    yield read
    thread.join(PATIENCE)


@pytest.fixture
def umask() -> Iterator[None]:
    before = os.umask(0o027)
    yield
    os.umask(before)


# Regular files


@pytest.mark.usefixtures("umask")
def test_a_new_file_has_the_mode_of_new_files(tmp_path: Path) -> None:
    _disk.write_whole(tmp_path / "new", b"content")
    assert mode(tmp_path / "new") == 0o640


@pytest.mark.parametrize("kept", [0o600, 0o664, 0o755])
def test_a_file_keeps_its_mode(kept: int, tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    path.chmod(kept)
    _disk.write_whole(path, b"new")
    assert (path.read_bytes(), mode(path)) == (b"new", kept)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root may give files away")
def test_a_file_keeps_its_owner(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    os.chown(path, 1234, 5678)
    _disk.write_whole(path, b"new")
    assert (path.stat().st_uid, path.stat().st_gid) == (1234, 5678)


def test_a_link_stays_and_its_target_is_written(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    target, link, chain = tmp_path / "folder" / "target", tmp_path / "link", tmp_path / "chain"
    target.write_bytes(b"old")
    link.symlink_to("folder/target")
    chain.symlink_to(link)
    _disk.write_whole(chain, b"new")
    assert (chain.is_symlink(), link.is_symlink()) == (True, True)
    assert target.read_bytes() == b"new"
    assert list((tmp_path / "folder").iterdir()) == [target]


def test_a_link_to_a_file_that_is_not_there_yet(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("target")
    _disk.write_whole(tmp_path / "link", b"new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "target").read_bytes() == b"new"


def test_the_longest_name_can_be_written(tmp_path: Path) -> None:
    _disk.write_whole(tmp_path / ("x" * 255), b"content")


# Anything else


def test_a_device_stays_a_device(tmp_path: Path) -> None:
    before = Path("/dev/full").stat()
    for write in (_disk.write_whole, lambda path, _: write_lines(path)):
        with pytest.raises(FileError, match="cannot write /dev/full: No space left on device"):
            write(Path("/dev/full"), b"content")
    assert Path("/dev/full").stat().st_rdev == before.st_rdev
    (tmp_path / "link").symlink_to("/dev/null")
    _disk.write_whole(tmp_path / "link", b"content")
    assert (tmp_path / "link").is_char_device()


def test_a_fifo_gets_the_content(tmp_path: Path) -> None:
    path = tmp_path / "fifo"
    os.mkfifo(path)
    with reader(path) as read:
        _disk.write_whole(path, b"content" * 20_000)
    assert read == [b"content" * 20_000]
    assert path.is_fifo()


def test_a_reader_that_leaves(tmp_path: Path) -> None:
    path = tmp_path / "fifo"
    os.mkfifo(path)
    hasty = threading.Thread(target=lambda: path.open("rb").close(), daemon=True)
    hasty.start()
    with pytest.raises(FileError, match=f"cannot write {path}: Broken pipe"):
        _disk.write_whole(path, b"content" * 100_000)
    hasty.join(PATIENCE)


@pytest.mark.parametrize("name", ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"])
def test_standard_output(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    sys.stdout.write("before\n")
    _disk.write_whole(Path(name), b"content\n")
    sys.stdout.write("after\n")
    assert capfd.readouterr().out == "before\ncontent\nafter\n"
    assert _disk.is_standard_output(Path(name))
    assert not Path("-").exists()


def write_lines(path: Path) -> None:
    with open_json_lines(path, FileHeader(1, "settings", {})) as file:
        assert list(file.objects()) == []
        file.resume()
        file.add({"number": 1})


def test_json_lines_go_to_standard_output_and_fifos(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    expected = '{"format": 1, "settings": {}}\n{"number": 1}\n'
    write_lines(Path("-"))
    assert capfd.readouterr().out == expected
    path = tmp_path / "fifo"
    os.mkfifo(path)
    with reader(path) as read:
        write_lines(path)
    assert read == [expected.encode()]


# What can't be written


def test_what_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_bytes(b"old")
    (tmp_path / "dangling").symlink_to("gone/target")
    (tmp_path / "loop").symlink_to("loop")
    for name, reason in {
        "folder": "it is a folder, not a file",
        "gone/x": f"there is no folder {tmp_path}/gone",
        "dangling": f"it is a link to {tmp_path}/gone/target, and there is no folder",
        "loop": "Too many levels of symbolic links",
        "file/x": "Not a directory",
        "x" * 256: "File name too long",
        "\0": "no possible file name",
    }.items():
        for check in (_disk.expect_writable, lambda path: _disk.write_whole(path, b"new")):
            with pytest.raises(FileError) as caught:
                check(tmp_path / name)
            assert reason in str(caught.value)
            assert str(caught.value).startswith("cannot write ")
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        *("dangling", "file", "folder", "loop")
    ]


def test_a_folder_that_takes_no_files() -> None:
    with pytest.raises(FileError, match="/proc/x: no file can be created in /proc: "):
        _disk.write_whole(Path("/proc/x"), b"content")


def test_a_file_that_must_not_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    monkeypatch.setattr(os, "access", lambda *_: False)  # for root it is always True
    with pytest.raises(FileError, match=f"cannot write {path}: Permission denied"):
        _disk.write_whole(path, b"new")
    assert path.read_bytes() == b"old"


def test_checking_leaves_a_file_alone(tmp_path: Path) -> None:
    path = tmp_path / "file"
    _disk.expect_writable(path)
    assert list(tmp_path.iterdir()) == []
    path.write_bytes(b"old")
    _disk.expect_writable(path)
    assert path.read_bytes() == b"old"
    _disk.expect_writable(Path("/dev/null"))


# Reading


def test_pipes_are_read_to_their_end(tmp_path: Path) -> None:
    path = tmp_path / "fifo"
    os.mkfifo(path)
    writer = threading.Thread(target=lambda: path.write_bytes(b"content" * 20_000), daemon=True)
    writer.start()
    assert _disk.read_whole(path, 1 << 20) == b"content" * 20_000
    writer.join(PATIENCE)
    handle, other = os.pipe()
    os.write(other, b"content")
    os.close(other)
    assert _disk.read_text(Path(f"/dev/fd/{handle}"), 100) == "content"
    os.close(handle)


def test_a_source_that_never_ends() -> None:
    with pytest.raises(FileError, match="/dev/zero is larger than 1,000 bytes"):
        _disk.read_whole(Path("/dev/zero"), 1000)


def test_a_folder_is_not_read(tmp_path: Path) -> None:
    with pytest.raises(FileError, match=f"cannot read {tmp_path}: Is a directory"):
        _disk.read_whole(tmp_path, 1000)
