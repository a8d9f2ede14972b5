"""Positions by themselves: what may be played there, and why something may not."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from litestar import post
from litestar.params import JSONBody
from msgspec import Meta

from skep.board import Board
from skep.errors import NotationError
from skep.hexes import Hex
from skep.moves import PASS, Action, Move
from skep.pieces import Piece
from skep.server.api.errors import PROBLEMS
from skep.server.api.fields import Language, RulesName
from skep.server.views.cells import Cell, PieceName
from skep.server.views.explanation import Explanation, explanation_of
from skep.server.views.position import Position, position_of

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
    sync_to_thread=True,
    response_description="The position, with every legal move.",
    responses=PROBLEMS,
)
def show_position(data: JSONBody[PositionRequest]) -> Position:
    """The position after the moves of a GameString."""
    return position_of(Board.from_game_string(data.game_string, data.rules), data.rules)


@post(
    "/positions/explain",
    status_code=200,
    sync_to_thread=True,
    response_description="The verdict, with the rule and what to mark on a board.",
    responses=PROBLEMS,
)
def explain_move(data: JSONBody[ExplainRequest]) -> Explanation:
    """Whether a move is legal there, and if not, why."""
    board = Board.from_game_string(data.game_string, data.rules)
    return explanation_of(board, board.explain(_action(data)), data.language)


def _action(data: ExplainRequest) -> Action:
    if data.piece is None:
        return PASS
    if data.to is None:
        raise NotationError(f"{data.piece} goes nowhere", expected="a cell such as [0, 1]")
    return Move(Piece(data.piece), Hex(*data.to))
