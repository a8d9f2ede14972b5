"""Positions outside of games: their legal moves, and why others are illegal."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, post
from litestar.params import JSONBody

from skep.board import Board
from skep.server.api.errors import PROBLEMS
from skep.server.api.game_strings import GameString, Plies, charge
from skep.server.domain.beginning import board_after
from skep.server.domain.explaining import explain_attempt
from skep.server.threads import ANSWERS
from skep.server.views.cells import Cell, PieceName, SentCell, read_cell, read_piece
from skep.server.views.explanation import ExplanationView, view_explanation
from skep.server.views.language import Language
from skep.server.views.position import PositionView, destinations, view_board
from skep.server.views.rules import RulesName


class PositionRequest(msgspec.Struct, frozen=True):
    """A game to look at."""

    game_string: GameString
    rules: RulesName = RulesName.RULEBOOK
    plies: Plies | None = None


class PremovesView(msgspec.Struct, frozen=True):
    """What the waiting player could do if it were their turn."""

    legal: dict[str, list[SentCell]]


class ExplainRequest(msgspec.Struct, frozen=True):
    """A move to explain. Without a cell, any move of the piece; without a piece, a pass."""

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
) -> PositionView:
    """The position after the moves of a GameString."""
    charge(request, data.game_string)
    return await ANSWERS.do(_position, data)


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
    charge(request, data.game_string)
    return await ANSWERS.do(_premoves, data)


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
    charge(request, data.game_string)
    return await ANSWERS.do(_explanation, data)


def _position(data: PositionRequest) -> PositionView:
    return view_board(board_after(data.game_string, data.rules, data.plies), data.rules)


def _premoves(data: PositionRequest) -> PremovesView:
    board = board_after(data.game_string, data.rules, data.plies)
    return PremovesView(destinations(board.waiting_moves()))


def _explanation(data: ExplainRequest) -> ExplanationView:
    board = Board.from_game_string(data.game_string, data.rules)
    explanation = explain_attempt(board, read_piece(data.piece), read_cell(data.to))
    return view_explanation(board, explanation, data.language)
