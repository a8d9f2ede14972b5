"""WebSockets with a budget for everything a client sends, including pings."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

from uvicorn._types import ASGISendEvent
from uvicorn.config import Config
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request

from skep.server.credits import Credits
from skep.server.wire.transport import BoundedTransport

HANDSHAKE_SECONDS: Final = 20.0
"""How long an upgrade may wait for its answer; refusals take up to 5 s."""
FRAMES_PER_SECOND: Final = 40.0
FRAMES_BURST: Final = 100.0
"""Twice the session's own limit on messages, which closes a socket with a reason."""
BYTES_PER_SECOND: Final = 64.0 * 1024
BYTES_BURST: Final = 256.0 * 1024
_SLICE: Final = 512
"""Bytes to parse before the budget is checked again: at most 85 frames."""


class SocketWire(WebSocketsSansIOProtocol):
    """A socket that is cut off without notice if it floods us or does not read."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any]
    ) -> None:
        super().__init__(config, server_state, app_state)
        self._frames = Credits(FRAMES_PER_SECOND, FRAMES_BURST)
        self._bytes = Credits(BYTES_PER_SECOND, BYTES_BURST)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        if not isinstance(transport, BoundedTransport):
            raise TypeError("a WebSocket must start as an HTTP connection")
        super().connection_made(transport)
        self._bounded = transport
        self._deadline = self.loop.call_later(HANDSHAKE_SECONDS, transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._deadline.cancel()
        self._bounded.ended()

    def data_received(self, data: bytes) -> None:
        # Clients must wait for the answer to their upgrade: earlier frames are suspicious.
        is_early = self.handshake_initiated and not self.handshake_complete
        if is_early or not self._bytes.take(len(data)):
            self.transport.abort()
            return
        for begin in range(0, len(data), _SLICE):
            super().data_received(data[begin : begin + _SLICE])
            if self.conn.handshake_exc is not None:  # the parser gives up without an event
                self.transport.abort()
            if self.transport.is_closing():
                return

    def shutdown(self) -> None:
        """Close politely; a failure must not affect other connections."""
        if self.handshake_complete:
            with suppress(Exception):
                super().shutdown()
                return
        self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        self._bounded.visit.identify(event.headers.get_all("X-Forwarded-For"))
        super().handle_connect(event)

    def handle_events(self) -> None:
        count = len(self.conn.events)
        if self._frames.take(count) and self._bounded.visit.allow_frames(count):
            super().handle_events()
        else:
            self.transport.abort()

    async def send(self, message: ASGISendEvent) -> None:
        if self.transport.is_closing():
            raise ClientDisconnected
        if message["type"] == "websocket.close" and self._is_stuck:
            self.transport.abort()  # a close frame would wait behind the unread data
            return
        await super().send(message)
        if self.handshake_complete:
            self._deadline.cancel()

    @property
    def _is_stuck(self) -> bool:
        _, high = self.transport.get_write_buffer_limits()
        return self.transport.get_write_buffer_size() > high
