"""BoardSpace's grid: columns of letters, rows of numbers, and the hexes that they mean."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import Final, NamedTuple

from skep.errors import NotationError
from skep.hexes import Hex
from skep.pieces import Piece

_PERIOD: Final = 26  # the grid of old games was a ring in both directions
_COLUMN = re.compile(r"(?:([0-9]{1,3})(?=[AZ]))?([:-[])", re.IGNORECASE | re.ASCII)
_ROW = re.compile(r"-?[0-9]{1,3}")


class GridCell(NamedTuple):
    """A cell of the grid; column A is 0."""

    column: int
    row: int

    @staticmethod
    def parse(column: str, row: str) -> GridCell:
        """Read a cell such as ``N 13``. Left of A are 1A and 2A, right of Z are 1Z and 2Z.

        Converters of other sites' games write the characters before A and after Z instead.
        """
        found = _COLUMN.fullmatch(column)
        if found is None or not _ROW.fullmatch(row):
            raise NotationError(
                f"unknown cell {f'{column} {row}'[:20]!r}", expected="a cell such as N 13"
            )
        letter = ord(found[2].upper()) - ord("A")
        beyond = int(found[1] or 0)
        return GridCell(letter + beyond if letter else -beyond, int(row))

    def __str__(self) -> str:
        if self.column < 0:
            return f"{-self.column}A {self.row}"
        last = _PERIOD - 1
        if self.column > last:
            return f"{self.column - last}Z {self.row}"
        return f"{chr(ord('A') + self.column)} {self.row}"


START: Final = GridCell.parse("N", "13")
"""Where BoardSpace puts the first piece."""


def cell_of(at: Hex) -> GridCell:
    """The cell of a hex, if the first piece lies on ``START``."""
    return GridCell(START.column + at.q, START.row - at.r)


class Unrolled:
    """Follows the pieces of a game, since old games went on at the other edge of the grid."""

    def __init__(self) -> None:
        self._origin: GridCell | None = None  # where the first piece was put
        self._places: dict[Piece, Hex] = {}

    def put(self, piece: Piece, cell: GridCell) -> tuple[Hex, bool]:
        """Put a piece on a cell: its hex, and whether that is beyond the edge of the grid."""
        if self._origin is None:
            self._origin = cell
        meant = Hex(cell.column - self._origin.column, self._origin.row - cell.row)
        others = {at for other, at in self._places.items() if other is not piece}
        found = next((at for at in _on_the_ring(meant) if _touches(at, others)), meant)
        self._places[piece] = found
        return found, found != meant


def _on_the_ring(meant: Hex) -> Iterator[Hex]:
    """The hexes that have the same cell on a ring, the one that is meant first."""
    for dq in (0, _PERIOD, -_PERIOD):
        for dr in (0, _PERIOD, -_PERIOD):
            yield Hex(meant.q + dq, meant.r + dr)


def _touches(at: Hex, others: Collection[Hex]) -> bool:
    return at in others or any(beside in others for beside in at.neighbors())
