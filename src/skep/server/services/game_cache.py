"""The games in memory: loaded on demand and dropped when no longer used."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

from skep.server.services.live_game import LiveGame

_KEPT: Final = 200
"""How many unused games stay in memory, for players who come back soon."""


class GameCache:
    """Every game is in memory at most once, and stays there while it is in use."""

    def __init__(self, load: Callable[[str], Awaitable[LiveGame | None]]) -> None:
        self._load = load
        self._games: dict[str, asyncio.Future[LiveGame | None]] = {}
        self._users: dict[str, int] = {}
        self._unused: OrderedDict[str, None] = OrderedDict()

    def __contains__(self, game_id: str) -> bool:
        return game_id in self._games

    def __len__(self) -> int:
        return len(self._games)

    def loaded(self, game_id: str) -> LiveGame | None:
        """A game that is in memory already."""
        found = self._games.get(game_id)
        return found.result() if found is not None and _is_loaded(found) else None

    @asynccontextmanager
    async def open(self, game_id: str) -> AsyncIterator[LiveGame | None]:
        """Use a game; None if it does not exist."""
        self._users[game_id] = self._users.get(game_id, 0) + 1
        self._unused.pop(game_id, None)
        try:
            if game_id not in self._games:
                self._games[game_id] = asyncio.ensure_future(self._load(game_id))
            yield await asyncio.shield(self._games[game_id])
        finally:
            self._leave(game_id)

    def _leave(self, game_id: str) -> None:
        self._users[game_id] -= 1
        if self._users[game_id]:
            return
        del self._users[game_id]
        loading = self._games[game_id]
        if loading.done() and not _is_loaded(loading):
            del self._games[game_id]
            return
        self._unused[game_id] = None
        if len(self._unused) > _KEPT:
            oldest, _ = self._unused.popitem(last=False)
            del self._games[oldest]


def _is_loaded(loading: asyncio.Future[LiveGame | None]) -> bool:
    """Whether loading has finished and found a game."""
    if not loading.done() or loading.cancelled() or loading.exception() is not None:
        return False
    return loading.result() is not None
