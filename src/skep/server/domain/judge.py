"""The judge: decides what a command does to a game, or why it is refused."""

from __future__ import annotations

from dataclasses import replace

from skep.pieces import Color
from skep.server.domain.commands import (
    CheckClock,
    Command,
    Draw,
    Join,
    Play,
    Redo,
    Rematch,
    Rename,
    Resign,
    Undo,
)
from skep.server.domain.consent import draw, rematch, undo
from skep.server.domain.game import HostedGame
from skep.server.domain.playing import joined, play
from skep.server.domain.refusals import Refusal, RefusalCode
from skep.server.domain.results import EndReason, GameResult
from skep.server.domain.seating import renamed
from skep.server.domain.taking_back import redo


def judge(
    game: HostedGame, command: Command, colors: frozenset[Color], now_ms: int
) -> HostedGame | Refusal:
    """The game after a command from the holder of these seats, or a refusal.

    If a command is fine but changes nothing, this is the same game object.
    """
    clock = game.clock
    if clock is not None and clock.running is not None and clock.is_expired(now_ms):
        # The command came too late, whatever it was.
        loser = clock.running
        return _newer(game, game.ended(GameResult(loser.other, EndReason.TIMEOUT), now_ms))
    if isinstance(command, CheckClock):
        return game
    if not colors:
        return Refusal(RefusalCode.SPECTATOR, "only the players can do that")
    after = _decide(game, command, colors, now_ms)
    return after if isinstance(after, Refusal) else _newer(game, after)


def _decide(
    game: HostedGame,
    command: Play | Resign | Draw | Undo | Redo | Rematch | Join | Rename,
    colors: frozenset[Color],
    now_ms: int,
) -> HostedGame | Refusal:
    actor = game.actor(colors)
    match command:
        case Play():
            return play(game, command, colors, now_ms)
        case Draw():
            return draw(game, command, actor, now_ms)
        case Undo():
            return undo(game, command, actor, now_ms)
        case Redo():
            return redo(game, now_ms)
        case Rematch():
            return rematch(game, command, actor)
        case Join():
            return joined(game, command, colors, now_ms)
        case Rename():
            return renamed(game, command, colors)
        case Resign():
            if game.result is not None:
                return Refusal(RefusalCode.GAME_OVER, "the game is over")
            return game.ended(GameResult(actor.other, EndReason.RESIGNED), now_ms)


def _newer(before: HostedGame, after: HostedGame) -> HostedGame:
    return before if after is before else replace(after, version=before.version + 1)
