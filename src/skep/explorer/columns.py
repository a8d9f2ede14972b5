"""What the index knows about games, as bit slices: one set of games for each bit of each value.

With these, Python's big integers compare, add up and rank the values of all games at once, so that
a filter never looks at single games.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from functools import reduce
from itertools import accumulate, islice
from operator import or_
from typing import Final

from skep.explorer.game_sets import CHUNK, SLICE, ContentError, members


class Column(IntEnum):
    """A value that every game has; 0 if it is not known."""

    DATE = 0
    WHITE_STRENGTH = 1
    BLACK_STRENGTH = 2
    STRENGTH = 3
    """That of the weaker player."""
    ENDING = 4


class Ending(IntEnum):
    """How a game ended, as in the column."""

    UNDECIDED = 0
    WHITE_WINS = 1
    BLACK_WINS = 2
    DRAW = 3


STRENGTH_BITS: Final = 12
_FIRST: Final = (0, *accumulate((23, STRENGTH_BITS, STRENGTH_BITS, STRENGTH_BITS, 2)))
_SIZE: Final = _FIRST[-1] * SLICE


class ChunkColumns:
    """The values of the games of some chunks, which lie side by side."""

    __slots__ = ("_slices", "everything")

    everything: int
    """The set of all games."""

    def __init__(self, packed: Sequence[bytes], counts: Sequence[int]) -> None:
        """Chunks from the disk, and how many games each has; raise ContentError if they are not."""
        for content, games in zip(packed, counts, strict=True):
            if len(content) != _SIZE or not 0 < games <= CHUNK:
                raise ContentError(f"{len(content)} bytes are not the facts of {games} games")
        self._slices = [
            int.from_bytes(b"".join(content[at : at + SLICE] for content in packed), "little")
            for at in range(0, _SIZE, SLICE)
        ]
        counted = (((1 << games) - 1) << CHUNK * place for place, games in enumerate(counts))
        self.everything = reduce(or_, counted, 0)

    def known(self, column: Column) -> int:
        """The games whose value is not 0."""
        return reduce(or_, self._of(column))

    def equal(self, column: Column, value: int) -> int:
        """The games with this value."""
        found = self.everything
        for bit, games in enumerate(self._of(column)):
            found &= games if value >> bit & 1 else ~games
        return found

    def at_least(self, column: Column, value: int) -> int:
        """The games with this value or a larger one."""
        larger, equal = 0, self.everything
        slices = self._of(column)
        for bit in reversed(range(len(slices))):
            if value >> bit & 1:
                equal &= slices[bit]
            else:
                larger |= equal & slices[bit]
                equal &= ~slices[bit]
        return larger | equal

    def total(self, column: Column, games: int) -> int:
        """The sum of the values of some games."""
        return sum((it & games).bit_count() << bit for bit, it in enumerate(self._of(column)))

    def maximum(self, column: Column, games: int) -> int:
        """The largest value of some games; 0 if there are none."""
        value = 0
        slices = self._of(column)
        for bit in reversed(range(len(slices))):
            if better := games & slices[bit]:
                games = better
                value |= 1 << bit
        return value

    def largest(self, column: Column, games: int, count: int) -> list[int]:
        """The games with the largest values, in order; of equal ones those with high numbers."""
        chosen, candidates = 0, games
        for bits in reversed(self._of(column)):
            better = candidates & bits
            if better.bit_count() <= count - chosen.bit_count():
                chosen |= better
                candidates &= ~bits
            else:
                candidates = better
        numbers = [*members(chosen), *islice(members(candidates), count - chosen.bit_count())]
        return sorted(numbers, key=lambda number: (self._value(column, number), number))[::-1]

    def _value(self, column: Column, number: int) -> int:
        return sum((games >> number & 1) << bit for bit, games in enumerate(self._of(column)))

    def _of(self, column: Column) -> list[int]:
        return self._slices[_FIRST[column] : _FIRST[column + 1]]


def extended(packed: bytes | None, games: int, rows: Iterable[Sequence[int]]) -> bytes:
    """The columns of a chunk, or of a new one, with the values of more games."""
    canvas = bytearray(_SIZE) if packed is None else bytearray(packed)
    if len(canvas) != _SIZE:
        raise ContentError(f"{len(canvas)} bytes are not the facts of a chunk")
    for number, row in enumerate(rows, start=games):
        byte, bit = number >> 3, 1 << (number & 7)
        for first, value in zip(_FIRST, row, strict=False):
            left = value
            while left:
                highest = left.bit_length() - 1
                canvas[(first + highest) * SLICE + byte] |= bit
                left ^= 1 << highest
    return bytes(canvas)
