"""Choosing a piece: where it may go, in numbered cells, and which neighbors it can throw."""

from __future__ import annotations

from dataclasses import dataclass

from skep.board import Board
from skep.hexes import Hex
from skep.moves import Move
from skep.pieces import Piece
from skep.render import Highlight, Highlights, Mark
from skep.rulebook.insects import pillbug
from skep.rulebook.position import lifted
from skep.rulebook.throwing import power_objection, target_objection, throwers


@dataclass(frozen=True)
class Selection:
    """A chosen piece and its legal destinations; the first has the number 1."""

    piece: Piece
    start: Hex | None
    destinations: tuple[Hex, ...]

    @property
    def highlights(self) -> Highlights:
        chosen = {} if self.start is None else {self.start: Highlight(Mark.CHOSEN)}
        numbered = {
            at: Highlight(Mark.CHOICE, number) for number, at in enumerate(self.destinations, 1)
        }
        return {**chosen, **numbered}

    def action(self, number: int) -> Move:
        """The move to the destination with this number."""
        return Move(self.piece, self.destinations[number - 1])


def select(board: Board, piece: Piece) -> Selection:
    """Choose a piece.

    The cells to climb on come first, so that the numbers drawn on pieces have one digit.
    """
    cells = board.destinations(piece)
    in_order = sorted(cells, key=lambda at: (at not in board.stacks, at.r, at.q))
    return Selection(piece, board.locate(piece), tuple(in_order))


def liftable(board: Board, piece: Piece) -> tuple[Piece, ...]:
    """The neighbors that a pillbug, or a mosquito with its power, can throw now."""
    position = board.position
    at = dict(throwers(position)).get(piece)
    if at is None or not position.has_queen(board.turn):
        return ()
    if power_objection(position, piece, at) is not None:
        return ()
    return tuple(
        stack[-1]
        for cell in at.neighbors()
        if (stack := board.stack(cell))
        and target_objection(position, stack[-1], cell) is None
        and pillbug.throws(lifted(position.stacks, cell), at, cell)
    )
