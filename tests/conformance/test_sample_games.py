"""The games of the checks are what their names say."""

from __future__ import annotations

import pytest

from skep import PASS, Board, Color, GameType
from skep.conformance.sample_games import (
    BEFORE_A_THROW,
    BLACK_WINS,
    DRAW,
    OPENING,
    QUEENS_DUE,
    STACK_OF_FIVE,
    STUCK,
    THROW,
    WHITE_WINS,
    longest_hive,
    middle_game,
)

GAMES = (
    OPENING,
    QUEENS_DUE,
    STUCK,
    STACK_OF_FIVE,
    BEFORE_A_THROW,
    WHITE_WINS,
    BLACK_WINS,
    DRAW,
)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_written_in_normal_form(game: str) -> None:
    assert Board.from_game_string(game, "uhp").game_string == game


def test_each_is_a_special_case() -> None:
    assert list(Board.from_game_string(STUCK, "uhp").legal_moves) == [PASS]
    stacks = Board.from_game_string(STACK_OF_FIVE, "uhp").stacks
    assert max(map(len, stacks.values())) == 5
    due = Board.from_game_string(QUEENS_DUE, "uhp")
    assert {str(move.piece) for move in due.legal_moves if move is not PASS} == {"wQ"}
    before = Board.from_game_string(BEFORE_A_THROW, "uhp")
    assert before.turn is Color.BLACK
    assert before.parse_move(THROW) in before.legal_moves


@pytest.mark.parametrize("game_type", GameType)
def test_the_longest_hive_is_a_row(game_type: GameType) -> None:
    board = longest_hive(game_type)
    assert len(board.stacks) == len(game_type.pieces)
    assert {at.r for at in board.stacks} == {0}


@pytest.mark.parametrize("game_type", GameType)
def test_the_middle_game_is_open_and_always_the_same(game_type: GameType) -> None:
    board = middle_game(game_type)
    assert board == middle_game(game_type)
    assert board.ply == 30
    assert len(board.legal_moves) > 20
