"""The process: the application in uvicorn, on one event loop."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import socket
import sys
from collections.abc import Callable
from typing import Final

from litestar import Litestar

from skep import __version__
from skep.errors import SettingError
from skep.server.api.preparing import prepare
from skep.server.app import create_app
from skep.server.logs.configuring import configure_logs
from skep.server.realtime.messages import MAX_FRAME
from skep.server.settings import ServerSettings
from skep.server.threads import ANSWERS
from skep.server.wire.listener import listen
from skep.server.wire.server import WireServer

_SWITCH_SECONDS: Final = 0.0005
"""How soon a busy thread lets the event loop run; handling a move takes several turns."""

_COLLECTIONS: Final = (700, 10, 150)
"""When the garbage collector runs: a full run needs at least a million new objects."""

_LOG = logging.getLogger(__name__)


def run(settings: ServerSettings, on_ready: Callable[[str], object]) -> None:
    """Serve until a signal arrives; ``on_ready`` gets the address once the server answers."""
    configure_logs(settings.log_format, settings.log_level)
    sys.setswitchinterval(_SWITCH_SECONDS)
    try:
        asyncio.run(_serve(settings, on_ready))
    except ExceptionGroup as group:
        raise _only(group) from None


def _settle(app: Litestar) -> None:
    """Do the slow first steps now, and let the garbage collector skip what stays.

    A full collection visits all modules and games and blocks the server for a tenth of a
    second. The smaller ones find nearly all garbage.
    """
    prepare(app)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_COLLECTIONS)


async def _serve(settings: ServerSettings, on_ready: Callable[[str], object]) -> None:
    app = create_app(settings)
    with _listening(settings.host, settings.port) as listening:
        server = WireServer(app, listening, settings, MAX_FRAME)
        app.state.metrics.connections.set_function(lambda: server.visitors.count)
        with server.ended_by_signals():
            async with app.lifespan(), server.running():
                address = f"http://{_shown(settings.host)}:{listening.getsockname()[1]}"
                _LOG.info("started", extra={"version": __version__, "address": address})
                on_ready(address)
                await ANSWERS.do(_settle, app)
    _LOG.info("stopped")


def _only(group: ExceptionGroup[Exception]) -> Exception:
    """The only error of a group, or the group itself."""
    error: Exception = group
    while isinstance(error, ExceptionGroup) and len(error.exceptions) == 1:
        error = error.exceptions[0]
    return error


def _listening(host: str, port: int) -> socket.socket:
    try:
        return listen(host, port)
    except OSError as error:
        is_system = error.errno is not None and error.errno > 0  # else the name is not known
        reason = os.strerror(error.errno or 0) if is_system else error.strerror
        raise SettingError(f"cannot listen on {host}:{port}: {reason}") from None


def _shown(host: str) -> str:
    """A host as this machine reaches it."""
    if host in ("0.0.0.0", "::"):  # noqa: S104 - not to listen there
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host
