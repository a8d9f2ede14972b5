"""The application without a network."""

from __future__ import annotations

from typing import Any

from litestar.testing import TestClient
from litestar.types import Receive, Scope, Send

from skep.server.app import create_app
from skep.server.settings import ServerSettings


def in_process(settings: ServerSettings, peer: str = "127.0.0.1") -> TestClient[Any]:
    """A client with its own application, which sees it come from an address."""
    app = create_app(settings)
    inner = app.asgi_handler

    async def from_peer(scope: Scope, receive: Receive, send: Send) -> None:
        scope["client"] = (peer, 50_000)
        await inner(scope, receive, send)

    app.asgi_handler = from_peer
    return TestClient(app, base_url="http://127.0.0.1")
