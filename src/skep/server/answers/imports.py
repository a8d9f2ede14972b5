"""Games recorded elsewhere, in any format that Skep reads."""

from __future__ import annotations

from io import StringIO
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from skep.board import Board
from skep.formats import read_games
from skep.formats.game_string import precise_error
from skep.game import Game
from skep.outcomes import BY_RULES, Outcome, Reason
from skep.server.answers.caller import Caller
from skep.server.answers.game_strings import check_length
from skep.server.domain.beginning import can_continue, read_game
from skep.server.domain.played import replayed
from skep.server.domain.results import EndReason, GameResult
from skep.server.threads import ANSWERS
from skep.server.views.colors import name_of
from skep.server.views.game import PlayedMoveView, ResultView, view_move
from skep.server.views.position import PositionView, view_board
from skep.server.views.rules import RulesName

MAX_TEXT: Final = 40_000
"""Characters: a game of 1,000 plies as PGN, with room for comments."""
_PLY_LENGTH: Final = 4
"""The fewest characters per ply in any of the formats."""


class ImportRequest(msgspec.Struct, frozen=True):
    """The text of a game, from a file or the clipboard."""

    text: Annotated[str, Meta(max_length=MAX_TEXT)]
    rules: RulesName = RulesName.RULEBOOK


class ImportedGame(msgspec.Struct, frozen=True):
    """The first readable game in the text."""

    position: PositionView
    """After the last move."""
    moves: list[PlayedMoveView]
    result: ResultView | None
    can_continue: bool
    """Whether a new game can continue from the last move, as after a resignation."""


async def answer_import(asked: ImportRequest, caller: Caller) -> ImportedGame:
    """Read a game. Nothing is stored."""
    caller.charge_plies(1 + len(asked.text) // _PLY_LENGTH)
    return await ANSWERS.do(_imported, asked)


def _imported(asked: ImportRequest) -> ImportedGame:
    game = _first_game(asked)
    game_string = game.board().game_string
    check_length(game_string)
    given = read_game(game_string, asked.rules)
    board = Board(given.game_type, asked.rules)
    moves = replayed(board, ((action, 0) for action in given.history))
    outcome = game.outcome
    return ImportedGame(
        view_board(given, asked.rules),
        [view_move(move) for move in moves],
        _result(outcome) if outcome else None,
        can_continue(board),
    )


def _first_game(asked: ImportRequest) -> Game:
    fault = ""
    for read in read_games(StringIO(asked.text), rules=asked.rules):
        if read.game is not None:
            return read.game
        fault = fault or read.fault
    raise precise_error(asked.text, asked.rules, fault)


def _result(outcome: Outcome) -> ResultView:
    """How a game ended. A result without a reason is taken for a resignation or an agreement."""
    if outcome.reason is Reason.TIME:
        return ResultView(name_of(outcome.winner), EndReason.TIMEOUT)
    if outcome.winner is None and outcome.reason not in BY_RULES:
        return ResultView(None, EndReason.AGREEMENT)
    if outcome.reason is Reason.UNKNOWN:
        return ResultView(name_of(outcome.winner), EndReason.RESIGNED)
    result = GameResult.by_rules(outcome)
    return ResultView(name_of(result.winner), result.reason)
