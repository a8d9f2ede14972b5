"""Splits any stream of bytes into lines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Protocol

MAX_LINE: Final = 1 << 20
_CHUNK = 1 << 16


class ByteSource(Protocol):
    """Where bytes come from: an unbuffered file, such as standard input."""

    def read(self, size: int, /) -> bytes | None: ...


def read_lines(source: ByteSource, longest: int = MAX_LINE) -> Iterator[str | None]:
    r"""The lines of a source up to its end, without their ``\n``; None for one that is too long.

    Of a line that is too long no more than ``longest`` bytes are ever kept. Bytes
    that are not UTF-8 become replacement characters.
    """
    line = bytearray()
    too_long = False
    while chunk := _read(source):
        *ended, rest = chunk.split(b"\n")
        for piece in ended:
            too_long = too_long or len(line) + len(piece) > longest
            yield None if too_long else (line + piece).decode(errors="replace")
            line.clear()
            too_long = False
        too_long = too_long or len(line) + len(rest) > longest
        if too_long:
            line.clear()
        else:
            line += rest
    if line or too_long:
        yield None if too_long else line.decode(errors="replace")


def _read(source: ByteSource) -> bytes | None:
    try:
        return source.read(_CHUNK)
    except OSError:  # a terminal that went away is an end of input
        return None
