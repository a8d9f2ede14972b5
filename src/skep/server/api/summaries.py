"""Summaries of several games at once, for a player's list of games."""

from __future__ import annotations

from typing import Any

from litestar import Request, post
from litestar.params import JSONBody

from skep.server.answers.summaries import GameSummaries, SummariesRequest, answer_summaries
from skep.server.api.errors import PROBLEMS
from skep.server.api.requests import caller_of


@post(
    "/games/summaries",
    status_code=200,
    response_description="Summaries of the games that have changed.",
    responses=PROBLEMS,
)
async def show_summaries(
    data: JSONBody[SummariesRequest], request: Request[Any, Any, Any]
) -> GameSummaries:
    """Summarize the games of a player's list."""
    return await answer_summaries(data, caller_of(request))
