"""The OpenAPI document, made from the types of the endpoints."""

from __future__ import annotations

from litestar.openapi.config import OpenAPIConfig

from skep import __version__
from skep.server.api.reference.rest import OpenApiDocument, OpenApiPage


def openapi_config() -> OpenAPIConfig:
    """How the document and its page are served; they are those of one application."""
    return OpenAPIConfig(
        title="Skep",
        version=__version__,
        description="Games of Hive: set them up, look at them, ask why a move is illegal.",
        path="/schema",
        render_plugins=[OpenApiPage(path="/"), OpenApiDocument(path="/openapi.json")],
        use_handler_docstrings=True,
    )
