"""The listener: accepts connections while there is room for them."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Callable
from typing import Final

from skep.server.wire.visitors import Visit, Visitors

BACKLOG: Final = 4096  # connections that wait to be accepted
SEND_BUFFER: Final = 128 * 1024
"""Bytes the kernel may buffer for a client; by default this grows to megabytes."""
RETRY_SECONDS: Final = 1.0
_AT_ONCE: Final = 8  # before open connections get their turn

_LOG = logging.getLogger(__name__)


class Listener:
    """Gives each accepted connection its own protocol."""

    def __init__(
        self,
        listening: socket.socket,
        visitors: Visitors,
        protocol: Callable[[Visit], asyncio.Protocol],
    ) -> None:
        self._listening = listening
        self._visitors = visitors
        self._protocol = protocol
        self._loop = asyncio.get_running_loop()
        self._beginning: set[asyncio.Task[None]] = set()
        self._retry: asyncio.TimerHandle | None = None

    def open(self) -> None:
        self._listening.setblocking(False)
        self._loop.add_reader(self._listening, self._accept)

    def close(self) -> None:
        """Stop accepting; open connections go on."""
        self._loop.remove_reader(self._listening)
        if self._retry is not None:
            self._retry.cancel()

    def _accept(self) -> None:
        for _ in range(_AT_ONCE):
            try:
                connection, address = self._listening.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError as error:  # out of descriptors or memory: some may be free later
                _LOG.warning("connections have to wait: %s", error)
                self.close()
                self._retry = self._loop.call_later(RETRY_SECONDS, self.open)
                return
            visit = self._visitors.enter(address[0])
            if visit is None:
                _LOG.warning("a connection was refused: there are too many")
                connection.close()
                continue
            task = self._loop.create_task(self._begin(connection, visit))
            self._beginning.add(task)
            task.add_done_callback(self._beginning.discard)

    async def _begin(self, connection: socket.socket, visit: Visit) -> None:
        try:
            connection.setblocking(False)
            await self._loop.connect_accepted_socket(lambda: self._protocol(visit), connection)
        except OSError:  # already gone
            connection.close()
            visit.end()


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; the sockets it accepts have a small kernel buffer."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.create_server((host, port), family=family, backlog=BACKLOG)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    # asyncio does this only for its own listeners. Without it, an answer's body waits 40 ms
    # until the client has acknowledged the headers.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listening
