"""The computer: moves and hints from a few threads, for everybody in turn."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from skep.clock import SECOND_MS
from skep.engine import FULL_LEVEL, Limit
from skep.moves import Action
from skep.server.domain.game import Game
from skep.server.services.live_game import now_ms
from skep.server.services.thinker import Thinker
from skep.server.services.turns import Turns

_HINT_LEVEL: Final = 9


class Computer:
    """Chooses moves in threads of its own, so that thinking delays no other game.

    Whoever waits does so on somebody's account; accounts take turns. Cancelling a choice
    ends its search.
    """

    def __init__(self, threads: int | None = None) -> None:
        threads = threads or max(1, (os.cpu_count() or 2) - 1)
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="computer")
        self._turns = Turns([Thinker(self._pool) for _ in range(threads)])

    def is_busy(self, account: str) -> bool:
        """Whether more on this account would wait for too long."""
        return self._turns.is_full(account)

    async def choose(self, game: Game, account: str) -> Action:
        """The computer's next action in a game in which it is its turn."""
        if game.setup.level is None:
            raise ValueError("the computer does not play in this game")
        async with self._turns.turn(account) as thinker:
            return await thinker.choose(game.board, game.setup.level, _seconds(game))

    async def hint(self, game: Game, account: str) -> Action:
        """A good action for the player to move."""
        async with self._turns.turn(account) as thinker:
            return await thinker.choose(game.board, _HINT_LEVEL, None)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _seconds(game: Game) -> float | None:
    """What the clock allows from now on, if there is one."""
    if game.clock is None:
        return None
    control, left = game.clock.control, game.clock.left_ms(game.turn, now_ms())
    limit = Limit(clock=max(left, 1) / SECOND_MS, increment=control.increment_ms / SECOND_MS)
    return limit.soft_seconds if game.setup.level == FULL_LEVEL else limit.hard_seconds
