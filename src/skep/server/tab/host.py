"""The host of a tab's games, as the worker in web/src/tab uses it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final, Self

from skep.server.answers.caller import Caller
from skep.server.limits import Limits
from skep.server.meter import Meter
from skep.server.realtime.room import Rooms
from skep.server.realtime.serving import serve_client
from skep.server.services.games import Games
from skep.server.settings import ServerSettings
from skep.server.tab.computer import Ask, TabComputer
from skep.server.tab.port import Port
from skep.server.tab.requests import answer
from skep.server.tab.store import Keep, TabStore

_ADDRESS: Final = "tab"
_SETTINGS: Final = ServerSettings(
    Path(), new_games_per_minute=6_000, requests_per_second=1_000, hello_seconds=60
)
"""Nobody else is served, so the limits only stop a page that has run wild."""


class TabHost:
    """Answers requests and serves live games, all for one page."""

    def __init__(self, games: Games, closing: AsyncExitStack) -> None:
        limits = Limits(_SETTINGS)
        self._caller = Caller(games, limits, _ADDRESS)
        self._rooms = Rooms(limits)
        self._closing = closing
        self._loop = asyncio.get_running_loop()
        self._serving: set[asyncio.Task[None]] = set()

    @classmethod
    async def start(
        cls, records: Iterable[bytes], keep: Keep, ask: Ask, stop: Callable[[], object]
    ) -> Self:
        """Go on with the games of these records. The other arguments are the way out of here:
        to keep games, to ask the engine, and to make it stop."""
        closing = AsyncExitStack()
        games = Games(TabStore(records, keep), TabComputer(ask, stop), Meter())
        await closing.enter_async_context(games.running())
        return cls(games, closing)

    async def request(self, path: str, body: str | None) -> tuple[int, str]:
        """The status and the body of the answer to a request under ``/api/v1``."""
        status, found = await answer(path, body, self._caller)
        return status, found.decode()

    def connect(
        self, game_id: str, send: Callable[[str], object], close: Callable[[int], object]
    ) -> Port:
        """Enter a game. The port takes the page's messages; ``close`` gets a WebSocket's code."""
        port = Port(send, close)
        serving = self._loop.create_task(
            serve_client(port, game_id, self._caller, self._rooms, _SETTINGS.hello_seconds)
        )
        self._serving.add(serving)
        serving.add_done_callback(self._serving.discard)
        return port

    async def close(self) -> None:
        """End all games."""
        for serving in self._serving:
            serving.cancel()
        await asyncio.gather(*self._serving, return_exceptions=True)
        await self._closing.aclose()
