"""What to point at on the board: the last move, a hint, and the reason why something is illegal."""

from __future__ import annotations

from collections.abc import Iterable

from skep.board import Board
from skep.hexes import Hex
from skep.moves import Action, Move
from skep.pieces import Piece
from skep.render import Highlight, Highlights, Mark
from skep.rulebook import Explanation
from skep.rulebook.details import (
    Absent,
    Choices,
    Covered,
    Ended,
    Enemies,
    Expected,
    Gap,
    Gate,
    LostContact,
    NotYours,
    Occupied,
    OnlyCells,
    OutOfReach,
    Powerless,
    Resting,
    Split,
    Unmoved,
)


def last_move_highlights(board: Board) -> Highlights:
    """Where the last move began and ended."""
    if board.ply == 0:
        return {}
    before = board.copy()
    move = before.pop()
    if not isinstance(move, Move):
        return {}
    origin = before.locate(move.piece)
    began = {} if origin is None else {origin: Highlight(Mark.ORIGIN)}
    return {**began, move.to: Highlight(Mark.LAST)}


def move_highlights(board: Board, action: Action) -> Highlights:
    """A piece on the board, and where it would go."""
    if not isinstance(action, Move):
        return {}
    start = board.locate(action.piece)
    chosen = {} if start is None else {start: Highlight(Mark.CHOSEN)}
    return {action.to: Highlight(Mark.CHOICE), **chosen}


def reason_highlights(board: Board, explanation: Explanation) -> Highlights:
    """What shows on the board that an action is illegal; empty if nothing does."""
    match explanation.detail:
        case None | Absent() | Choices() | Ended() | Expected() | NotYours() | Unmoved():
            return {}
        case Split(parts):
            shown = {
                at: Highlight(Mark.PART, number)
                for number, part in enumerate(parts, 1)
                for at in part
            }
        case OnlyCells(cells):
            shown = dict.fromkeys(cells, Highlight(Mark.CHOICE))
        case Gate(posts=cells) | Enemies(cells=cells):
            shown = _trouble(cells)
        case Gap(cell) | LostContact(end=cell):
            shown = _trouble([cell])
        case Covered(top=piece) | Resting(piece) | OutOfReach(piece) | Powerless(piece):
            shown = _trouble(_place(board, piece))
        case Occupied(piece):
            shown = _trouble(_place(board, piece))
        case _:
            shown = {}
    return {**move_highlights(board, explanation.action), **shown}


def _trouble(cells: Iterable[Hex]) -> dict[Hex, Highlight]:
    return dict.fromkeys(cells, Highlight(Mark.TROUBLE))


def _place(board: Board, piece: Piece) -> list[Hex]:
    at = board.locate(piece)
    return [] if at is None else [at]
