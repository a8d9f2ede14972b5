"""Refused sockets: answered after a while, or not at all if the client leaves before."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from litestar.types import Receive, Send


async def refuse_socket(
    receive: Receive, send: Send, seconds: float, code: int, reason: str
) -> None:
    """Wait, and refuse a socket; it ends earlier if the client leaves, or the server ends."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while (await receive())["type"] != "websocket.disconnect":
                pass
            return
    await send({"type": "websocket.close", "code": code, "reason": reason})
