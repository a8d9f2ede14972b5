"""Taking moves back and replaying them, with the clock as it was then."""

from __future__ import annotations

from dataclasses import replace

from skep.moves import PASS
from skep.pieces import Color
from skep.server.domain.clock import GameClock
from skep.server.domain.game import BOTH, NO_OFFERS, HostedGame
from skep.server.domain.game_setup import OpponentKind
from skep.server.domain.played import Played
from skep.server.domain.playing import ended_by_moves
from skep.server.domain.refusals import Refusal, RefusalCode
from skep.server.domain.results import BY_A_MOVE


def can_undo(game: HostedGame) -> bool:
    """Whether moves may still be taken back.

    A move that ended the game can be taken back unless another person would have to agree. A
    resignation can't.
    """
    if game.result is None:
        return True
    is_settled = game.needs_consent or game.next_game is not None
    return not is_settled and game.result.reason in BY_A_MOVE


def plies_kept(game: HostedGame, asker: Color) -> int | None:
    """How many plies remain when a player takes a move back; None if there is nothing to take back.

    At one screen this is the last move, no matter who made it. Elsewhere it is the player's own
    last choice. A forced pass is not a choice, so it goes together with the move before it.
    """
    if game.setup.opponent is OpponentKind.HERE:
        return game.ply - 1 if game.ply else None
    for ply in range(game.ply - 1, -1, -1):
        if Color(ply % 2) is asker and game.moves[ply].action is not PASS:
            return ply
    return None


def undone(game: HostedGame, kept: int, now_ms: int) -> HostedGame:
    """The game with only its first ``kept`` plies; the others can be replayed."""
    board = game.board.copy()
    while board.ply > kept:
        board.pop()
    moves = game.moves[:kept]
    # In a game by link both players agreed to the takeback, so one alone can't redo the moves.
    taken_back = () if game.needs_consent else (*game.taken_back, game.moves[kept:])
    return replace(
        game,
        board=board,
        moves=moves,
        clock=_clock_after(game, moves, now_ms),
        offers=NO_OFFERS,
        taken_back=taken_back,
        result=None,
        turn_began_ms=now_ms,
    )


def can_redo(game: HostedGame) -> bool:
    """Whether moves that were taken back can be replayed."""
    return bool(game.taken_back) and game.result is None


def redo(game: HostedGame, now_ms: int) -> HostedGame | Refusal:
    """The game after replaying the moves taken back last, with the clock as it was then."""
    if game.result is not None:
        return Refusal(RefusalCode.GAME_OVER, "the game is over")
    if not game.taken_back:
        return Refusal(RefusalCode.NOTHING_TO_REDO, "there are no moves to replay")
    *others, again = game.taken_back
    board = game.board.copy()
    for move in again:
        board.push(move.action)
    moves = (*game.moves, *again)
    after = replace(
        game,
        board=board,
        moves=moves,
        clock=_clock_after(game, moves, now_ms),
        offers=NO_OFFERS,
        taken_back=tuple(others),
        turn_began_ms=now_ms,
    )
    return ended_by_moves(after, now_ms)


def _clock_after(game: HostedGame, moves: tuple[Played, ...], now_ms: int) -> GameClock | None:
    """The clock after these moves, recomputed from the time that each of them took."""
    if game.clock is None:
        return None
    clock = GameClock.full(game.clock.control)
    timed = moves[game.given :]
    if not timed or game.joined != BOTH:
        return clock
    clock = clock.switched(Color((game.given + 1) % 2), 0)  # the first move takes no time
    for move in timed[1:]:
        clock = clock.pressed(clock.since_ms + move.ms)
    return replace(clock, since_ms=now_ms)
