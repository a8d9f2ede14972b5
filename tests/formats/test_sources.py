"""Files, folders, pipes and archives, and what hostile ones try."""

from __future__ import annotations

import gzip
import io
import os
import random
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from threading import Thread

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skep.errors import FileError, WrongTypeError
from skep.formats import archives
from skep.formats.archives import ByteStream, Unread
from skep.formats.sources import GameSource, resolved, size_of, streams

IGNORE = bool  # a function that does nothing with a number


def is_text(line: str) -> bool:
    return line.startswith("Base")


def contents(found: Iterable[ByteStream | Unread]) -> Iterator[tuple[str, str]]:
    """What is in each stream, or why there is none."""
    for it in found:
        if isinstance(it, Unread):
            yield it.name, f"unread: {it.why}"
            continue
        content = b""
        try:
            while chunk := it.read(1 << 16):
                content += chunk
        except FileError as error:
            yield it.name, f"{content.decode()} broken: {error}"
        else:
            yield it.name, content.decode()


def everything(source: GameSource) -> list[tuple[str, str]]:
    return list(contents(streams(resolved(source, is_text), IGNORE)))


def zipped(members: dict[str, bytes], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", method) as archive:
        for name, content in members.items():
            archive.writestr(name, content)
    return file.getvalue()


# Where games come from


def test_a_file_a_path_as_text_and_open_files(tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    path.write_text("Base")
    assert everything(path) == everything(str(path)) == [(str(path), "Base")]
    with path.open() as text, path.open("rb") as binary:
        assert everything(text) == everything(binary) == [(str(path), "Base")]
    assert everything(io.StringIO("é")) == [("the text", "é")]


@pytest.mark.parametrize("text", ["Base;InProgress", "one\ntwo", "x" * 5000, "Base" * 100, ""])
def test_pasted_text_is_not_a_path(text: str) -> None:
    assert everything(text) == [("the text", text)]


def test_a_file_that_exists_comes_before_a_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("Base").write_text("content")
    assert everything("Base") == [("Base", "content")]


def test_a_source_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(FileError, match=r"cannot read .*missing: No such file"):
        everything(tmp_path / "missing")
    with pytest.raises(FileError, match="cannot read missing: No such file"):
        everything("missing")
    assert size_of(Path("x" * 300)) == 0
    with pytest.raises(FileError, match=r"cannot read x+: File name too long"):
        everything("x" * 300)
    with pytest.raises(WrongTypeError, match="expected a path, a text or an open file, not 7"):
        everything(7)  # type: ignore[arg-type]


def test_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"Base")))
    assert everything("-") == [("standard input", "Base")]
    monkeypatch.setattr("sys.stdin", None)
    with pytest.raises(FileError, match="standard input: it is closed"):
        everything(Path("-"))


