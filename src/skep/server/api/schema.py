"""The OpenAPI document, made from the types of the endpoints."""

from __future__ import annotations

from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from skep import __version__
from skep.server.api.reference.rest import RestPage

OPENAPI = OpenAPIConfig(
    title="Skep",
    version=__version__,
    description="Games of Hive: set them up, look at them, ask why a move is illegal.",
    path="/schema",
    render_plugins=[RestPage(path="/"), JsonRenderPlugin(path="/openapi.json")],
    use_handler_docstrings=True,
)
