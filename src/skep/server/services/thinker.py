"""A thinker: opponents of every level in one thread, with searches that can be canceled."""

from __future__ import annotations

import asyncio
from concurrent.futures import Executor
from contextlib import suppress
from typing import Final

from skep.board import Board
from skep.engine import Opponent
from skep.moves import Action

MAX_SECONDS: Final = 5.0
"""Every level takes about a second at most; this guards against one that does not end."""
_MEGABYTES: Final = 8  # of each opponent's table
_AGAIN_SECONDS: Final = 0.01


class Thinker:
    """Thinks about one board at a time, for one user at a time."""

    def __init__(self, threads: Executor) -> None:
        self._threads = threads
        self._opponents: dict[int, Opponent] = {}

    async def choose(self, board: Board, level: int, seconds: float | None) -> Action:
        """The action a level chooses. Canceling stops the search and returns when it has ended."""
        board = board.copy()
        loop = asyncio.get_running_loop()
        search = loop.run_in_executor(self._threads, self._search, board, level, seconds)
        try:
            await asyncio.wait([search], timeout=MAX_SECONDS)
        finally:
            while not search.done():
                if level in self._opponents:
                    self._opponents[level].stop()
                # A search that is only about to start misses the stop, so try again. Ignore
                # further cancellations: the next search needs a free thread.
                with suppress(asyncio.CancelledError):
                    await asyncio.wait([search], timeout=_AGAIN_SECONDS)
        return search.result()

    def _search(self, board: Board, level: int, seconds: float | None) -> Action:
        if level not in self._opponents:
            self._opponents[level] = Opponent(level, megabytes=_MEGABYTES)
        opponent = self._opponents[level]
        opponent.start_game()  # the last search was for another game
        return opponent.analyse(board, seconds).best
