"""The OpenAPI document, made from the types of the endpoints."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from litestar.openapi.config import OpenAPIConfig

from skep import __version__
from skep.server.api.reference.serving import Reference


def openapi_config(asyncapi: Mapping[str, Any]) -> OpenAPIConfig:
    """How the document is served, along with the AsyncAPI document and the pages of both."""
    return OpenAPIConfig(
        title="Skep",
        version=__version__,
        description="Games of Hive: set them up, look at them, ask why a move is illegal.",
        path="/schema",
        render_plugins=[Reference(asyncapi)],
        use_handler_docstrings=True,
    )
