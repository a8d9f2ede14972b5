"""Lines from bytes: endings, encodings and limits, and the queue they wait in."""

from __future__ import annotations

from threading import Thread

import pytest

from skep.uhp.server.inbox import Inbox
from skep.uhp.server.lines import read_lines
from tests.patience import PATIENCE, wait_until


class Chunks:
    """A source that returns the given chunks, one per read."""

    def __init__(self, *chunks: bytes | None) -> None:
        self._chunks = iter(chunks)

    def read(self, _size: int, /) -> bytes | None:
        return next(self._chunks, b"")


class Flood:
    """A source of one endless line, then its end."""

    def __init__(self, megabytes: int) -> None:
        self._left = megabytes * 16

    def read(self, size: int, /) -> bytes:
        self._left -= 1
        return b"x" * size if self._left > 0 else b"\ninfo\n" if self._left == 0 else b""


class Hangup:
    def read(self, _size: int, /) -> bytes:
        raise OSError(5, "Input/output error")


@pytest.mark.parametrize(
    ("chunks", "lines"),
    [
        ((), []),
        ((b"info\n",), ["info"]),
        ((b"info\r\nundo\r\n",), ["info\r", "undo\r"]),
        ((b"in", b"fo", b"\nun", b"do\n"), ["info", "undo"]),
        ((b"no newline at the end",), ["no newline at the end"]),
        ((b"\n\n",), ["", ""]),
        ((b"a\x00b\n",), ["a\x00b"]),
        ((b"\xff\xfe\n\xc3\n",), ["\ufffd\ufffd", "\ufffd"]),
        (("é".encode()[:1], "é".encode()[1:], b"\n"), ["é"]),
        (("newgame\n".encode("utf-16-le"),), ["n\0e\0w\0g\0a\0m\0e\0", "\0"]),
    ],
)
def test_lines(chunks: tuple[bytes, ...], lines: list[str]) -> None:
    assert list(read_lines(Chunks(*chunks))) == lines


@pytest.mark.parametrize("chunks", [(b"123456\n",), (b"123", b"456\n"), (b"12345", b"6", b"\n")])
def test_a_line_that_is_too_long_is_dropped_and_the_next_is_read(chunks: tuple[bytes, ...]) -> None:
    assert list(read_lines(Chunks(*chunks, b"info\n"), longest=5)) == [None, "info"]


def test_a_line_at_the_bound_is_read() -> None:
    assert list(read_lines(Chunks(b"12345\n"), longest=5)) == ["12345"]


def test_a_long_line_without_an_end() -> None:
    assert list(read_lines(Chunks(b"123456"), longest=5)) == [None]


def test_a_flood_is_read_to_its_end() -> None:
    assert list(read_lines(Flood(megabytes=50))) == [None, "info"]


def test_a_hangup_is_an_end() -> None:
    assert list(read_lines(Hangup())) == []


def test_the_inbox_keeps_the_order_and_ends_when_closed() -> None:
    inbox = Inbox()
    for line in ("a", None, "b"):
        inbox.put(line)
    inbox.close()
    assert list(inbox) == ["a", None, "b"]


def test_the_inbox_waits_for_lines() -> None:
    inbox = Inbox()
    received: list[str | None] = []
    taker = Thread(target=lambda: received.extend(inbox))
    taker.start()
    inbox.put("a")
    wait_until(lambda: received == ["a"], "the first line is taken")
    inbox.put("b")
    inbox.close()
    taker.join(PATIENCE)
    assert received == ["a", "b"]


def test_a_full_inbox_keeps_the_sender_waiting() -> None:
    inbox = Inbox(capacity=1000)
    sent = 0

    def send() -> None:
        nonlocal sent
        for _ in range(100):
            inbox.put("x" * 200)
            sent += 1
        inbox.close()

    sender = Thread(target=send)
    sender.start()
    wait_until(lambda: inbox._size >= 1000, "the inbox is full")
    sender.join(0.05)  # enough to fill it further if nothing held the sender back
    assert sender.is_alive()
    assert sent < 10
    assert sum(1 for _ in inbox) == 100
    sender.join(PATIENCE)
    assert not sender.is_alive()
