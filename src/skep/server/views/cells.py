"""Cells and pieces as clients name them."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from skep.hexes import Hex
from skep.pieces import Piece

Coordinate: TypeAlias = Annotated[int, Meta(ge=-10_000, le=10_000)]
"""No hive gets farther away in a game of the allowed length."""
Cell: TypeAlias = tuple[Coordinate, Coordinate]
SentCell: TypeAlias = tuple[int, int]
"""A cell in the server's messages."""
PieceName: TypeAlias = Annotated[str, Meta(max_length=4)]


def read_cell(cell: Cell | None) -> Hex | None:
    return None if cell is None else Hex(*cell)


def read_piece(name: PieceName | None) -> Piece | None:
    """The piece with this name; raises ``NotationError`` if there is none."""
    return None if name is None else Piece(name)
