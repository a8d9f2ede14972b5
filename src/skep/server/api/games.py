"""New games, and the public view of a game."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody

from skep.server.answers.games import (
    ClaimedSeat,
    ClaimRequest,
    CreatedGame,
    NewGameRequest,
    answer_claim,
    answer_game,
    answer_new_game,
)
from skep.server.answers.problems import Problem
from skep.server.api.errors import PROBLEMS
from skep.server.api.guards import limit_new_games
from skep.server.api.requests import caller_of
from skep.server.views.game import GameView

CLAIM_PROBLEMS: Final = {
    **PROBLEMS,
    403: ResponseSpec(
        Problem,
        description="`wrong-invite`: not the invitation to this game."
        " Or the request comes from a page of another site.",
        generate_examples=False,
    ),
    409: ResponseSpec(
        Problem,
        description="`seat-taken`: somebody else has used the invitation."
        " `own-seat`: the secret holds the other seat already."
        " `not-by-link`: this game has no invitation.",
        generate_examples=False,
    ),
}


@post(
    "/games",
    guards=[limit_new_games],
    status_code=201,
    response_description="The game, the secret of the seat, and the invitation to the other.",
    responses=PROBLEMS,
)
async def create_game(
    data: JSONBody[NewGameRequest], request: Request[Any, Any, Any]
) -> CreatedGame:
    """Set up a game."""
    return await answer_new_game(data, caller_of(request))


@post(
    "/games/{game_id:str}/claim",
    status_code=200,
    response_description="The seat, and the game as it stands.",
    responses=CLAIM_PROBLEMS,
)
async def claim_seat(
    game_id: FromPath[str], data: JSONBody[ClaimRequest], request: Request[Any, Any, Any]
) -> ClaimedSeat:
    """Take the free seat of a game by link. An invitation works once."""
    return await answer_claim(game_id, data, caller_of(request))


@get("/games/{game_id:str}", response_description="The game as it stands.", responses=PROBLEMS)
async def show_game(game_id: FromPath[str], request: Request[Any, Any, Any]) -> GameView:
    """The public view of a game."""
    return await answer_game(game_id, caller_of(request))
