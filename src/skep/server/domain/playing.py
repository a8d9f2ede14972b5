"""Playing a move, joining a game, and what both do to the clock."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from skep.pieces import Color
from skep.rulebook import sentence
from skep.server.domain.clock import GameClock
from skep.server.domain.commands import Join, Play
from skep.server.domain.game import BOTH, NO_OFFERS, HostedGame
from skep.server.domain.played import Played
from skep.server.domain.refusals import Refusal, RefusalCode
from skep.server.domain.results import EndReason, GameResult

MAX_PLIES: Final = 1000
"""A game this long is drawn: no real game gets there, and each move costs more than the last."""


def play(
    game: HostedGame, command: Play, colors: frozenset[Color], now_ms: int
) -> HostedGame | Refusal:
    """The game after an action; the same game if that action was already played at that ply."""
    if command.ply < game.ply:
        mover = Color(command.ply % 2) if command.ply >= 0 else None
        if mover in colors and game.moves[command.ply].action == command.action:
            return game
        return Refusal(RefusalCode.LATE, f"the game is already at ply {game.ply}")
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


def _played(game: HostedGame, command: Play, now_ms: int) -> HostedGame:
    move = Played.on(game.board, command.action, max(0, now_ms - game.turn_began_ms))
    board = game.board.copy()
    board.push(command.action)
    after = replace(
        game,
        board=board,
        moves=(*game.moves, move),
        given=min(game.given, game.ply),
        clock=_clock_after_move(game, now_ms),
        offers=NO_OFFERS,
        taken_back=(),
        turn_began_ms=now_ms,
    )
    return ended_by_moves(after, now_ms)


def ended_by_moves(game: HostedGame, now_ms: int) -> HostedGame:
    """The game, with its result if the moves have ended it."""
    outcome = game.board.outcome()
    if outcome is not None:
        return game.ended(GameResult.by_rules(outcome), now_ms)
    if game.ply >= MAX_PLIES:
        return game.ended(GameResult(None, EndReason.PLY_CAP), now_ms)
    return game


def _clock_after_move(game: HostedGame, now_ms: int) -> GameClock | None:
    if game.clock is None or game.clock.running is not None:
        return game.clock and game.clock.pressed(now_ms)
    return game.clock.switched(game.turn.other, now_ms) if game.joined == BOTH else game.clock


def joined(game: HostedGame, command: Join, colors: frozenset[Color], now_ms: int) -> HostedGame:
    """The game after the holder of these seats joined; the clock runs once both have."""
    if colors <= game.joined:
        return game
    names = game.names
    for color in colors:
        names = names.changed(color, command.name)
    after = replace(game, joined=game.joined | colors, names=names)
    clock = game.clock
    waits = clock is not None and clock.running is None and game.has_begun and game.result is None
    if clock is not None and waits and after.joined == BOTH:
        after = replace(after, clock=clock.switched(game.turn, now_ms), turn_began_ms=now_ms)
    return after
