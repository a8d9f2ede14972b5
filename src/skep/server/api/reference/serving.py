"""Serves the documents and their pages; each is made once."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.serialization import encode_json, get_serializer

from skep.server.api.documents import Document, send_document
from skep.server.api.reference.page import Page

_PATHS: Final = ("/", "/openapi.json", "/sockets", "/asyncapi.json", "/style.css")


class Reference(OpenAPIRenderPlugin):
    """Everything under ``/schema``."""

    def __init__(self, asyncapi: Mapping[str, Any]) -> None:
        super().__init__(path=_PATHS)
        self._asyncapi = asyncapi
        self._documents: list[Document] = []

    def prepare(self, openapi: Mapping[str, Any]) -> None:
        """Make everything before the first request."""
        encoded = encode_json(openapi, serializer=get_serializer())
        self._documents = [
            Document.of(Page(openapi).rest(), MediaType.HTML),
            Document.of(encoded, "application/vnd.oai.openapi+json"),
            Document.of(Page(self._asyncapi).socket(), MediaType.HTML),
            Document.of(encode_json(self._asyncapi), MediaType.JSON),
            Document.of(Path(__file__).with_name("style.css").read_bytes(), MediaType.CSS),
        ]

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if not self._documents:
            self.prepare(openapi_schema)
        path = request.scope["path"].removeprefix("/schema").rstrip("/") or "/"
        # Litestar also takes a whole response instead of its content.
        return send_document(request, self._documents[_PATHS.index(path)])  # type: ignore[return-value]
