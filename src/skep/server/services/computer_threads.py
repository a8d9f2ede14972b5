"""The server's computer: a few threads that find moves and hints for everybody in turn."""

from __future__ import annotations

import os
import time
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Final

from skep.engine.levels import limit_of
from skep.moves import Action
from skep.server.domain.game import HostedGame
from skep.server.metrics import Metrics
from skep.server.services.computer import HINT_LEVEL, seconds_of_clock
from skep.server.services.fair_queue import FairQueue
from skep.server.services.thinker import Thinker

_QUICK_LEVEL: Final = 8
"""The strongest level that takes less than a tenth of a second."""
_MIN_SHARE: Final = 0.1
"""The share of its time a long search always gets: enough for 200,000 positions."""
_HURRIED_SHARE: Final = 0.5


class Lane:
    """Some of the computer's threads, and the searches waiting for them."""

    def __init__(self, name: str, pool: ThreadPoolExecutor, threads: int, metrics: Metrics) -> None:
        self._threads = threads
        self._turns = FairQueue([Thinker(pool) for _ in range(threads)])
        self._waits = metrics.search_waits.labels(name)
        metrics.searches_waiting.labels(name).set_function(lambda: self._turns.waiting)

    def is_full(self, account: str) -> bool:
        return self._turns.is_full(account)

    @property
    def share(self) -> float:
        """The share of its time that a search may use, given how many are waiting."""
        return max(_MIN_SHARE, 1 / (1 + self._turns.waiting / self._threads))

    @asynccontextmanager
    async def turn(self, account: str) -> AsyncIterator[Thinker]:
        begin = time.monotonic()
        async with self._turns.turn(account) as thinker:
            self._waits.observe(time.monotonic() - begin)
            yield thinker


class ComputerPlayer:
    """Chooses moves in its own threads, so that thinking delays no other game.

    Each search belongs to an account, and accounts take turns. Some threads are reserved for
    short searches. The more long searches are waiting, the less time each gets. Canceling a
    call ends its search.
    """

    def __init__(self, threads: int | None = None, metrics: Metrics | None = None) -> None:
        threads = threads or max(1, (os.cpu_count() or 2) - 1)
        quick = max(1, threads // 2)
        metrics = metrics or Metrics()
        self._pool = ThreadPoolExecutor(threads + quick, thread_name_prefix="computer")
        self._quick = Lane("quick", self._pool, quick, metrics)
        self._long = Lane("long", self._pool, threads, metrics)

    def is_busy(self, account: str, level: int) -> bool:
        """Whether another search on this account would wait too long."""
        return self._lane(level).is_full(account)

    def is_hurried(self, level: int) -> bool:
        """Whether searches of this level are cut short now, because others wait."""
        return level > _QUICK_LEVEL and self._long.share <= _HURRIED_SHARE

    async def choose(self, game: HostedGame, account: str) -> Action:
        """The computer's next action in a game; it must be its turn."""
        level = game.setup.level
        if level is None:
            raise ValueError("the computer does not play in this game")
        async with self._lane(level).turn(account) as thinker:
            seconds = min(self._allowed(level), seconds_of_clock(game))
            return await thinker.choose(game.board, level, seconds)

    async def hint(self, game: HostedGame, account: str) -> Action:
        """A good action for the player to move."""
        async with self._lane(HINT_LEVEL).turn(account) as thinker:
            return await thinker.choose(game.board, HINT_LEVEL, self._allowed(HINT_LEVEL))

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _lane(self, level: int) -> Lane:
        return self._quick if level <= _QUICK_LEVEL else self._long

    def _allowed(self, level: int) -> float:
        """The most seconds that a level may take; fewer if other long searches are waiting."""
        seconds = limit_of(level).hard_seconds
        return seconds if level <= _QUICK_LEVEL else seconds * self._long.share
