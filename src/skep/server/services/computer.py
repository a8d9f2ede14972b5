"""What the games need of the computer, wherever it thinks."""

from __future__ import annotations

from typing import Final, Protocol

from skep.engine import FULL_LEVEL, Limit
from skep.moves import Action
from skep.server.domain.clock import SECOND_MS
from skep.server.domain.game import HostedGame
from skep.server.timekeeping import now_ms

HINT_LEVEL: Final = 9


class MoveFinder(Protocol):
    """Finds moves and hints. Each search belongs to an account; canceling a call ends it."""

    def is_busy(self, account: str, level: int) -> bool:
        """Whether another search on this account would wait too long."""
        ...

    def is_hurried(self, level: int) -> bool:
        """Whether searches of this level are cut short now, because others wait."""
        ...

    async def choose(self, game: HostedGame, account: str) -> Action:
        """The computer's next action in a game; it must be its turn."""
        ...

    async def hint(self, game: HostedGame, account: str) -> Action:
        """A good action for the player to move."""
        ...

    def close(self) -> None:
        """End all searches."""
        ...


def seconds_of_clock(game: HostedGame) -> float:
    """The seconds that the clock allows for a move; without a clock, infinity."""
    if game.clock is None:
        return float("inf")
    control, left = game.clock.control, game.clock.left_ms(game.turn, now_ms())
    limit = Limit(clock=max(left, 1) / SECOND_MS, increment=control.increment_ms / SECOND_MS)
    return limit.soft_seconds if game.setup.level == FULL_LEVEL else limit.hard_seconds
