"""A game as clients get it: the position, the seats, the moves, the clock and the offers."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from skep.outcomes import state_after
from skep.pieces import Color
from skep.server.domain.clock import Pace
from skep.server.domain.game import HostedGame
from skep.server.domain.game_setup import OpponentKind
from skep.server.domain.played import Played
from skep.server.domain.results import EndReason
from skep.server.domain.taking_back import can_redo, can_undo, plies_kept
from skep.server.views.cells import SentCell
from skep.server.views.colors import ColorName, name_of
from skep.server.views.position import BySide, PositionView, view_last_move, view_position


class SeatKind(StrEnum):
    """Who plays on this seat."""

    PERSON = "person"
    COMPUTER = "computer"


class SeatView(msgspec.Struct, frozen=True):
    """One side of the table."""

    kind: SeatKind
    level: int | None
    joined: bool
    name: str | None
    """The player's name: plain text of up to 24 characters."""


class PlayedMoveView(msgspec.Struct, frozen=True):
    """A move of the game, and how long it took."""

    move: str
    piece: str | None
    start: SentCell | None = msgspec.field(name="from")
    to: SentCell | None
    thrown_by: str | None
    is_pass: bool = msgspec.field(name="pass")
    ms: int


class ClockView(msgspec.Struct, frozen=True):
    """What each side has left at ``now_ms``, the server's time."""

    kind: Pace
    initial_ms: int
    increment_ms: int
    white_ms: int
    black_ms: int
    running: ColorName | None
    now_ms: int


class OffersView(msgspec.Struct, frozen=True):
    """Who has offered or asked for what."""

    draw: ColorName | None
    undo: ColorName | None
    rematch: ColorName | None


class ResultView(msgspec.Struct, frozen=True):
    """How the game ended; a draw has no winner."""

    winner: ColorName | None
    reason: EndReason


class GameView(msgspec.Struct, frozen=True):
    """Everything public about a game. ``version`` increases with every change."""

    id: str
    version: int
    position: PositionView
    opponent: OpponentKind
    seats: BySide[SeatView]
    moves: list[PlayedMoveView]
    clock: ClockView | None
    offers: OffersView
    takeback: BySide[int | None]
    """How many plies would remain if this side took a move back; null if it cannot."""
    can_redo: bool
    """Whether moves that were taken back can be replayed; a restart forgets them."""
    result: ResultView | None
    next_game: str | None
    started_ms: int
    played_ms: int
    """When the last move was played; before the first one, when the game began."""
    thinking: bool
    computer_busy: bool
    """Whether the computer thinks for less time because many games are waiting for it."""


def view_game(game: HostedGame, now_ms: int, *, is_hurried: bool = False) -> GameView:
    """The view of a game at this instant."""
    offers = game.offers
    last = game.moves[-1] if game.moves else None
    return GameView(
        id=game.id,
        version=game.version,
        position=view_position(game.board, game.setup.rules, _game_string(game), last),
        opponent=game.setup.opponent,
        seats=view_seats(game),
        moves=[view_move(played) for played in game.moves],
        clock=view_clock(game, now_ms),
        offers=OffersView(name_of(offers.draw), name_of(offers.undo), name_of(offers.rematch)),
        takeback=BySide(_takeback(game, Color.WHITE), _takeback(game, Color.BLACK)),
        can_redo=can_redo(game),
        result=view_result(game),
        next_game=game.next_game,
        started_ms=game.started_ms,
        played_ms=game.turn_began_ms,
        thinking=game.is_thinking,
        computer_busy=is_hurried,
    )


def view_result(game: HostedGame) -> ResultView | None:
    """How the game ended, if it did."""
    result = game.result
    return ResultView(name_of(result.winner), result.reason) if result else None


def _game_string(game: HostedGame) -> str:
    """The GameString, made from moves that are already known as text.

    Unlike the board's, it also states an end that the moves don't show, such as a resignation.
    """
    board = game.board
    state = state_after(game.result.winner) if game.result else board.state_string
    header = (board.game_type.value, state, board.turn_string)
    return ";".join((*header, *(move.text for move in game.moves)))


def view_move(played: Played) -> PlayedMoveView:
    """A move of a game as it is listed."""
    shown = view_last_move(played)
    return PlayedMoveView(
        played.text,
        shown.piece,
        shown.start,
        shown.to,
        shown.thrown_by,
        shown.is_pass,
        played.ms,
    )


def view_seats(game: HostedGame) -> BySide[SeatView]:
    """Who plays."""
    return BySide(_seat(game, Color.WHITE), _seat(game, Color.BLACK))


def _seat(game: HostedGame, color: Color) -> SeatView:
    is_computer = game.setup.computer is color
    return SeatView(
        SeatKind.COMPUTER if is_computer else SeatKind.PERSON,
        game.setup.level if is_computer else None,
        color in game.joined,
        game.names.of(color),
    )


def _takeback(game: HostedGame, color: Color) -> int | None:
    return plies_kept(game, color) if can_undo(game) else None


def view_clock(game: HostedGame, now_ms: int) -> ClockView | None:
    """What the clock shows, if there is one."""
    clock = game.clock
    if clock is None:
        return None
    return ClockView(
        clock.control.pace,
        clock.control.initial_ms,
        clock.control.increment_ms,
        clock.left_ms(Color.WHITE, now_ms),
        clock.left_ms(Color.BLACK, now_ms),
        name_of(clock.running),
        now_ms,
    )
