"""What to highlight on the board: the last move, a hint, or why something is illegal."""

from __future__ import annotations

from collections.abc import Iterable

from skep.board import Board
from skep.hexes import Hex
from skep.moves import Action, Move
from skep.pieces import Piece
from skep.render import (
    Highlight,
    HighlightKind,
    Highlights,
    mark_highlights,
    played_highlights,
)
from skep.rulebook import Explanation, marks


def last_move_highlights(board: Board) -> Highlights:
    """Where the last move started and ended."""
    if not board.history:
        return {}
    before = board.copy()
    move = before.pop()
    return played_highlights(before.stacks, move)


def move_highlights(board: Board, action: Action) -> Highlights:
    """A piece on the board, and where it would go."""
    if not isinstance(action, Move):
        return {}
    return {action.to: Highlight(HighlightKind.CHOICE), **_chosen_highlights(board, action.piece)}


def _chosen_highlights(board: Board, piece: Piece) -> Highlights:
    """A piece, if it is on the board."""
    return dict.fromkeys(_place(board, piece), Highlight(HighlightKind.CHOSEN))


def lift_highlights(board: Board, piece: Piece, neighbors: Iterable[Piece]) -> Highlights:
    """A piece, and the neighbors that it can throw."""
    cells = (at for neighbor in neighbors for at in _place(board, neighbor))
    return {
        **_chosen_highlights(board, piece),
        **dict.fromkeys(cells, Highlight(HighlightKind.CHOICE)),
    }


def reason_highlights(board: Board, explanation: Explanation) -> Highlights:
    """What shows on the board that an action is illegal."""
    return mark_highlights(marks(board.position, explanation))


def _place(board: Board, piece: Piece) -> list[Hex]:
    at = board.locate(piece)
    return [] if at is None else [at]
