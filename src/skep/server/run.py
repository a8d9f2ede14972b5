"""The process: the application in uvicorn, on one event loop."""

from __future__ import annotations

import asyncio
import logging
import os
import resource
import socket
from collections.abc import Callable
from typing import Final

import uvicorn

from skep import __version__
from skep.errors import SettingError
from skep.server.app import create_app
from skep.server.logs.configuring import configure_logs
from skep.server.realtime.messages import MAX_FRAME
from skep.server.settings import Settings

_LOG = logging.getLogger(__name__)
_BACKLOG: Final = 4096  # connections that wait to be accepted
_MAX_CONNECTIONS: Final = 20_000
_PING_SECONDS: Final = 20.0  # after twice this without a sign of life a socket is closed
_SHUTDOWN_SECONDS: Final = 2


def run(settings: Settings, on_ready: Callable[[str], object]) -> None:
    """Serve until told to stop; ``on_ready`` gets the address once it answers."""
    configure_logs(settings.log_format, settings.log_level)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # a socket is a file
    try:
        asyncio.run(_serve(settings, on_ready))
    except KeyboardInterrupt:
        pass
    except ExceptionGroup as group:
        raise _only(group) from None


async def _serve(settings: Settings, on_ready: Callable[[str], object]) -> None:
    app = create_app(settings)
    with _listening(settings.host, settings.port) as listener:
        server = uvicorn.Server(
            uvicorn.Config(
                app,
                lifespan="off",  # it is ours: what goes wrong at the start is told to the user
                ws="websockets-sansio",
                ws_max_size=MAX_FRAME,
                ws_ping_interval=_PING_SECONDS,
                ws_ping_timeout=_PING_SECONDS,
                ws_per_message_deflate=False,
                limit_concurrency=_MAX_CONNECTIONS,
                timeout_graceful_shutdown=_SHUTDOWN_SECONDS,
                log_config=None,
                access_log=False,  # nobody's address is kept
                server_header=False,
                proxy_headers=False,
            )
        )
        app.state.metrics.connections.set_function(lambda: len(server.server_state.connections))
        async with app.lifespan():
            serving = asyncio.create_task(server.serve(sockets=[listener]))
            while not server.started and not serving.done():
                await asyncio.sleep(0.01)
            if server.started:
                address = f"http://{_shown(settings.host)}:{listener.getsockname()[1]}"
                _LOG.info("started", extra={"version": __version__, "address": address})
                on_ready(address)
            await serving
    _LOG.info("stopped")


def _only(group: ExceptionGroup[Exception]) -> Exception:
    """What went wrong, where the application tells it as the only one of a group."""
    error: Exception = group
    while isinstance(error, ExceptionGroup) and len(error.exceptions) == 1:
        error = error.exceptions[0]
    return error


def _listening(host: str, port: int) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family, backlog=_BACKLOG)
    except OSError as error:
        is_system = error.errno is not None and error.errno > 0  # else the name is not known
        reason = os.strerror(error.errno or 0) if is_system else error.strerror
        raise SettingError(f"cannot listen on {host}:{port}: {reason}") from None


def _shown(host: str) -> str:
    """A host as this machine itself reaches it."""
    if host in ("0.0.0.0", "::"):  # noqa: S104 - not to listen there
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host
