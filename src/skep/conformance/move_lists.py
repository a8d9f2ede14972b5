"""Checks of ``validmoves``: the exact set of legal moves in special positions."""

from __future__ import annotations

from skep.board import Board
from skep.conformance.candidate import Candidate
from skep.conformance.checks import Theme
from skep.conformance.conclusions import CheckFailedError, CheckSkippedError
from skep.conformance.expectations import expect_game, expect_moves, load
from skep.conformance.sample_games import (
    BEFORE_A_THROW,
    OPENING,
    QUEENS_DUE,
    STACK_OF_FIVE,
    STUCK,
    THROW,
    longest_hive,
    middle_game,
)
from skep.pieces import GameType

THEME = Theme("validmoves", "Legal moves")


@THEME.required(
    "first-turn",
    "The first piece is written without a reference, and is not the queen, in all game types.",
)
def _first_turn(candidate: Candidate) -> None:
    for game_type in candidate.game_types():
        expect_moves(candidate, load(candidate, Board(game_type, "uhp").game_string))


@THEME.required("second-turn", "The second piece joins the first on any side.")
def _second_turn(candidate: Candidate) -> None:
    expect_moves(candidate, load(candidate, "Base;InProgress;Black[1];wS1"))


@THEME.required("opening", "Once the queens are placed, there are placements and movements.")
def _opening(candidate: Candidate) -> None:
    expect_moves(candidate, load(candidate, OPENING))


@THEME.required("queen-due", "The queen is placed by the fourth turn.")
def _queen_due(candidate: Candidate) -> None:
    expect_moves(candidate, load(candidate, QUEENS_DUE))


@THEME.required("pass", "If nothing else is legal, the list is pass.")
def _pass(candidate: Candidate) -> None:
    expect_moves(candidate, load(candidate, STUCK))


@THEME.required("stack", "On a stack of five, only the top piece moves.")
def _stack(candidate: Candidate) -> None:
    expect_moves(candidate, load(candidate, STACK_OF_FIVE))


@THEME.required("throw", "Pillbugs throw, and a piece that was thrown rests.")
def _throw(candidate: Candidate) -> None:
    if GameType.BASE_P not in candidate.game_types():
        raise CheckSkippedError("the engine has no pillbug")
    board = load(candidate, BEFORE_A_THROW)
    expect_moves(candidate, board)
    board.push(THROW)
    expect_game(candidate, f"play {THROW}", board)
    expect_moves(candidate, board)


@THEME.required("long-hive", "The hive may be one row of all pieces.")
def _long_hive(candidate: Candidate) -> str:
    board = longest_hive(candidate.game_types()[-1])
    expect_moves(candidate, load(candidate, board.game_string))
    return f"{board.ply} pieces in a row"


@THEME.required("playable", "Every move in the list can be played as it is written.")
def _playable(candidate: Candidate) -> None:
    board = _middle_game(candidate)
    for action, text in expect_moves(candidate, board).items():
        board.push(action)
        expect_game(candidate, f"play {text}", board)
        board.pop()
        expect_game(candidate, "undo", board)


@THEME.recommended("each-once", "The list has every move once.")
def _each_once(candidate: Candidate) -> None:
    board = _middle_game(candidate)
    moves = candidate.ask("validmoves")[-1:]
    count = sum(line.count(";") + 1 for line in moves)
    if count != len(board.legal_moves):
        raise CheckFailedError(f"{len(board.legal_moves)} moves", [f"{count} moves", *moves])


def _middle_game(candidate: Candidate) -> Board:
    return load(candidate, middle_game(candidate.game_types()[-1]).game_string)
