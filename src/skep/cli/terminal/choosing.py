"""Choosing a piece: where it may go, in numbered cells, or why it may go nowhere."""

from __future__ import annotations

from dataclasses import dataclass

from skep.board import Board
from skep.hexes import Hex
from skep.moves import Move
from skep.pieces import Piece
from skep.render import Highlight, Highlights, Mark
from skep.rulebook import Explanation, Rule
from skep.rulebook.details import (
    Absent,
    Covered,
    Enclosed,
    Expected,
    JustMoved,
    NothingToCopy,
    NotYours,
    OutOfReach,
    Powerless,
    Resting,
    Split,
    Stacked,
)
from skep.rulebook.insects import pillbug
from skep.rulebook.position import lifted
from skep.rulebook.throwing import power_objection, target_objection, throwers

_HOLDS_EVERYWHERE = (
    *(Absent, NotYours, Expected, Covered, Resting, Split, NothingToCopy),
    *(JustMoved, Stacked, OutOfReach, Powerless),  # the opponent's pieces are only thrown
)


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


def why_stuck(board: Board, piece: Piece) -> Explanation | None:
    """Why a piece may go nowhere, if one reason holds for every cell.

    It is found by trying one cell: of a piece in hand a cell that is open to another one, else
    a cell on the outside of the hive, which tells a piece that is walled in.
    """
    placements = (
        move.to
        for move in board.legal_moves
        if isinstance(move, Move) and board.locate(move.piece) is None
    )
    around = {cell for at in board.stacks for cell in at.neighbors()} - board.stacks.keys()
    outside = min(around, default=Hex(0, 0))
    start = board.locate(piece)
    attempt = next(placements, outside) if start is None else outside
    explanation = board.explain(Move(piece, attempt))
    match explanation.detail:
        case Enclosed(cell):
            holds = cell == start
        case detail:
            holds = isinstance(detail, _HOLDS_EVERYWHERE) or explanation.rule is Rule.QUEEN_FIRST
    return explanation if holds else None
