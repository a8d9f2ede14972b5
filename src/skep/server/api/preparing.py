"""Prepares what the first requests would otherwise have to wait for."""

from __future__ import annotations

from litestar import Litestar

from skep.board import Board
from skep.hexes import Hex
from skep.locales import LANGUAGES
from skep.moves import Move
from skep.pieces import Piece
from skep.server.api.reference.serving import Reference
from skep.server.views.explanation import view_explanation


def prepare(app: Litestar) -> None:
    """Load the sentences of all languages, and make the pages of the reference."""
    board = Board()
    refused = board.explain(Move(Piece("wS1"), Hex(5, 5)))
    for language in LANGUAGES:
        view_explanation(board, refused, language)
    if app.openapi_config is not None:
        schema = app.openapi_schema.to_schema()
        for plugin in app.openapi_config.render_plugins:
            if isinstance(plugin, Reference):
                plugin.prepare(schema)
