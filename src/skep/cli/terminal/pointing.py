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
    Detail,
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
    return {action.to: Highlight(Mark.CHOICE), **chosen_highlights(board, action.piece)}


def chosen_highlights(board: Board, piece: Piece) -> Highlights:
    """A piece, if it is on the board."""
    return dict.fromkeys(_place(board, piece), Highlight(Mark.CHOSEN))


def lift_highlights(board: Board, piece: Piece, neighbors: Iterable[Piece]) -> Highlights:
    """A piece, and the neighbors that it can throw."""
    cells = (at for neighbor in neighbors for at in _place(board, neighbor))
    return {**chosen_highlights(board, piece), **dict.fromkeys(cells, Highlight(Mark.CHOICE))}


def reason_highlights(board: Board, explanation: Explanation) -> Highlights:
    """What shows on the board that an action is illegal; empty if nothing does."""
    match explanation.detail:
        case None | Absent() | Choices() | Ended() | Expected() | NotYours() | Unmoved():
            return {}
        case detail:
            return {**_attempt(board, explanation), **detail_highlights(board, detail)}


def _attempt(board: Board, explanation: Explanation) -> Highlights:
    subject = explanation.subject
    if isinstance(subject, Piece):
        return chosen_highlights(board, subject)
    return move_highlights(board, subject)


def detail_highlights(board: Board, detail: Detail | None) -> Highlights:
    """The parts, the gate, the piece on top: what a reason speaks of."""
    match detail:
        case Split(parts):
            return {
                at: Highlight(Mark.PART, number)
                for number, part in enumerate(parts, 1)
                for at in part
            }
        case OnlyCells(cells):
            return dict.fromkeys(cells, Highlight(Mark.CHOICE))
        case Gate(posts=cells) | Enemies(cells=cells):
            return _trouble(cells)
        case Gap(cell) | LostContact(end=cell):
            return _trouble([cell])
        case Covered(top=piece) | Resting(piece) | OutOfReach(piece) | Powerless(piece):
            return _trouble(_place(board, piece))
        case Occupied(piece):
            return _trouble(_place(board, piece))
        case _:
            return {}


def _trouble(cells: Iterable[Hex]) -> dict[Hex, Highlight]:
    return dict.fromkeys(cells, Highlight(Mark.TROUBLE))


def _place(board: Board, piece: Piece) -> list[Hex]:
    at = board.locate(piece)
    return [] if at is None else [at]
