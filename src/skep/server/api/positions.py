"""Positions by themselves: what may be played there, and why something may not."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

import msgspec
from litestar import Request, post
from litestar.exceptions import TooManyRequestsException
from litestar.params import JSONBody
from msgspec import Meta

from skep.board import Board
from skep.errors import NotationError
from skep.hexes import Hex
from skep.moves import PASS, Action, Move
from skep.pieces import Piece
from skep.server.api.errors import PROBLEMS
from skep.server.api.fields import Language, RulesName
from skep.server.limits import Limits
from skep.server.views.cells import Cell, PieceName
from skep.server.views.explanation import Explanation, explanation_of
from skep.server.views.position import Position, position_of
from skep.server.workers import ANSWERS

MAX_PLIES: Final = 1000
"""As many as a game of the server has."""

GameString: TypeAlias = Annotated[str, Meta(max_length=16_000)]


class PositionRequest(msgspec.Struct, frozen=True):
    """A game to be looked at."""

    game_string: GameString
    rules: RulesName = RulesName.RULEBOOK


class ExplainRequest(msgspec.Struct, frozen=True):
    """A move to be judged; no piece is a pass."""

    game_string: GameString
    piece: PieceName | None
    to: Cell | None
    rules: RulesName = RulesName.RULEBOOK
    language: Language = Language.EN


@post(
    "/positions",
    status_code=200,
    response_description="The position, with every legal move.",
    responses=PROBLEMS,
)
async def show_position(
    data: JSONBody[PositionRequest], request: Request[Any, Any, Any]
) -> Position:
    """The position after the moves of a GameString."""
    _charge(request, data.game_string)
    return await ANSWERS.do(_position, data)


@post(
    "/positions/explain",
    status_code=200,
    response_description="The verdict, with the rule and what to mark on a board.",
    responses=PROBLEMS,
)
async def explain_move(
    data: JSONBody[ExplainRequest], request: Request[Any, Any, Any]
) -> Explanation:
    """Whether a move is legal there, and if not, why."""
    _charge(request, data.game_string)
    return await ANSWERS.do(_explanation, data)


def _charge(request: Request[Any, Any, Any], game_string: str) -> None:
    """Count the plies that have to be played for an answer, before they are."""
    plies = 1 + game_string.count(";")
    if plies > MAX_PLIES + 3:  # the game type, the state and the turn come first
        raise NotationError(
            f"the GameString has {plies - 3:,} plies", expected=f"at most {MAX_PLIES:,}"
        )
    limits: Limits = request.app.state.limits
    if not limits.allow_plies(limits.address_of(request), plies):
        raise TooManyRequestsException("too many long games from this address: wait a few seconds")


def _position(data: PositionRequest) -> Position:
    return position_of(Board.from_game_string(data.game_string, data.rules), data.rules)


def _explanation(data: ExplainRequest) -> Explanation:
    board = Board.from_game_string(data.game_string, data.rules)
    return explanation_of(board, board.explain(_action(data)), data.language)


def _action(data: ExplainRequest) -> Action:
    if data.piece is None:
        return PASS
    if data.to is None:
        raise NotationError(f"{data.piece} goes nowhere", expected="a cell such as [0, 1]")
    return Move(Piece(data.piece), Hex(*data.to))
