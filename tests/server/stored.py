"""Games between two people on one screen, in a file and without a network."""

from __future__ import annotations

from skep import Color, GameType
from skep.server.domain.commands import Command, Play
from skep.server.domain.game import BOTH, HostedGame
from skep.server.domain.game_setup import GameSetup, OpponentKind
from skep.server.services.games import Games, StartedGame
from tests.server.judging import move

_HERE = GameSetup(OpponentKind.HERE, GameType.BASE, "rulebook")


async def created(games: Games, number: int) -> list[str]:
    """The names of new games."""
    made = [await games.create(_HERE, Color.WHITE, "") for _ in range(number)]
    return [new.game.id for new in made if isinstance(new, StartedGame)]


async def after_two_plies(games: Games, *commands: Command) -> HostedGame:
    """A game in which each player has placed a spider, after more commands."""
    (name,) = await created(games, 1)
    async with games.open(name) as live:
        assert live is not None
        for command in (Play(0, move("wS1", 0, 0)), Play(1, move("bS1", 1, 0)), *commands):
            await live.act(command, BOTH)
        return live.game
