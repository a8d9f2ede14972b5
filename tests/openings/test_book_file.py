"""The files of opening books: exact and complete, or refused with a clear error."""

from __future__ import annotations

from array import array
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from skep import Board, FileError, GameType
from skep.openings import OpeningBook, opening_set
from skep.openings.book_file import FORMAT_VERSION, KEY_VERSION, Columns, pack, unpack

HEAD = 24
CHECKSUM = 32
ROW = 32


@pytest.fixture(scope="module")
def content(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("books") / "my.book"
    games = opening_set(GameType.BASE)[:20]
    OpeningBook.from_games(map(Board.from_game_string, games)).save(path)
    return path.read_bytes()


def sealed(content: bytes) -> bytes:
    """The content with a matching checksum, as in a deliberately forged file."""
    return content[:-CHECKSUM] + sha256(content[:-CHECKSUM]).digest()


def changed(content: bytes, at: int, value: int, size: int) -> bytes:
    return sealed(content[:at] + value.to_bytes(size, "little") + content[at + size :])


def refusal(content: bytes) -> str:
    with pytest.raises(FileError, match=r"^my\.book ") as caught:
        unpack(content, "my.book")
    return str(caught.value)


def test_the_format_byte_by_byte() -> None:
    columns = Columns(*map(array, "QQIIII", ([7, 7], [1, 2], [3, 4], [5, 6], [8, 9], [0, 1])))
    head = b"SKEPBOOK" + b"\1\0\0\0" + b"\1\0\0\0" + b"\2" + b"\0" * 7
    keys = b"".join(key.to_bytes(8, "little") for key in (7, 7, 1, 2))
    counts = b"".join(count.to_bytes(4, "little") for count in (3, 4, 5, 6, 8, 9, 0, 1))
    expected = head + keys + counts
    assert pack(columns) == expected + sha256(expected).digest()
    assert unpack(pack(columns), "x") == columns


def test_on_a_big_endian_machine_the_bytes_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    columns = Columns(*(array(code, [1]) for code in "QQIIII"))
    swapped = Columns(*(column[:] for column in columns))
    for column in swapped:
        column.byteswap()
    monkeypatch.setattr("sys.byteorder", "big")
    assert pack(swapped) == pack(unpack(pack(swapped), "x"))
    monkeypatch.undo()
    assert unpack(pack(columns), "x") == columns


def test_every_shorter_file_is_refused(content: bytes) -> None:
    for size in (*range(HEAD + CHECKSUM + 3), len(content) - ROW, len(content) - 1):
        message = refusal(content[:size])
        assert "damaged" in message or "not an opening book" in message


def test_every_changed_byte_is_noticed(content: bytes) -> None:
    rng = Random(2)
    for at in (*range(HEAD), *rng.sample(range(HEAD, len(content)), 200)):
        assert refusal(
            content[:at] + bytes([content[at] ^ 1 << rng.randrange(8)]) + content[at + 1 :]
        )
    assert "damaged" in refusal(content + b"\0")


@pytest.mark.parametrize(
    ("at", "value", "size", "message"),
    [
        (8, 2, 4, f"is an opening book of format 2; this Skep reads format {FORMAT_VERSION}"),
        (12, 9, 4, f"keys of version 9, and this Skep computes version {KEY_VERSION}"),
        (16, 0, 8, "0 moves need 56"),
        (16, (1 << 64) - 1, 8, "moves need"),
        (HEAD, (1 << 64) - 1, 8, "its moves are not in order"),
    ],
)
def test_files_that_were_made_to_deceive(
    content: bytes, at: int, value: int, size: int, message: str
) -> None:
    assert message in refusal(changed(content, at, value, size))


def test_moves_must_be_in_order_and_played() -> None:
    for keys in ([2, 1], [1, 1]):
        columns = Columns(*map(array, "QQIIII", (keys, [5, 5], [1, 1], [0, 0], [0, 0], [0, 0])))
        assert "not in order" in refusal(pack(columns))
    columns = Columns(*map(array, "QQIIII", ([1, 2], [5, 5], [1, 0], [0, 0], [0, 0], [0, 0])))
    assert "a move that was never played" in refusal(pack(columns))


def test_other_files(tmp_path: Path) -> None:
    with pytest.raises(FileError, match=r"cannot read .*nothing: No such file"):
        OpeningBook.load(tmp_path / "nothing")
    with pytest.raises(FileError, match=r"cannot read .*directory"):
        OpeningBook.load(tmp_path)
    (tmp_path / "games.txt").write_text("Base;InProgress;Black[1];wS1")
    with pytest.raises(FileError, match=r"games\.txt is not an opening book"):
        OpeningBook.load(tmp_path / "games.txt")


def test_a_file_that_never_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skep.openings.book.MAX_BYTES", 1000)
    with pytest.raises(FileError, match="larger than 1,000 bytes"):
        OpeningBook.load("/dev/zero")