def test_a_folder_is_read_in_order_without_hidden_files(tmp_path: Path) -> None:
    for name in ("b.txt", "a/z.txt", "a/b/c.txt", ".hidden", ".git/config", "c.txt"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    expected = ["a/b/c.txt", "a/z.txt", "b.txt", "c.txt"]
    assert everything(tmp_path) == [(f"{tmp_path}/{name}", name) for name in expected]
    assert size_of(tmp_path) == sum(map(len, expected))


def test_the_bytes_read_are_reported(tmp_path: Path) -> None:
    (tmp_path / "a.gz").write_bytes(gzip.compress(b"a" * 100_000))
    (tmp_path / "b").write_bytes(b"b" * 100_000)
    read: list[int] = []
    list(contents(streams(tmp_path, read.append)))
    assert sum(read) == size_of(tmp_path)
    assert size_of(Path("-")) == size_of(io.StringIO("text")) == 0


# What should not be in a folder


def test_links_fifos_and_sockets_are_reported_and_not_opened(tmp_path: Path) -> None:
    (tmp_path / "secret").mkdir()
    (tmp_path / "secret" / "key").write_text("secret")
    folder = tmp_path / "folder"
    folder.mkdir()
    os.mkfifo(folder / "fifo")
    (folder / "link").symlink_to("../secret/key")
    (folder / "loop").symlink_to(".")
    (folder / "z.txt").write_text("Base")
    link = "unread: it is a link, and links in folders are not followed"
    assert everything(folder) == [
        (f"{folder}/fifo", "unread: it is not a regular file"),
        (f"{folder}/link", link),
        (f"{folder}/loop", link),
        (f"{folder}/z.txt", "Base"),
    ]


def test_a_link_to_a_folder_is_followed_if_it_is_the_source(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "a").write_text("Base")
    (tmp_path / "link").symlink_to("folder")
    assert everything(tmp_path / "link") == [(f"{tmp_path}/link/a", "Base")]


def test_files_that_vanish_or_change_while_a_folder_is_read(tmp_path: Path) -> None:
    for name in "abcd":
        (tmp_path / name).write_text("Base")
    found = contents(streams(tmp_path, IGNORE))
    assert next(found) == (f"{tmp_path}/a", "Base")
    (tmp_path / "b").unlink()
    (tmp_path / "c").unlink()
    os.mkfifo(tmp_path / "c")
    assert list(found) == [
        (f"{tmp_path}/b", "unread: it cannot be read: No such file or directory"),
        (f"{tmp_path}/c", "unread: it is not a regular file"),
        (f"{tmp_path}/d", "Base"),
    ]


def test_a_file_that_becomes_a_link_at_the_last_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a").write_text("Base")
    really_open = os.open

    def swap(path: str, flags: int) -> int:
        Path(path).unlink()
        Path(path).symlink_to("/etc/passwd")
        return really_open(path, flags)

    monkeypatch.setattr(os, "open", swap)
    [(_, why)] = everything(tmp_path)
    assert why == "unread: it cannot be read: Too many levels of symbolic links"


def test_unreadable_files_and_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a").write_text("Base")
    (tmp_path / "b").mkdir()
    (tmp_path / "c").write_text("Base")
    really_open, really_list = os.open, os.listdir

    def open_(path: str, flags: int) -> int:
        if path.endswith("/a"):
            raise PermissionError(13, "Permission denied")
        return really_open(path, flags)

    def list_(path: str) -> list[str]:
        if path.endswith("/b"):
            raise PermissionError(13, "Permission denied")
        return really_list(path)

    monkeypatch.setattr(os, "open", open_)
    monkeypatch.setattr(os, "listdir", list_)
    denied = "unread: it cannot be read: Permission denied"
    assert everything(tmp_path) == [
        (f"{tmp_path}/a", denied),
        (f"{tmp_path}/b", denied),
        (f"{tmp_path}/c", "Base"),
    ]


def test_an_error_of_the_disk_is_reported() -> None:
    class Failing(io.BytesIO):
        def read1(self, size: int | None = -1) -> bytes:
            if self.tell() >= 300:
                raise OSError(5, "Input/output error")
            return super().read1(size)

    found = everything(Failing(b"x" * 300))
    assert found == [("the text", "x" * 300 + " broken: it cannot be read: Input/output error")]


# Archives


def test_gzip_zip_and_gzip_inside_zip(tmp_path: Path) -> None:
    members = {"b.txt": b"second", "a/": b"", "a/a.txt": b"first", "c.gz": gzip.compress(b"third")}
    (tmp_path / "a.zip").write_bytes(zipped(members))
    (tmp_path / "b.pgn").write_bytes(gzip.compress(b"one ") + gzip.compress(b"two"))
    archive = f"{tmp_path}/a.zip"
    assert everything(tmp_path) == [
        (f"{archive}/b.txt", "second"),
        (f"{archive}/a/a.txt", "first"),
        (f"{archive}/c.gz", "third"),
        (f"{tmp_path}/b.pgn", "one two"),
    ]


def test_what_systems_put_into_archives_is_left_out() -> None:
    names = ("__MACOSX/._a.pgn", ".DS_Store", "x/.DS_Store", "../a.pgn", "b.pgn")
    found = everything(io.BytesIO(zipped(dict.fromkeys(names, b"Base"))))
    assert [name for name, _ in found] == ["the text/../a.pgn", "the text/b.pgn"]


@pytest.mark.parametrize("pack", [gzip.compress, lambda content: zipped({"a": content})])
def test_archives_through_a_pipe(pack: object) -> None:
    assert callable(pack)
    content = random.Random(1).randbytes(100_000).hex().encode()
    packed = pack(content)
    reading, writing = os.pipe()

    def feed() -> None:
        with os.fdopen(writing, "wb", buffering=0) as file:
            file.write(packed[:1])  # the first bytes come alone
            file.write(packed[1:])

    thread = Thread(target=feed)
    thread.start()
    with os.fdopen(reading, "rb") as file:
        [(_, found)] = everything(file)
    thread.join()
    assert found == content.decode()


def test_a_gzip_file_that_is_cut_off_gives_what_is_left() -> None:
    content = random.Random(1).randbytes(40_000).hex().encode()
    packed = gzip.compress(content)
    assert everything(io.BytesIO(packed[:15])) == [("the text", "unread: the archive is cut off")]
    for size in (300, len(packed) // 2, len(packed) - 1):
        [(_, found)] = everything(io.BytesIO(packed[:size]))
        read, _, why = found.partition(" broken: ")
        assert content.decode().startswith(read)
        assert why == "the archive is cut off"
        assert len(read) > 1.7 * (size - 300)


def test_a_gzip_file_with_a_wrong_checksum_or_garbage_after_it() -> None:
    content = random.Random(1).randbytes(400).hex().encode()
    packed = gzip.compress(content)
    [(_, found)] = everything(io.BytesIO(packed[:-8] + b"\0" * 4 + packed[-4:]))
    assert "the archive is damaged" in found
    [(_, found)] = everything(io.BytesIO(packed + b"garbage"))
    assert found.startswith(content.decode() + " broken: the archive is damaged")
    for zeros in (bytes(100), bytes(70_000), bytes(3 * 65_536)):
        assert everything(io.BytesIO(packed + zeros)) == [("the text", content.decode())]
        twice = [("the text", 2 * content.decode())]
        assert everything(io.BytesIO(packed + zeros + packed + zeros)) == twice


def test_a_zip_that_is_cut_off_or_damaged() -> None:
    content = random.Random(1).randbytes(2000).hex().encode()
    packed = zipped({"a": content, "b": content})
    [(_, cut)] = everything(io.BytesIO(packed[: len(packed) // 2]))
    assert cut == "unread: the archive is damaged: File is not a zip file"
    damaged = bytearray(packed)
    damaged[500:600] = bytes(100)
    (_, first), (_, second) = everything(io.BytesIO(bytes(damaged)))
    assert "the archive is damaged" in first
    assert second == content.decode()


def test_encrypted_members_are_named() -> None:
    packed = bytearray(zipped({"a": b"Base", "b": b"Base"}))
    entry = packed.index(b"PK\x01\x02")
    packed[entry + 8] |= 1
    assert everything(io.BytesIO(bytes(packed))) == [
        ("the text/a", "unread: it is encrypted; unpack it first"),
        ("the text/b", "Base"),
    ]


def test_archives_in_archives_are_refused() -> None:
    inner = zipped({"a": b"Base"})
    nested = "unread: it is {} inside {}; unpack it first"
    assert everything(io.BytesIO(zipped({"z": inner}))) == [
        ("the text/z", nested.format("a zip archive", "a zip archive"))
    ]
    assert everything(io.BytesIO(gzip.compress(inner))) == [
        ("the text", nested.format("a zip archive", "a gzip file"))
    ]
    twice = gzip.compress(gzip.compress(b"Base"))
    assert everything(io.BytesIO(twice)) == [
        ("the text", nested.format("a gzip file", "a gzip file"))
    ]
    assert everything(io.BytesIO(zipped({"z": twice}))) == [
        ("the text/z", nested.format("a gzip file", "a gzip file"))
    ]


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (b"7z\xbc\xaf\x27\x1c", "a 7z archive"),
        (b"BZh9", "packed by bzip2"),
        (bytes(257) + b"ustar\x00", "a tar archive"),
    ],
)
def test_other_archives_are_named(content: bytes, kind: str) -> None:
    why = f"unread: it is {kind}; unpack it first"
    assert everything(io.BytesIO(content)) == [("the text", why)]


# Bombs


@pytest.fixture
def small_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archives, "FREE_BYTES", 100_000)


BOMB = "it unpacks to more than 100 times its size, as zip bombs do"


@pytest.mark.usefixtures("small_limits")
def test_a_gzip_bomb_stops_at_the_ratio() -> None:
    [(_, found)] = everything(io.BytesIO(gzip.compress(bytes(10_000_000))))
    content, _, why = found.partition(" broken: ")
    assert why.startswith(BOMB)
    assert len(content) <= 100_000 + 100 * 10_000 + (1 << 16)


@pytest.mark.usefixtures("small_limits")
def test_a_zip_bomb_stops_all_members() -> None:
    packed = zipped(dict.fromkeys("abcdefgh", bytes(10_000_000)))
    found = everything(io.BytesIO(packed))
    assert sum(len(content) for _, content in found) < 100_000 + 100 * len(packed) + (1 << 17)
    assert found[-1][1].partition(" broken: ")[2].startswith(BOMB)


@pytest.mark.usefixtures("small_limits")
def test_members_that_share_their_bytes_are_a_bomb_too() -> None:
    """A table of contents that names the same bytes a thousand times."""
    content = bytes(90_000)
    packed = zipped({"a": content})
    start, end = packed.index(b"PK\x01\x02"), packed.index(b"PK\x05\x06")
    entry, count = packed[start:end], 1000
    directory = entry * count
    tail = bytearray(packed[end:])
    tail[8:12] = count.to_bytes(2, "little") * 2
    tail[12:16] = len(directory).to_bytes(4, "little")
    overlapping = packed[:start] + directory + bytes(tail)
    found = everything(io.BytesIO(overlapping))
    assert sum(len(text) for _, text in found) < 100_000 + 100 * len(overlapping) + (1 << 17)
    assert len(found) < count


@pytest.mark.usefixtures("small_limits")
def test_a_bomb_inside_a_zip_as_gzip() -> None:
    packed = zipped({"a.gz": gzip.compress(bytes(50_000_000))}, zipfile.ZIP_STORED)
    [(_, found)] = everything(io.BytesIO(packed))
    assert found.partition(" broken: ")[2].startswith(BOMB)


def test_a_zip_with_too_many_members(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archives, "MAX_DIRECTORY", 1000)
    packed = zipped({f"{index}.txt": b"" for index in range(100)})
    [(_, found)] = everything(io.BytesIO(packed))
    assert found == "unread: it has too many members; unpack it first"


def test_a_zip_through_a_pipe_that_is_too_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archives, "MAX_SPOOL", 100)

    class Pipe(io.BytesIO):
        def seekable(self) -> bool:
            return False

    [(_, found)] = everything(Pipe(zipped({"a": random.Random(1).randbytes(500)})))
    assert found.startswith("unread: it is larger than")


def test_names_of_members_are_only_labels() -> None:
    names = ["../../etc/passwd", "/etc/passwd", "evil\x1b[2J\r\n.pgn", "x" * 5000]
    found = [name for name, _ in everything(io.BytesIO(zipped(dict.fromkeys(names, b"Base"))))]
    assert found[:2] == ["the text/../../etc/passwd", "the text//etc/passwd"]
    assert found[2] == "the text/evil�[2J��.pgn"
    assert len(found[3]) < 300
    assert all(name.isprintable() for name in found)


def test_names_of_files_are_cleaned(tmp_path: Path) -> None:
    (tmp_path / "a\x1b[31m.txt").write_text("Base")
    (tmp_path / os.fsdecode(b"\xff.txt")).write_text("Base")
    assert [Path(name).name for name, _ in everything(tmp_path)] == ["a�[31m.txt", "�.txt"]


@given(st.data())
def test_damaged_archives_never_raise_anything_else(data: st.DataObject) -> None:
    content = b"Base;InProgress;White[2];wS1;bS1 wS1-\n" * 3
    packed = bytearray(
        data.draw(st.sampled_from([gzip.compress(content, mtime=0), zipped({"a": content})]))
    )
    for _ in range(data.draw(st.integers(1, 4))):
        packed[data.draw(st.integers(0, len(packed) - 1))] = data.draw(st.integers(0, 255))
    cut = data.draw(st.integers(4, len(packed)))
    for found in streams(io.BytesIO(bytes(packed[:cut])), IGNORE):
        if isinstance(found, ByteStream):
            try:
                while found.read(1 << 16):
                    pass
            except FileError:
                pass
