"""Traces: gives every request and every socket an id that appears in its log lines."""

from __future__ import annotations

import logging
import re
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Final

import structlog
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from skep.server.metrics import Metrics

_LOG = logging.getLogger(__name__)
_HEADER: Final = "x-request-id"
_HARMLESS = re.compile(r"[A-Za-z0-9._-]{1,64}")
_METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


def with_traces(app: ASGIApp, metrics: Metrics) -> ASGIApp:
    """The same app, counted and with an id for every request and every socket."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        # Each has its own task, so nothing has to be unbound later.
        structlog.contextvars.clear_contextvars()
        if scope["type"] == ScopeType.HTTP:
            await _request(app, metrics, scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            structlog.contextvars.bind_contextvars(socket_id=_new_id())
            with metrics.sockets.track_inprogress():
                await app(scope, receive, _counting_closes(send, metrics))
        else:
            await app(scope, receive, send)

    return answer


async def _request(
    app: ASGIApp, metrics: Metrics, scope: Scope, receive: Receive, send: Send
) -> None:
    given = Headers.from_scope(scope).get(_HEADER, "")
    request_id = given if _HARMLESS.fullmatch(given) else _new_id()
    structlog.contextvars.bind_contextvars(request_id=request_id)
    begin = time.monotonic()
    status = 500  # if the application fails before it answers

    async def send_with_id(message: Message) -> None:
        nonlocal status
        if message["type"] == "http.response.start":
            status = message["status"]
            MutableScopeHeaders.from_message(message)[_HEADER] = request_id
        await send(message)

    try:
        await app(scope, receive, send_with_id)
    finally:
        method = str(scope.get("method"))
        method = method if method in _METHODS else "other"
        route = str(scope.get("path_template") or "none")
        metrics.requests.labels(method, route, status).inc()
        ms = round(1000 * (time.monotonic() - begin), 1)
        shown = {"method": method, "route": route, "status": status, "ms": ms}
        _LOG.debug("answered", extra=shown)


def _counting_closes(send: Send, metrics: Metrics) -> Callable[[Message], Awaitable[None]]:
    async def count_and_send(message: Message) -> None:
        if message["type"] == "websocket.close":
            metrics.socket_closes.labels(message.get("code", 1000)).inc()
        await send(message)

    return count_and_send


def _new_id() -> str:
    return secrets.token_hex(8)
