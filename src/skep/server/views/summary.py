"""A game as a list of games shows it: who plays, whose turn it is, and a picture of the hive."""

from __future__ import annotations

import msgspec

from skep.pieces import Color
from skep.server.domain.game import HostedGame
from skep.server.domain.game_setup import OpponentKind
from skep.server.views.colors import NAMES, ColorName
from skep.server.views.game import (
    ClockView,
    ResultView,
    SeatView,
    view_clock,
    view_result,
    view_seats,
)
from skep.server.views.position import BySide, PlacedPieceView, view_pieces


class SummaryView(msgspec.Struct, frozen=True):
    """What a list shows of a game. ``you`` are the client's own seats."""

    id: str
    version: int
    you: list[ColorName]
    opponent: OpponentKind
    game_type: str
    seats: BySide[SeatView]
    turn: ColorName
    ply: int
    turn_number: int
    pieces: list[PlacedPieceView]
    clock: ClockView | None
    result: ResultView | None
    started_ms: int
    played_ms: int
    """When the last move was played; before the first one, when the game began."""


def view_summary(game: HostedGame, held: frozenset[Color], now_ms: int) -> SummaryView:
    """The summary of a game for the holder of these seats."""
    return SummaryView(
        id=game.id,
        version=game.version,
        you=[NAMES[color] for color in Color if color in held],
        opponent=game.setup.opponent,
        game_type=game.setup.game_type.value,
        seats=view_seats(game),
        turn=NAMES[game.turn],
        ply=game.ply,
        turn_number=game.board.turn_number,
        pieces=view_pieces(game.board),
        clock=view_clock(game, now_ms),
        result=view_result(game),
        started_ms=game.started_ms,
        played_ms=game.turn_began_ms,
    )
