"""Positions outside of games: their legal moves, and why others are illegal."""

from __future__ import annotations

import msgspec

from skep.board import Board
from skep.server.answers.caller import Caller
from skep.server.answers.game_strings import GameString, Plies, charge
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


async def answer_position(asked: PositionRequest, caller: Caller) -> PositionView:
    """The position after the moves of a GameString."""
    charge(caller, asked.game_string)
    return await ANSWERS.do(_position, asked)


async def answer_premoves(asked: PositionRequest, caller: Caller) -> PremovesView:
    """Moves to choose from while the opponent thinks."""
    charge(caller, asked.game_string)
    return await ANSWERS.do(_premoves, asked)


async def answer_explanation(asked: ExplainRequest, caller: Caller) -> ExplanationView:
    """Whether a move is legal, or whether a piece can move at all, and if not, why."""
    charge(caller, asked.game_string)
    return await ANSWERS.do(_explanation, asked)


def _position(asked: PositionRequest) -> PositionView:
    return view_board(board_after(asked.game_string, asked.rules, asked.plies), asked.rules)


def _premoves(asked: PositionRequest) -> PremovesView:
    board = board_after(asked.game_string, asked.rules, asked.plies)
    return PremovesView(destinations(board.waiting_moves()))


def _explanation(asked: ExplainRequest) -> ExplanationView:
    board = Board.from_game_string(asked.game_string, asked.rules)
    explanation = explain_attempt(board, read_piece(asked.piece), read_cell(asked.to))
    return view_explanation(board, explanation, asked.language)
