"""Positions outside of games: their legal moves, and why others are illegal."""

from __future__ import annotations

from typing import Any

from litestar import Request, post
from litestar.params import JSONBody

from skep.server.answers.positions import (
    ExplainRequest,
    PositionRequest,
    PremovesView,
    answer_explanation,
    answer_position,
    answer_premoves,
)
from skep.server.api.errors import PROBLEMS
from skep.server.api.requests import caller_of
from skep.server.views.explanation import ExplanationView
from skep.server.views.position import PositionView


@post(
    "/positions",
    status_code=200,
    response_description="The position, with every legal move.",
    responses=PROBLEMS,
)
async def show_position(
    data: JSONBody[PositionRequest], request: Request[Any, Any, Any]
) -> PositionView:
    """The position after the moves of a GameString."""
    return await answer_position(data, caller_of(request))


@post(
    "/positions/premoves",
    status_code=200,
    response_description="The destinations of each piece.",
    responses=PROBLEMS,
)
async def show_premoves(
    data: JSONBody[PositionRequest], request: Request[Any, Any, Any]
) -> PremovesView:
    """Moves to choose from while the opponent thinks."""
    return await answer_premoves(data, caller_of(request))


@post(
    "/positions/explain",
    status_code=200,
    response_description="The verdict, with the rule and what to mark on a board.",
    responses=PROBLEMS,
)
async def explain_move(
    data: JSONBody[ExplainRequest], request: Request[Any, Any, Any]
) -> ExplanationView:
    """Whether a move is legal, or whether a piece can move at all, and if not, why."""
    return await answer_explanation(data, caller_of(request))
