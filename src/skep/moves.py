"""Actions: a piece that goes to a hex, or a pass; and throws, which say who throws."""

from __future__ import annotations

from enum import Enum
from typing import Final, Literal, NamedTuple, TypeAlias

from skep.hexes import Hex, Symmetry
from skep.pieces import Piece


class Move(NamedTuple):
    """A piece goes to a hex: from the reserve, by its own legs, or thrown by a pillbug.

    Which of these it is follows from the position: ask ``Board.is_placement`` and
    ``Board.is_throw``. A walk and a throw to the same hex are one move.

    >>> Move(Piece("wA1"), Hex(2, -1))
    Move(piece=Piece('wA1'), to=Hex(q=2, r=-1))
    """

    piece: Piece
    to: Hex

    def transformed(self, symmetry: Symmetry) -> Move:
        """The same move on a board that is turned or mirrored around ``Hex(0, 0)``."""
        return Move(self.piece, self.to.transformed(symmetry))


class Throw(NamedTuple):
    """A piece lifts a neighbor of either color and sets it down on another side of itself.

    The thrower is a pillbug, or a mosquito next to one. Play it with ``board.push(throw.move)``.
    """

    thrower: Piece
    thrown: Piece
    to: Hex

    @property
    def move(self) -> Move:
        """The throw as an action, which does not say who throws."""
        return Move(self.thrown, self.to)


class Pass(Enum):
    """The only action of a player who can neither place nor move."""

    PASS = "pass"

    def __repr__(self) -> str:
        return "PASS"

    def transformed(self, symmetry: Symmetry) -> Pass:  # noqa: ARG002 - as a move
        """A pass is the same on every board."""
        return self


PASS: Final[Literal[Pass.PASS]] = Pass.PASS
"""The pass."""

Action: TypeAlias = Move | Pass
"""What a player does on a turn."""


def turn_number(ply: int) -> int:
    """Which turn of the player to move follows this many plies, from 1; passes count as turns."""
    return 1 + ply // 2
