"""Choosing a piece: where it may go, in numbered cells, or why it may go nowhere."""

from __future__ import annotations

from dataclasses import dataclass

from skep.board import Board
from skep.hexes import Hex
from skep.moves import Move
from skep.pieces import Piece
from skep.render import Highlight, Highlights, Mark
from skep.rulebook import Explanation


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
    cells = {m.to for m in board.legal_moves if isinstance(m, Move) and m.piece is piece}
    in_order = sorted(cells, key=lambda at: (at not in board.stacks, at.r, at.q))
    return Selection(piece, board.locate(piece), tuple(in_order))


def why_stuck(board: Board, piece: Piece) -> Explanation:
    """Why a piece without destinations has none, told of the most natural attempt."""
    start = board.locate(piece)
    own = [at for at, stack in board.stacks.items() if stack[-1].color is piece.color]
    centers = own if start is None else [start]
    near = [cell for at in centers for cell in at.neighbors() if cell not in board.stacks]
    around = [cell for at in board.stacks for cell in at.neighbors() if cell not in board.stacks]
    attempts = sorted(near) or sorted(around) or [Hex(0, 0)]
    return board.explain(Move(piece, attempts[0]))
