"""A page's way into a game: messages instead of a WebSocket."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from skep.server.realtime.connection import CloseCode
from skep.server.realtime.serving import ClientLeftError


class Port:
    """The tab's end of a connection; ``send`` and ``close`` pass messages to the page."""

    def __init__(self, send: Callable[[str], object], close: Callable[[int], object]) -> None:
        self._send = send
        self._close = close
        self._received: asyncio.Queue[str | None] = asyncio.Queue()

    def put(self, text: str) -> None:
        """A message from the page."""
        self._received.put_nowait(text)

    def leave(self) -> None:
        """The page has closed its end."""
        self._received.put_nowait(None)

    async def receive(self) -> str:
        text = await self._received.get()
        if text is None:
            raise ClientLeftError
        return text

    async def send(self, text: str) -> None:
        self._send(text)

    async def close(self, code: CloseCode, reason: str) -> None:  # noqa: ARG002 - pages need none
        self._close(int(code))
