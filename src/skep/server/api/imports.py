"""Games recorded elsewhere, in any format that Skep reads."""

from __future__ import annotations

from typing import Any

from litestar import Request, post
from litestar.params import JSONBody

from skep.server.answers.imports import ImportedGame, ImportRequest, answer_import
from skep.server.api.errors import PROBLEMS
from skep.server.api.requests import caller_of


@post(
    "/imports",
    status_code=200,
    response_description="The game, with its GameString in normal form.",
    responses=PROBLEMS,
)
async def import_game(
    data: JSONBody[ImportRequest], request: Request[Any, Any, Any]
) -> ImportedGame:
    """Read a game. Nothing is stored."""
    return await answer_import(data, caller_of(request))
