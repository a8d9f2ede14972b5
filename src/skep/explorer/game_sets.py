"""Sets of games: numbers within a chunk while they are few, one bit per game otherwise.

In memory a set is an int, in which bit n stands for game n. Python combines and counts the bits of
a hundred thousand games in a microsecond.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator
from functools import reduce
from operator import or_
from typing import Final

CHUNK: Final = 4096
"""The games of a chunk."""

SLICE: Final = CHUNK // 8
"""The bytes of a set with one bit for each game of a chunk."""
_FEW: Final = 64
"""Sets with more games have one bit per game."""
_NUMBER: Final = struct.Struct("<H")


class ContentError(Exception):
    """What is on disk can't have been written by an index."""


def packed_number(number: int) -> bytes:
    """A game as a list of one; such lists are joined by ``+``."""
    return _NUMBER.pack(number)


def packed_list(numbers: bytes) -> bytes:
    """A list of any length as it is on disk."""
    is_short = len(numbers) <= _FEW * _NUMBER.size
    return numbers if is_short else packed_bits(_bits_of_numbers(numbers))


def packed_bits(games: int) -> bytes:
    """A set as it is on disk."""
    if games.bit_count() <= _FEW:
        return b"".join(map(_NUMBER.pack, members(games)))
    return games.to_bytes(SLICE, "little")


def unpacked(content: bytes) -> int:
    """A set from the disk; raise ContentError if it is not one."""
    if len(content) == _NUMBER.size:  # nearly all of them
        games = 1 << int.from_bytes(content, "little")
    elif len(content) == SLICE:
        games = int.from_bytes(content, "little")
    elif len(content) <= _FEW * _NUMBER.size and len(content) % _NUMBER.size == 0:
        games = _bits_of_numbers(content)
    else:
        raise ContentError(f"{len(content)} bytes are not a set of games")
    if games >> CHUNK:
        raise ContentError("a set of games has a number that no game has")
    return games


def joined(sets: Iterable[tuple[int, bytes]], chunks: int) -> int:
    """Sets from the disk, each with its place among some chunks, as one set."""
    canvas = bytearray(chunks * SLICE)
    for place, content in sets:
        games = content if len(content) == SLICE else unpacked(content).to_bytes(SLICE, "little")
        canvas[place * SLICE : (place + 1) * SLICE] = games
    return int.from_bytes(canvas, "little")


def members(games: int) -> Iterator[int]:
    """The numbers of the games in a set, the highest first."""
    content = games.to_bytes(-(-games.bit_length() // CHUNK) * SLICE, "little")
    for place in reversed(range(len(content) // SLICE)):
        piece = int.from_bytes(content[place * SLICE : (place + 1) * SLICE], "little")
        while piece:
            highest = piece.bit_length() - 1
            yield place * CHUNK + highest
            piece ^= 1 << highest


def _bits_of_numbers(numbers: bytes) -> int:
    every = struct.unpack(f"<{len(numbers) // _NUMBER.size}H", numbers)
    return reduce(or_, map((1).__lshift__, every), 0)
