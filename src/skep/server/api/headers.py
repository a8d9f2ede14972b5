"""Security headers on every answer: nothing from third parties, no referrer, no frames."""

from __future__ import annotations

from typing import Final

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from skep.server.api.pages import ON_DEMAND

_POLICY: Final = "content-security-policy"

HEADERS: Final = {
    _POLICY: "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data:",
            "font-src 'self'",
            "media-src 'self' data:",
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
_OF_WORKERS: Final = HEADERS | {
    _POLICY: HEADERS[_POLICY].replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
}
"""A worker has the policy of its own file. Only that of Python may compile WebAssembly."""


def with_headers(app: ASGIApp) -> ASGIApp:
    """The same app, with the headers on every answer."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        wanted = _OF_WORKERS if scope["path"].startswith(f"/{ON_DEMAND}") else HEADERS

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in wanted.items():
                    headers[name] = value
            await send(message)

        await app(scope, receive, send_with_headers)

    return answer
