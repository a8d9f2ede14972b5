"""The edge: refuses requests before any endpoint sees them, by host, origin, form or rate."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from skep.server.answers.problems import Problem
from skep.server.limits import AnyConnection, Limits
from skep.server.origins import Origins
from skep.server.refusing import refuse_socket
from skep.server.settings import ServerSettings

_JSON: Final = "application/json"
_POLICY: Final = 1008
_TOO_MANY: Final = 429


def with_checks(app: ASGIApp, settings: ServerSettings, limits: Limits) -> ASGIApp:
    """The same app, which gets only the requests that pass."""
    origins = Origins(settings)

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        connection: AnyConnection = ASGIConnection(scope)
        address = limits.address_of(connection)

        async def send_patiently(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] == _TOO_MANY:
                await asyncio.sleep(limits.refusal_delay(address))
            await send(message)

        if scope["type"] == ScopeType.WEBSOCKET:
            is_allowed = limits.allow_page(connection)
            if is_allowed and origins.allow_socket(connection.headers):
                await limits.turn(address)
                await app(scope, receive, send)
            else:
                delay = limits.refusal_delay(address)
                await refuse_socket(receive, send, delay, _POLICY, "refused")
        elif (refused := _refusal(scope["method"], connection, origins, limits)) is not None:
            await _refuse(send_patiently, *refused)
        else:
            await limits.turn(address)
            await app(scope, receive, send_patiently)

    return answer


def _refusal(
    method: str, connection: AnyConnection, origins: Origins, limits: Limits
) -> tuple[int, Problem] | None:
    refused = _by_origin(method, connection.headers, origins) or _by_form(connection.headers)
    if refused is None and not limits.allow_page(connection):
        return _TOO_MANY, Problem("too-many-requests", "too many requests from this address")
    return refused


def _by_origin(method: str, headers: Headers, origins: Origins) -> tuple[int, Problem] | None:
    if not origins.knows_host(headers):
        return 421, Problem(
            "wrong-host",
            f"this server is not known as {headers['host']!r};"
            " start it with --allowed-host if it should be",
        )
    if not origins.allow(method, headers):
        return 403, Problem("wrong-origin", "pages of other sites may not do this")
    return None


def _by_form(headers: Headers) -> tuple[int, Problem] | None:
    """Accept only JSON bodies of known length, which no form of another site can send."""
    if "transfer-encoding" in headers:
        return 411, Problem(
            "no-length", "the body needs a Content-Length; chunked bodies are not accepted"
        )
    content_type = headers.get("content-type", "").partition(";")[0].strip().lower()
    if headers.get("content-length", "0") != "0" and content_type != _JSON:
        shown = content_type or "missing"
        return 415, Problem("not-json", f"the Content-Type is {shown}; expected {_JSON}")
    return None


async def _refuse(send: Send, status: int, problem: Problem) -> None:
    body = msgspec.json.encode(problem)
    headers = [
        (b"content-type", _JSON.encode()),
        (b"content-length", str(len(body)).encode()),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
