"""uvicorn behind our own listener; signals stop it cleanly."""

from __future__ import annotations

import asyncio
import resource
import signal
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Final

import uvicorn

from skep.server.addresses import TrustedProxies
from skep.server.settings import ServerSettings
from skep.server.wire.http import HttpWire
from skep.server.wire.listener import Listener
from skep.server.wire.visitors import Visitors
from skep.server.wire.websocket import SocketWire

MAX_CONNECTIONS: Final = 20_000
OWN_DESCRIPTORS: Final = 128
"""Descriptors for the database, the log and everything else but connections."""
KEEP_ALIVE_SECONDS: Final = 5
PING_SECONDS: Final = 15.0
"""A socket that has not answered for twice this long is closed."""
SHUTDOWN_SECONDS: Final = 2


class WireServer(uvicorn.Server):
    """Serves an application on a listening socket until a signal comes."""

    def __init__(
        self,
        app: Callable[..., Any],
        listening: socket.socket,
        settings: ServerSettings,
        max_message: int,
    ) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                lifespan="off",  # we run it ourselves, so that the user sees startup errors
                http=HttpWire,
                ws=SocketWire,
                ws_max_size=max_message,
                ws_ping_interval=PING_SECONDS,
                ws_ping_timeout=PING_SECONDS,
                ws_per_message_deflate=False,
                timeout_keep_alive=KEEP_ALIVE_SECONDS,
                timeout_graceful_shutdown=SHUTDOWN_SECONDS,
                log_config=None,
                access_log=False,  # client addresses are not stored
                server_header=False,
                proxy_headers=False,
            )
        )
        self.visitors = Visitors(
            _most_connections(),
            settings.connections_per_address,
            TrustedProxies(settings.trusted_proxies),
        )
        self._listener = Listener(
            listening,
            self.visitors,
            lambda visit: HttpWire(self.config, self.server_state, visit),
        )

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Accept connections; at the end of the block, wait for the signal to stop."""
        serving = asyncio.create_task(self.serve(sockets=[]))
        while not self.started and not serving.done():
            await asyncio.sleep(0.01)
        self._listener.open()
        try:
            yield
        except BaseException:
            self.should_exit = True
            raise
        finally:
            await serving

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._listener.close()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Do nothing: uvicorn would raise the signals again and be killed by them."""
        yield

    @contextmanager
    def ended_by_signals(self) -> Iterator[None]:
        """Stop on SIGINT and SIGTERM, also while the application starts or closes its files."""
        loop = asyncio.get_running_loop()
        signals = (signal.SIGINT, signal.SIGTERM)
        for signal_number in signals:
            loop.add_signal_handler(signal_number, self.handle_exit, signal_number, None)
        try:
            yield
        finally:
            for signal_number in signals:
                loop.remove_signal_handler(signal_number)


def _most_connections() -> int:
    """As many as there are descriptors for, after raising their limit as far as possible."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if most == resource.RLIM_INFINITY:
        return MAX_CONNECTIONS
    return max(1, min(MAX_CONNECTIONS, most - OWN_DESCRIPTORS))
