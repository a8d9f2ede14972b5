"""The pages of the reference that are not made from the OpenAPI document, and their look."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, get
from litestar.datastructures import State

from skep.server.api.reference.socket import socket_page

_STYLE: Final = Path(__file__).with_name("style.css").read_bytes()


@get("/schema/sockets", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def show_socket_page(state: State) -> bytes:
    """The messages of the socket, for people."""
    return _page(state.asyncapi)


@get("/schema/style.css", media_type=MediaType.CSS, include_in_schema=False, sync_to_thread=False)
def show_style() -> bytes:
    """How the reference looks."""
    return _STYLE


@cache
def _page(document: Callable[[], dict[str, Any]]) -> bytes:
    return socket_page(document())
