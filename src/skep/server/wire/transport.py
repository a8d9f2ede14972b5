"""A transport that limits how much unread data it holds for a client, and for how long."""

from __future__ import annotations

import asyncio
import socket
import struct
from contextlib import suppress
from typing import Any, Final

from skep.server.wire.visitors import Visit

MAX_UNSENT: Final = 2**20
"""The most bytes that may wait for a client."""
STALL_SECONDS: Final = 20.0
"""How long a client may take to read the next ``MIN_PROGRESS`` bytes."""
MIN_PROGRESS: Final = 16 * 1024
CLOSE_SECONDS: Final = 10.0
"""How long a closed connection may take to send what is left."""
_RESET: Final = struct.pack("ii", 1, 0)


class BoundedTransport(asyncio.Transport):
    """Passes everything to a socket's transport, and aborts it if the client does not read."""

    def __init__(self, transport: asyncio.Transport, visit: Visit) -> None:
        super().__init__()
        self._transport = transport
        self.visit = visit
        self._loop = asyncio.get_running_loop()
        self._written = 0
        self._sent_before = 0
        self._stall: asyncio.TimerHandle | None = None
        self._closing: asyncio.TimerHandle | None = None

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self._transport.write(data)
        self._written += len(data)
        unsent = self._transport.get_write_buffer_size()
        if unsent > MAX_UNSENT:
            self.abort()
        elif unsent and self._stall is None:
            self._watch(unsent)

    def close(self) -> None:
        self._transport.close()
        if self._closing is None:
            self._closing = self._loop.call_later(CLOSE_SECONDS, self.abort)

    def abort(self) -> None:
        """End the connection, and make the kernel drop its unsent data."""
        raw: socket.socket | None = self._transport.get_extra_info("socket")
        if raw is not None and raw.fileno() >= 0:
            with suppress(OSError):  # some systems refuse this on a closed connection
                raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _RESET)
        self._transport.abort()

    def ended(self) -> None:
        """Note that the connection is gone."""
        for timer in (self._stall, self._closing):
            if timer is not None:
                timer.cancel()
        self.visit.end()

    def _watch(self, unsent: int) -> None:
        self._sent_before = self._written - unsent
        self._stall = self._loop.call_later(STALL_SECONDS, self._check_progress)

    def _check_progress(self) -> None:
        self._stall = None
        unsent = self._transport.get_write_buffer_size()
        if not unsent:
            return
        if self._written - unsent < self._sent_before + MIN_PROGRESS:
            self.abort()
        else:
            self._watch(unsent)

    # Everything else goes to the inner transport.

    def get_extra_info(self, name: str, default: Any = None) -> Any:  # noqa: ANN401
        return self._transport.get_extra_info(name, default)

    def is_closing(self) -> bool:
        return self._transport.is_closing()

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._transport.set_protocol(protocol)

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self._transport.get_protocol()

    def is_reading(self) -> bool:
        return self._transport.is_reading()

    def pause_reading(self) -> None:
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        self._transport.resume_reading()

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        self._transport.set_write_buffer_limits(high, low)

    def get_write_buffer_size(self) -> int:
        return self._transport.get_write_buffer_size()

    def get_write_buffer_limits(self) -> tuple[int, int]:
        return self._transport.get_write_buffer_limits()

    def write_eof(self) -> None:
        self._transport.write_eof()

    def can_write_eof(self) -> bool:
        return self._transport.can_write_eof()
