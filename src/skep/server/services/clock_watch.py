"""The clock watch: calls back when a player's time runs out, even if no message arrives."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from heapq import heapify, heappop, heappush
from typing import Final

from skep.server.timekeeping import now_ms

_LOOK_SECONDS: Final = 30.0
"""The longest sleep, so that a suspended machine or a late loop is noticed in time."""
_SPARE: Final = 100  # stale entries before they are removed


class ClockWatch:
    """Waits for the earliest instant, with one timer for all games."""

    def __init__(self, on_expiry: Callable[[str], object]) -> None:
        self._on_expiry = on_expiry
        self._ends: dict[str, int] = {}
        self._order: list[tuple[int, str]] = []  # a heap, including stale entries
        self._timer: asyncio.TimerHandle | None = None

    def set(self, game_id: str, expires_ms: int | None) -> None:
        """Watch a game until this instant; None stops watching it."""
        if expires_ms is None:
            self._ends.pop(game_id, None)
            return
        if self._ends.get(game_id) == expires_ms:
            return
        self._ends[game_id] = expires_ms
        heappush(self._order, (expires_ms, game_id))
        if len(self._order) > 2 * len(self._ends) + _SPARE:
            self._order = [(end, name) for name, end in self._ends.items()]
            heapify(self._order)
        if self._timer is None or self._order[0] == (expires_ms, game_id):
            self._wait()

    def close(self) -> None:
        self._ends.clear()
        self._order.clear()
        if self._timer is not None:
            self._timer.cancel()

    def _wait(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._order:
            seconds = max(0, self._order[0][0] - now_ms()) / 1000
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(min(seconds, _LOOK_SECONDS), self._look)

    def _look(self) -> None:
        """Call back for all games whose time has run out, and wait for the next."""
        now = now_ms()
        while self._order and self._order[0][0] <= now:
            end, game_id = heappop(self._order)
            if self._ends.get(game_id) == end:
                del self._ends[game_id]
                self._on_expiry(game_id)
        self._timer = None
        self._wait()
