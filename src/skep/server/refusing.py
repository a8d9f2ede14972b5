"""Refuses sockets after a delay, which slows down clients that keep trying."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from litestar.types import Receive, Send


async def refuse_socket(
    receive: Receive, send: Send, seconds: float, code: int, reason: str
) -> None:
    """Refuse a socket after a delay, unless the client leaves or the server stops first."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while (await receive())["type"] != "websocket.disconnect":
                pass
            return
    await send({"type": "websocket.close", "code": code, "reason": reason})
