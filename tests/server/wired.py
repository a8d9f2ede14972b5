"""A small application on the wire, over real local sockets."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from skep.server.settings import ServerSettings
from skep.server.wire.listener import listen
from skep.server.wire.server import WireServer
from tests.patience import PATIENCE

PING = 0x9

App = Callable[[dict[str, Any], Any, Any], Awaitable[None]]


@asynccontextmanager
async def serving(app: App, **settings: Any) -> AsyncIterator[WireServer]:
    """Serve an application until the end of the block."""
    with listen("127.0.0.1", 0) as listening:
        server = WireServer(app, listening, ServerSettings(Path("none"), **settings), 4096)
        async with server.running():
            server.address = listening.getsockname()  # type: ignore[attr-defined]
            try:
                yield server
            finally:
                server.should_exit = True


async def connected(server: WireServer) -> Client:
    """A connection with small buffers, so that unread data piles up early."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.setblocking(False)
    await asyncio.get_running_loop().sock_connect(raw, server.address)  # type: ignore[attr-defined]
    return Client(raw)


class Client:
    """Sends any bytes, and reads only when asked to."""

    def __init__(self, raw: socket.socket) -> None:
        self.raw = raw
        self._loop = asyncio.get_running_loop()

    async def send(self, data: bytes) -> None:
        await self._loop.sock_sendall(self.raw, data)

    async def upgrade(self, headers: str = "") -> None:
        """Become a WebSocket; each header must end its line."""
        key = base64.b64encode(os.urandom(16)).decode()
        await self.send(
            b"GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            + f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{headers}\r\n".encode()
        )
        assert (await self.read_until(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")

    async def read_until(self, end: bytes) -> bytes:
        data = b""
        while end not in data:
            part = await self._loop.sock_recv(self.raw, 1)
            assert part, data
            data += part
        return data

    async def is_cut_off(self) -> bytes:
        """Wait until the server has ended the connection; return what it sent before that."""
        data = b""
        try:
            while part := await self._loop.sock_recv(self.raw, 65536):
                data += part
        except ConnectionError:
            pass
        self.raw.close()
        return data


def frame(opcode: int, data: bytes = b"") -> bytes:
    """A client's frame, masked with zeros."""
    assert len(data) < 126
    return bytes((0x80 | opcode, 0x80 | len(data))) + bytes(4) + data


def let_time_pass(seconds: float) -> None:
    """Move the event loop's clock forward, so that everything due by then runs next."""
    loop = asyncio.get_running_loop()
    now = loop.time
    loop.time = lambda: now() + seconds  # type: ignore[method-assign]


def run(check: Callable[[], Awaitable[None]]) -> None:
    """Run a check on its own event loop."""

    async def limited() -> None:
        async with asyncio.timeout(PATIENCE):
            await check()

    asyncio.run(limited())
