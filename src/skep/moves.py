"""Actions: a piece that goes to a hex, or a pass."""

from __future__ import annotations

from enum import Enum
from typing import Final, Literal, NamedTuple, TypeAlias

from skep.hexes import Hex
from skep.pieces import Piece


class Move(NamedTuple):
    """A piece goes to a hex: from the reserve, by its own legs, or thrown by a pillbug.

    Which of these it is follows from the position; a walk and a throw to the
    same hex are one move.

    >>> Move(Piece("wA1"), Hex(2, -1))
    Move(piece=Piece('wA1'), to=Hex(q=2, r=-1))
    """

    piece: Piece
    to: Hex


class Pass(Enum):
    """The only action of a player who can neither place nor move."""

    PASS = "pass"

    def __repr__(self) -> str:
        return "PASS"


PASS: Final[Literal[Pass.PASS]] = Pass.PASS

Action: TypeAlias = Move | Pass


def turn_number(ply: int) -> int:
    """The number of the player's turn after this many plies, from 1; passes count as turns."""
    return 1 + ply // 2
