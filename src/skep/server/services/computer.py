"""The computer: opponents of every level in worker threads, with a queue that has an end."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from skep.board import Board
from skep.clock import SECOND_MS
from skep.engine import FULL_LEVEL, Limit, Opponent
from skep.moves import Action
from skep.pieces import Color
from skep.server.domain.game import Game

T = TypeVar("T")

_MAX_WAITING: Final = 64
_HINT_LEVEL: Final = 9
_MEGABYTES: Final = 8  # of each opponent's table


class BusyError(Exception):
    """More is waiting for the computer than it takes on."""


class Computer:
    """Chooses moves in threads of its own, so that thinking delays no other game."""

    def __init__(self, threads: int | None = None) -> None:
        threads = threads or max(1, (os.cpu_count() or 2) - 1)
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="computer")
        self._turns = asyncio.Semaphore(threads)
        self._waiting = 0
        self._opponents = threading.local()

    @property
    def is_busy(self) -> bool:
        return self._waiting >= _MAX_WAITING

    async def choose(self, game: Game) -> Action:
        """The computer's next action in a game in which it is its turn; waits for its turn."""
        if game.setup.level is None:
            raise ValueError("the computer does not play in this game")
        return await self._think(game.board, game.setup.level, _seconds(game, game.turn))

    async def hint(self, game: Game) -> Action:
        """A good action for the player to move."""
        if self.is_busy:
            raise BusyError
        return await self._think(game.board, _HINT_LEVEL, None)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _think(self, board: Board, level: int, seconds: float | None) -> Action:
        self._waiting += 1
        try:
            async with self._turns:
                return await self._in_thread(lambda: self._choose(board.copy(), level, seconds))
        finally:
            self._waiting -= 1

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    def _choose(self, board: Board, level: int, seconds: float | None) -> Action:
        known: dict[int, Opponent] = self._opponents.__dict__.setdefault("by_level", {})
        if level not in known:
            known[level] = Opponent(level, megabytes=_MEGABYTES)
        known[level].start_game()  # the one before was another's
        return known[level].analyse(board, seconds).best


def _seconds(game: Game, color: Color) -> float | None:
    """What the clock allows, if there is one."""
    if game.clock is None:
        return None
    control = game.clock.control
    left = game.clock.white_ms if color is Color.WHITE else game.clock.black_ms
    limit = Limit(clock=max(left, 1) / SECOND_MS, increment=control.increment_ms / SECOND_MS)
    return limit.soft_seconds if game.setup.level == FULL_LEVEL else limit.hard_seconds
