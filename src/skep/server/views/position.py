"""A position as clients get it: everything a board shows, and every legal move."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeVar

import msgspec

from skep.board import Board
from skep.hexes import Hex
from skep.moves import PASS, Action, Move, Throw
from skep.pieces import Color, Piece
from skep.server.domain.played import Played
from skep.server.views.cells import SentCell
from skep.server.views.colors import NAMES, ColorName
from skep.server.views.rules import RulesName

T = TypeVar("T")


class BySide(msgspec.Struct, Generic[T], frozen=True):
    """One value for each player."""

    white: T
    black: T


class PlacedPieceView(msgspec.Struct, frozen=True):
    """A piece on the board; level 0 is the ground."""

    piece: str
    at: SentCell
    level: int


class LastMoveView(msgspec.Struct, frozen=True):
    """The last move. ``from`` is null for a placement; for a pass, all are null."""

    piece: str | None
    start: SentCell | None = msgspec.field(name="from")
    to: SentCell | None
    thrown_by: str | None
    is_pass: bool = msgspec.field(name="pass")


class PositionView(msgspec.Struct, frozen=True):
    """One moment on the board.

    For each piece that can be thrown, ``throwers`` are the pieces that can throw it, and
    ``throws`` the legal destinations that it can reach only by a throw.
    """

    game_type: str
    rules: RulesName
    turn: ColorName
    ply: int
    turn_number: int
    game_string: str
    pieces: list[PlacedPieceView]
    reserve: BySide[list[str]]
    legal: dict[str, list[SentCell]]
    must_pass: bool
    throwers: dict[str, list[str]]
    throws: dict[str, list[SentCell]]
    pinned: list[str]
    queen_due: BySide[int | None]
    occurrences: int
    last: LastMoveView | None


def view_last_move(played: Played) -> LastMoveView:
    """The view of a move."""
    if not isinstance(played.action, Move):
        return LastMoveView(None, None, None, None, is_pass=True)
    piece, to = played.action
    thrown_by = played.thrown_by.name if played.thrown_by else None
    return LastMoveView(piece.name, played.start, to, thrown_by, is_pass=False)


def view_board(board: Board, rules: str) -> PositionView:
    """The view of a board outside a game; ``rules`` is the name of its preset."""
    last = None
    if board.ply:
        before = board.copy()
        last = Played.on(before, before.pop())
    return view_position(board, rules, board.game_string, last)


def view_position(board: Board, rules: str, game_string: str, last: Played | None) -> PositionView:
    """The view of a board whose GameString and last move are known."""
    throws = board.throws()
    return PositionView(
        game_type=board.game_type.value,
        rules=RulesName(rules),
        turn=NAMES[board.turn],
        ply=board.ply,
        turn_number=board.turn_number,
        game_string=game_string,
        pieces=view_pieces(board),
        reserve=BySide(_reserve(board, Color.WHITE), _reserve(board, Color.BLACK)),
        legal=destinations(board.legal_moves),
        must_pass=PASS in board.legal_moves,
        throwers=_throwers(throws),
        throws=_only_thrown(board, throws),
        pinned=sorted(piece.name for piece in board.pinned()),
        queen_due=BySide(board.queen_due(Color.WHITE), board.queen_due(Color.BLACK)),
        occurrences=board.occurrences,
        last=view_last_move(last) if last else None,
    )


def destinations(actions: Iterable[Action]) -> dict[str, list[SentCell]]:
    """Where each piece may go."""
    found: dict[str, list[SentCell]] = {}
    for action in actions:
        if isinstance(action, Move):
            found.setdefault(action.piece.name, []).append(action.to)
    return found


def _throwers(throws: Iterable[Throw]) -> dict[str, list[str]]:
    """Which pieces can throw each piece."""
    found: dict[str, list[str]] = {}
    for thrower, thrown in dict.fromkeys((throw.thrower, throw.thrown) for throw in throws):
        found.setdefault(thrown.name, []).append(thrower.name)
    return found


def _only_thrown(board: Board, throws: Iterable[Throw]) -> dict[str, list[SentCell]]:
    """The cells that each piece can reach only by being thrown."""
    cells: dict[Piece, set[Hex]] = {}
    for throw in throws:
        cells.setdefault(throw.thrown, set()).add(throw.to)
    only = {piece: sorted(thrown - board.walks(piece)) for piece, thrown in cells.items()}
    return {piece.name: [*places] for piece, places in only.items() if places}


def view_pieces(board: Board) -> list[PlacedPieceView]:
    """The pieces on the board, from the ground up."""
    placed = [
        PlacedPieceView(piece.name, at, level)
        for at, stack in board.stacks.items()
        for level, piece in enumerate(stack)
    ]
    return sorted(placed, key=lambda piece: piece.level)


def _reserve(board: Board, color: Color) -> list[str]:
    return [piece.name for piece in board.reserve(color)]
