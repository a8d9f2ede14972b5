"""WebSockets: a budget for whatever a client sends, pings included."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn._types import ASGISendEvent
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from skep.server.credits import Credits
from skep.server.wire.transport import BoundedTransport

FRAMES_PER_SECOND: Final = 40.0
FRAMES_BURST: Final = 100.0
"""Twice the messages that a session takes, which closes a socket with a reason."""
BYTES_PER_SECOND: Final = 64.0 * 1024
BYTES_BURST: Final = 256.0 * 1024
_SLICE: Final = 512
"""Bytes to be parsed before the budget is looked at again: at most 85 frames."""


class SocketWire(WebSocketsSansIOProtocol):
    """A socket that is cut off without a word if it floods us or does not read."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any]
    ) -> None:
        super().__init__(config, server_state, app_state)
        self._frames = Credits(FRAMES_PER_SECOND, FRAMES_BURST)
        self._bytes = Credits(BYTES_PER_SECOND, BYTES_BURST)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        if not isinstance(transport, BoundedTransport):
            raise TypeError("a socket begins as an HTTP connection")
        super().connection_made(transport)
        self._bounded = transport

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._bounded.ended()

    def data_received(self, data: bytes) -> None:
        if not self._bytes.take(len(data)):
            self.transport.abort()
            return
        for begin in range(0, len(data), _SLICE):
            super().data_received(data[begin : begin + _SLICE])
            if self.transport.is_closing():
                return

    def handle_events(self) -> None:
        number = len(self.conn.events)
        if self._frames.take(number) and self._bounded.visit.allow_frames(number):
            super().handle_events()
        else:
            self.transport.abort()

    async def send(self, message: ASGISendEvent) -> None:
        if message["type"] == "websocket.close" and self._is_stuck:
            self.transport.abort()  # a close frame would wait behind what is not read
        else:
            await super().send(message)

    @property
    def _is_stuck(self) -> bool:
        _, high = self.transport.get_write_buffer_limits()
        return self.transport.get_write_buffer_size() > high
