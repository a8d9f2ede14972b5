"""The parts of the reference that are not made from the OpenAPI document."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.datastructures import State

from skep.server.api.documents import Document, send_document
from skep.server.api.reference.socket import socket_page

AnyRequest: TypeAlias = Request[Any, Any, Any]
MakeDocument: TypeAlias = Callable[[], dict[str, Any]]

_STYLE: Final = Document.of(Path(__file__).with_name("style.css").read_bytes(), MediaType.CSS)


@get("/schema/asyncapi.json", include_in_schema=False)
async def show_asyncapi(request: AnyRequest, state: State) -> Response[Any]:
    """The messages of the socket, for programs."""
    return send_document(request, _asyncapi(state.asyncapi))


@get("/schema/sockets", include_in_schema=False)
async def show_socket_page(request: AnyRequest, state: State) -> Response[Any]:
    """The messages of the socket, for people."""
    return send_document(request, _page(state.asyncapi))


@get("/schema/style.css", include_in_schema=False)
async def show_style(request: AnyRequest) -> Response[Any]:
    """How the reference looks."""
    return send_document(request, _STYLE)


def prepare_sockets(state: State) -> None:
    """Make both forms of the document ahead of the first request."""
    _asyncapi(state.asyncapi)
    _page(state.asyncapi)


@cache
def _asyncapi(make: MakeDocument) -> Document:
    return Document.of(msgspec.json.encode(make()), MediaType.JSON)


@cache
def _page(make: MakeDocument) -> Document:
    return Document.of(socket_page(make()), "text/html; charset=utf-8")
