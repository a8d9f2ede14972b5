"""One client's connection: its seats, its language, and the messages waiting to be sent."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from enum import IntEnum
from typing import Final

from skep.pieces import Color
from skep.server.realtime.messages import ServerMessage, encode

MAX_MESSAGES: Final = 64
MAX_WAITING: Final = 768 * 1024
"""Characters that may wait. With the buffers below, that is about a megabyte per client."""


class CloseCode(IntEnum):
    """Why the server closes a socket."""

    POLICY = 1008
    TOO_BIG = 1009
    FAILURE = 1011
    TRY_AGAIN = 1013
    MALFORMED = 4400
    NO_HELLO = 4408
    TOO_FAST = 4429


class Connection:
    """Sends in order and without waiting; a client that can't keep up is dropped.

    The sending task exists only while there is something to send, because most sockets are idle.
    """

    __slots__ = (
        *("_close", "_send", "_sending", "_size", "_waiting"),
        *("address", "colors", "dropped", "language"),
    )

    def __init__(
        self,
        send: Callable[[str], Awaitable[None]],
        close: Callable[[CloseCode, str], Coroutine[None, None, None]],
        address: str = "",
    ) -> None:
        self.address = address
        self.colors: frozenset[Color] = frozenset()
        self.language = "en"
        self.dropped = False
        self._send = send
        self._close = close
        self._waiting: deque[str] = deque()
        self._size = 0
        self._sending: asyncio.Task[None] | None = None

    def send(self, reply: ServerMessage) -> None:
        self.send_text(encode(reply))

    def send_text(self, text: str) -> None:
        """Send a message that is already encoded."""
        if self.dropped:
            return
        if len(self._waiting) >= MAX_MESSAGES or self._size + len(text) > MAX_WAITING:
            self.drop()
            self._sending = asyncio.create_task(self._end())
            return
        self._waiting.append(text)
        self._size += len(text)
        if self._sending is None:
            self._sending = asyncio.create_task(self._drain())

    def drop(self) -> None:
        """Send nothing more."""
        self.dropped = True
        self._waiting.clear()
        if self._sending is not None:
            self._sending.cancel()
            self._sending = None

    async def flushed(self) -> None:
        """Wait until everything has been sent."""
        if self._sending is not None:
            await asyncio.wait([self._sending], timeout=1)

    async def _drain(self) -> None:
        try:
            while self._waiting:
                await self._send(self._waiting[0])
                self._size -= len(self._waiting.popleft())
        except Exception:  # the client is gone, or has read nothing for too long
            self.dropped = True
            self._waiting.clear()
            await self._end()
        if self._sending is asyncio.current_task():
            self._sending = None

    async def _end(self) -> None:
        with suppress(Exception):  # it may be closed already
            await self._close(CloseCode.TRY_AGAIN, "too-slow")
