"""Choosing a piece: where it may go, in numbered cells, and which neighbors it can throw."""

from __future__ import annotations

from dataclasses import dataclass

from skep.board import Board
from skep.hexes import Hex
from skep.moves import Move
from skep.pieces import Piece
from skep.render import Highlight, HighlightKind, Highlights


@dataclass(frozen=True)
class ChosenPiece:
    """A chosen piece and its legal destinations, numbered from 1."""

    piece: Piece
    start: Hex | None
    destinations: tuple[Hex, ...]

    @property
    def highlights(self) -> Highlights:
        chosen = {} if self.start is None else {self.start: Highlight(HighlightKind.CHOSEN)}
        numbered = {
            at: Highlight(HighlightKind.CHOICE, number)
            for number, at in enumerate(self.destinations, 1)
        }
        return {**chosen, **numbered}

    def action(self, number: int) -> Move:
        """The move to the destination with this number."""
        return Move(self.piece, self.destinations[number - 1])


def select(board: Board, piece: Piece) -> ChosenPiece:
    """Choose a piece.

    Cells to climb onto come first, so that the numbers drawn on pieces have one digit.
    """
    cells = board.destinations(piece)
    in_order = sorted(cells, key=lambda at: (at not in board.stacks, at.r, at.q))
    return ChosenPiece(piece, board.locate(piece), tuple(in_order))


def liftable(board: Board, piece: Piece) -> tuple[Piece, ...]:
    """The neighbors that a pillbug, or a mosquito with its ability, can throw now."""
    thrown = (throw.thrown for throw in board.throws() if throw.thrower is piece)
    return tuple(dict.fromkeys(thrown))
