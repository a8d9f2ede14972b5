"""Moves played and taken back, and the clock that goes with them."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from skep.clock import Clock
from skep.moves import PASS
from skep.pieces import Color
from skep.rulebook import sentence
from skep.server.domain.commands import Play
from skep.server.domain.game import BOTH, NO_OFFERS, Game
from skep.server.domain.played import Played
from skep.server.domain.refusals import Refusal, RefusalCode
from skep.server.domain.results import BY_A_MOVE, Ending, Result

MAX_PLIES: Final = 1000
"""No game that makes progress is as long; one that gets there is drawn, for it costs ever more."""


def play(game: Game, command: Play, colors: frozenset[Color], now_ms: int) -> Game | Refusal:
    """The game after an action; the same game if this very action was played there already."""
    if command.ply < game.ply:
        mover = Color(command.ply % 2) if command.ply >= 0 else None
        if mover in colors and game.moves[command.ply].action == command.action:
            return game
        return Refusal(RefusalCode.LATE, f"the game has gone on to ply {game.ply}")
    if game.result is not None:
        return Refusal(RefusalCode.GAME_OVER, "the game is over")
    if command.ply > game.ply:
        return Refusal(RefusalCode.EARLY, f"the game is only at ply {game.ply}")
    if game.turn not in colors:
        return Refusal(RefusalCode.NOT_YOUR_TURN, f"it is {game.turn}'s turn")
    if command.action not in game.board.legal_moves:
        explanation = game.board.explain(command.action)
        return Refusal(RefusalCode.ILLEGAL, sentence(explanation), explanation)
    return _played(game, command, now_ms)


def _played(game: Game, command: Play, now_ms: int) -> Game:
    move = Played.on(game.board, command.action, max(0, now_ms - game.turn_began_ms))
    board = game.board.copy()
    board.push(command.action)
    after = replace(
        game,
        board=board,
        moves=(*game.moves, move),
        clock=_clock_after_move(game, now_ms),
        offers=NO_OFFERS,
        turn_began_ms=now_ms,
    )
    outcome = board.outcome()
    if outcome is not None:
        return after.ended(Result.by_rules(outcome), now_ms)
    if after.ply >= MAX_PLIES:
        return after.ended(Result(None, Ending.PLY_CAP), now_ms)
    return after


def _clock_after_move(game: Game, now_ms: int) -> Clock | None:
    if game.clock is None or game.clock.running is not None:
        return game.clock and game.clock.pressed(now_ms)
    return game.clock.switched(game.turn.other, now_ms) if game.joined == BOTH else game.clock


def joined(game: Game, colors: frozenset[Color], now_ms: int) -> Game:
    """The game when the holder of these seats has come; once all are there the clock runs."""
    if colors <= game.joined:
        return game
    after = replace(game, joined=game.joined | colors)
    clock = game.clock
    waits = clock is not None and clock.running is None and game.ply > 0 and game.result is None
    if clock is not None and waits and after.joined == BOTH:
        after = replace(after, clock=clock.switched(game.turn, now_ms), turn_began_ms=now_ms)
    return after


def can_undo(game: Game) -> bool:
    """Whether moves may still be taken back.

    What a move ended can be, where nobody else has to agree; a resignation cannot.
    """
    if game.result is None:
        return True
    is_settled = game.needs_consent or game.next_game is not None
    return not is_settled and game.result.reason in BY_A_MOVE


def plies_kept(game: Game, asker: Color) -> int | None:
    """How many plies remain when a player takes their last choice back; None if there is none.

    A pass is no choice, so that one is taken back together with the move before it.
    """
    for ply in range(game.ply - 1, -1, -1):
        if Color(ply % 2) is asker and game.moves[ply].action is not PASS:
            return ply
    return None


def undone(game: Game, kept: int, now_ms: int) -> Game:
    """The game with only so many of its plies, and its clock as it was after them."""
    board = game.board.copy()
    while board.ply > kept:
        board.pop()
    moves = game.moves[:kept]
    return replace(
        game,
        board=board,
        moves=moves,
        clock=_clock_after(game, moves, now_ms),
        offers=NO_OFFERS,
        result=None,
        turn_began_ms=now_ms,
    )


def _clock_after(game: Game, moves: tuple[Played, ...], now_ms: int) -> Clock | None:
    """The clock after these moves: pressed again with the time that each of them took."""
    if game.clock is None:
        return None
    clock = Clock.full(game.clock.control)
    if not moves or game.joined != BOTH:
        return clock
    clock = clock.switched(Color.BLACK, 0)  # the first move takes no time
    for move in moves[1:]:
        clock = clock.pressed(clock.since_ms + move.ms)
    return replace(clock, since_ms=now_ms)
