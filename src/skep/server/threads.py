"""Threads for work that would block the event loop: one for each kind of work.

A browser tab has no threads; there the loop of Pyodide calls the function at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

MAX_WAITING: Final = 64


class BusyError(Exception):
    """Too much work of this kind is already waiting."""


class BackgroundThread:
    """Runs one function at a time in its own thread.

    Python runs one thread at a time, so with many busy threads the event loop would hardly run.
    """

    def __init__(self, name: str, max_waiting: int | None = None) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._max_waiting = max_waiting
        self._waiting = 0

    async def do(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a function in this thread; raise ``BusyError`` if too many calls are waiting."""
        if self._max_waiting is not None and self._waiting >= self._max_waiting:
            raise BusyError
        self._waiting += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, lambda: function(*args, **kwargs))
        finally:
            self._waiting -= 1


ANSWERS: Final = BackgroundThread("answers", MAX_WAITING)
"""For positions, explanations and lessons."""
LOADING: Final = BackgroundThread("loading")
"""For replaying games after reading them; limited by how many sockets and requests there are."""
