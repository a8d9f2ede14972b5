"""The clock watch: calls out when the time of a game is over, though nobody says anything."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from skep.server.services.live_game import now_ms


class ClockWatch:
    """One timer for each game whose clock runs."""

    def __init__(self, on_expiry: Callable[[str], object]) -> None:
        self._on_expiry = on_expiry
        self._timers: dict[str, asyncio.TimerHandle] = {}

    def set(self, game_id: str, expires_ms: int | None) -> None:
        """Watch a game until this instant, or no more."""
        if (timer := self._timers.pop(game_id, None)) is not None:
            timer.cancel()
        if expires_ms is not None:
            seconds = max(0, expires_ms - now_ms() + 1) / 1000
            loop = asyncio.get_running_loop()
            self._timers[game_id] = loop.call_later(seconds, self._expire, game_id)

    def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def _expire(self, game_id: str) -> None:
        self._timers.pop(game_id, None)
        self._on_expiry(game_id)
