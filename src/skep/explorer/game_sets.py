"""Sets of games: numbers within a chunk while they are few, one bit per game otherwise.

In memory a set is an int, in which bit n stands for game n. Python combines and counts the bits of
a hundred thousand games in a microsecond.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator
from functools import reduce
from itertools import compress
from operator import or_
from typing import Final

CHUNK: Final = 4096
"""The games of a chunk."""

SLICE: Final = CHUNK // 8
"""The bytes of a set with one bit for each game of a chunk."""
_FEW: Final = 64
"""Sets with more games have one bit per game."""
_NUMBER: Final = struct.Struct("<H")
_AS_FLAGS: Final = bytes.maketrans(b"01", b"\0\1")


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
    """The union of sets from the disk, each with the place of its chunk among some chunks."""
    pieces = [0] * chunks
    for place, content in sets:
        pieces[place] |= unpacked(content)
    return int.from_bytes(b"".join(it.to_bytes(SLICE, "little") for it in pieces), "little")


def members(games: int) -> Iterator[int]:
    """The numbers of the games in a set, the highest first."""
    for place, numbers in by_chunk(games):
        yield from (place * CHUNK + number for number in numbers)


def by_chunk(games: int) -> Iterator[tuple[int, list[int]]]:
    """The numbers of the games within each chunk, with its place; the highest first."""
    content = games.to_bytes(-(-games.bit_length() // CHUNK) * SLICE, "little")
    for place in reversed(range(len(content) // SLICE)):
        if piece := int.from_bytes(content[place * SLICE : (place + 1) * SLICE], "little"):
            yield place, _numbers(piece)


def _numbers(piece: int) -> list[int]:
    if piece.bit_count() > _FEW:
        flags = f"{piece:b}".encode().translate(_AS_FLAGS)
        return list(compress(range(len(flags) - 1, -1, -1), flags))
    numbers = []
    while piece:
        highest = piece.bit_length() - 1
        numbers.append(highest)
        piece ^= 1 << highest
    return numbers


def _bits_of_numbers(numbers: bytes) -> int:
    every = struct.unpack(f"<{len(numbers) // _NUMBER.size}H", numbers)
    return reduce(or_, map((1).__lshift__, every), 0)
