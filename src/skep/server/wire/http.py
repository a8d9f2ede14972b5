"""HTTP connections with deadlines for the headers and the body of each request."""

from __future__ import annotations

import asyncio
import random
from typing import Final

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from skep.server.wire.transport import BoundedTransport
from skep.server.wire.visitors import Visit

HEADER_SECONDS: Final = 10.0
BODY_SECONDS: Final = 20.0
MAX_BODY: Final = 256 * 1024
"""The most bytes of a body that are read; the application has its own, lower limits."""
MAX_CHUNKED_BODY: Final = 16 * 1024
"""The same for chunked bodies: chunks may be tiny, and each costs time."""
_SLICE: Final = 8 * 1024  # bytes to parse before the limits are checked again


class HttpWire(H11Protocol):
    """A connection that is cut off if its client sends too slowly."""

    def __init__(self, config: Config, server_state: ServerState, visit: Visit) -> None:
        super().__init__(config, server_state, app_state={})
        self._visit = visit
        self._expected: object = None  # the part of a request to come next, in h11's terms
        self._deadline: asyncio.TimerHandle | None = None
        self._body = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(BoundedTransport(transport, self._visit))
        self._set_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._cancel_deadline()
        if isinstance(self.transport, BoundedTransport):
            self.transport.ended()

    def data_received(self, data: bytes) -> None:
        for begin in range(0, len(data), _SLICE):
            part = data[begin : begin + _SLICE]
            if self.conn.their_state is h11.SEND_BODY:
                self._body += len(part)
                if self._body > (MAX_CHUNKED_BODY if self._is_chunked else MAX_BODY):
                    self.transport.abort()
                    return
            super().data_received(part)
            if self.transport.get_protocol() is not self:  # it has become a WebSocket
                self._cancel_deadline()
                return
            self._set_deadline()
            if self.transport.is_closing():
                return

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.conn.their_state is h11.IDLE:
            self._expected = None  # the next request's headers get their own time
        self._set_deadline()

    @property
    def _is_chunked(self) -> bool:
        return any(name == b"transfer-encoding" for name, _ in self.headers)

    def _set_deadline(self) -> None:
        """Start the timer for the next part of a request, unless it is running."""
        if self._expected is self.conn.their_state:
            return
        self._expected = self.conn.their_state
        self._cancel_deadline()
        if self._expected is h11.IDLE:
            self._body = 0
            self._abort_after(HEADER_SECONDS)
        elif self._expected is h11.SEND_BODY:
            self._abort_after(BODY_SECONDS)

    def _abort_after(self, seconds: float) -> None:
        # Spread the deadlines: cutting off hundreds of connections that arrived together at the
        # same moment would delay everyone else.
        spread = random.uniform(0.9, 1.0)  # noqa: S311 -- not a secret
        self._deadline = self.loop.call_later(spread * seconds, self.transport.abort)

    def _cancel_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
