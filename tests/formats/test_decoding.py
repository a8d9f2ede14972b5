"""Lines out of bytes: every encoding, every line ending, however the bytes arrive."""

from __future__ import annotations

import io
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skep.errors import FileError
from skep.formats import decoding
from skep.formats.decoding import NumberedLines


def reader(content: bytes, step: int = 1 << 16) -> Callable[[int], bytes]:
    file = io.BytesIO(content)
    return lambda size: file.read(min(size, step))


def texts(content: bytes, step: int = 1 << 16) -> list[str]:
    return [text for _, text in NumberedLines(reader(content, step))]


@pytest.mark.parametrize("ending", ["\n", "\r", "\r\n"])
@pytest.mark.parametrize("step", [1, 2, 3, 1 << 16])
def test_lines_end_as_on_any_system(ending: str, step: int) -> None:
    content = ending.join(["one", "", "three", "4"]).encode()
    assert texts(content, step) == ["one", "", "three", "4"]
    assert texts(content + ending.encode(), step) == ["one", "", "three", "4"]


def test_all_endings_in_one_file_are_counted() -> None:
    lines = NumberedLines(reader(b"a\r\nb\rc\nd\n\re", 1))
    assert list(lines) == [(1, "a"), (2, "b"), (3, "c"), (4, "d"), (5, ""), (6, "e")]


def test_other_separators_of_unicode_do_not_end_a_line() -> None:
    assert texts("a\u2028b\x0bc\x0cd\x85e".encode()) == ["a\u2028b\x0bc\x0cd\x85e"]


@given(st.binary(max_size=200), st.integers(1, 7))
def test_how_the_bytes_arrive_makes_no_difference(content: bytes, step: int) -> None:
    whole, in_pieces = NumberedLines(reader(content)), NumberedLines(reader(content, step))
    assert list(whole) == list(in_pieces)
    assert whole.notes == in_pieces.notes


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be", "utf-32"])
@pytest.mark.parametrize("step", [1, 1 << 16])
def test_wide_encodings_are_a_repair(encoding: str, step: int) -> None:
    lines = NumberedLines(reader("Ångström\nzwei\n".encode(encoding), step))
    if encoding in {"utf-16", "utf-32"}:  # with a mark
        assert list(lines) == [(1, "Ångström"), (2, "zwei")]
    else:
        lines = NumberedLines(reader("Base\nzwei é\n".encode(encoding), step))
        assert list(lines) == [(1, "Base"), (2, "zwei é")]
    [note] = lines.notes
    assert (note.line, note.what) == (1, f"the text is {encoding[:6].upper()}, not UTF-8")
    assert not note.is_fatal


def test_the_mark_of_utf_8_is_no_part_of_the_text() -> None:
    lines = NumberedLines(reader("\ufeffBase".encode()))
    assert list(lines) == [(1, "Base")]
    assert lines.notes == []


def test_each_line_in_another_encoding_is_reported() -> None:
    lines = NumberedLines(reader(b'[White "\xc5ke"]\n[Black "\xc3\x85ke"]\n\xe9 \xc3\xa9'))
    assert list(lines) == [(1, '[White "Åke"]'), (2, '[Black "Åke"]'), (3, "é é")]
    assert [(note.line, note.what) for note in lines.notes] == [
        (1, "byte 0xc5 is not UTF-8; read as ISO-8859-1"),
        (3, "byte 0xe9 is not UTF-8; read as ISO-8859-1"),
    ]


def test_the_reports_of_one_game_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decoding, "MAX_REPAIRS", 3)
    lines = NumberedLines(reader(b"\xff\n" * 10))
    assert len(list(lines)) == 10
    assert len(lines.notes) == 3


@pytest.mark.parametrize("step", [7, 1 << 16])
def test_an_endless_line_is_cut_and_the_rest_is_read(
    step: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decoding, "MAX_LINE", 50)
    monkeypatch.setattr(decoding, "_SHOWN", 5)
    lines = NumberedLines(reader(b"first\n" + b"x" * 1000 + b"\r\nthird\n", step))
    assert list(lines) == [(1, "first"), (2, "xxxxx"), (3, "third")]
    [note] = lines.notes
    assert note == (2, "the line has more than 50 bytes", True)


def test_an_endless_game_ends_the_lines_until_the_next_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(decoding, "MAX_GAME", 20)
    lines = NumberedLines(reader(b"start\n" + b"go on\n" * 10 + b"start\nend\n"))
    assert [number for number, _ in lines] == [1, 2, 3, 4]
    assert lines.is_in_excess
    assert lines.skip_to(lambda line: line == "start")
    assert list(lines) == [(12, "start"), (13, "end")]
    assert not lines.is_in_excess
    assert [(note.line, note.is_fatal) for note in lines.notes] == [(4, True)]
    assert not lines.skip_to(lambda _: True)


def test_a_stream_that_breaks_off_gives_what_came_before() -> None:
    pieces = iter([b"one\ntw"])

    def read(_: int) -> bytes:
        for piece in pieces:
            return piece
        raise FileError("the archive is cut off")

    lines = NumberedLines(read)
    assert list(lines) == [(1, "one"), (2, "tw")]
    assert lines.notes == [(2, "the file breaks off here: the archive is cut off", True)]
