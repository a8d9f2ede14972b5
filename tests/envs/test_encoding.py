"""The encoding matches its description, in all game types and for every hive."""

from __future__ import annotations

import random

import numpy as np
import pytest

from skep import (
    PASS,
    Board,
    Color,
    Direction,
    GameType,
    Hex,
    IllegalMoveError,
    Move,
    Piece,
    SettingError,
    WrongTypeError,
)
from skep.envs import (
    ACTION_COUNT,
    OBSERVATION_SHAPE,
    PASS_INDEX,
    PLANES,
    action_at,
    action_index,
    action_mask,
    legal_indices,
    observation,
    push_index,
)
from skep.envs.encoding import MAX_VALUE
from tests.core.styles import STYLES
from tests.core.test_long_hives import a_row_of_28
from tests.envs import reference


def assert_encoded(board: Board) -> None:
    """Planes, numbers and mask are those of the description."""
    for color in Color:
        seen = observation(board, color)
        assert np.array_equal(seen, reference.planes(board, color)), board.game_string
        assert seen.max() <= MAX_VALUE
    assert np.array_equal(observation(board), observation(board, board.turn))
    numbers = legal_indices(board)
    expected = [
        PASS_INDEX if action is PASS else reference.number(board, action)
        for action in board.legal_moves
        if action is PASS or isinstance(action, Move)
    ]
    assert numbers == expected
    assert [action_at(board, number) for number in numbers] == list(board.legal_moves)
    assert [action_index(board, action) for action in board.legal_moves] == numbers
    mask = action_mask(board)
    assert mask.dtype == np.int8
    assert sorted(numbers) == np.flatnonzero(mask).tolist()
    assert mask.sum() == len(numbers)


@pytest.mark.thorough
@pytest.mark.parametrize("game_type", GameType)
@pytest.mark.parametrize("style", ["long", "tall", "throwing", "crowding", "shuffling"])
def test_random_games_are_encoded_as_described(game_type: GameType, style: str) -> None:
    rng = random.Random(f"{game_type} {style}")
    board = Board(game_type, "tournament")
    while board.outcome() is None and board.ply < 60:
        assert_encoded(board)
        board.push(STYLES[style](rng, board))
    assert_encoded(board)


@pytest.mark.parametrize("axis", [Direction.EAST, Direction.NORTH_EAST, Direction.NORTH_WEST])
def test_the_window_shows_28_in_a_row(axis: Direction) -> None:
    board = a_row_of_28(axis)
    assert_encoded(board)
    pieces = observation(board)[:28]
    assert pieces.sum() == 28
    assert all(plane.sum() == 1 for plane in pieces)


def test_a_game_that_is_over_has_no_legal_indices() -> None:
    board = Board("Base", "tournament")
    rng = random.Random(2)
    while board.outcome() is None:
        board.push(STYLES["crowding"](rng, board))
    assert_encoded(board)
    assert not action_mask(board).any()


def test_the_shapes_are_as_documented() -> None:
    assert OBSERVATION_SHAPE == (len(PLANES), 32, 32) == (52, 32, 32)
    assert ACTION_COUNT == 28 * 32 * 32 + 1 == 28673
    assert observation(Board()).dtype == np.uint8


def test_observations_are_new_each_time() -> None:
    board = Board()
    first = observation(board)
    first[:] = 9
    assert observation(board).max() <= MAX_VALUE


def test_an_index_plays_its_action() -> None:
    board = Board("Base")
    number = action_index(board, Move(Piece("wA1"), Hex(0, 0)))
    assert push_index(board, np.int64(number)) == Move(Piece("wA1"), Hex(0, 0))
    assert board.ply == 1


@pytest.mark.parametrize("number", [-1, ACTION_COUNT, 2**40])
def test_an_index_out_of_range_is_refused(number: int) -> None:
    board = Board()
    with pytest.raises(SettingError, match=f"from 0 to 28672, not {number}"):
        push_index(board, number)
    assert board.ply == 0


def test_what_is_not_an_index_is_refused() -> None:
    with pytest.raises(WrongTypeError, match="expected the index of an action, not 'wA1'"):
        push_index(Board(), "wA1")  # type: ignore[arg-type]


def test_an_illegal_index_is_explained_and_changes_nothing() -> None:
    board = Board.from_game_string("Base;InProgress;White[2];wS1;bS1 wS1-")
    number = action_index(board, Move(Piece("wA1"), Hex(2, 0)))
    with pytest.raises(IllegalMoveError, match=rf"action {number} is wA1 to \(2, 0\).*bS1"):
        push_index(board, number)
    with pytest.raises(IllegalMoveError, match="is a pass, which is illegal"):
        push_index(board, PASS_INDEX)
    assert board.ply == 2


@pytest.mark.parametrize("far", [Hex(40, 0), Hex(0, -(2**31)), Hex(2**40, 2**40)])
def test_a_move_out_of_the_window_has_no_index(far: Hex) -> None:
    with pytest.raises(SettingError, match="out of the window"):
        action_index(Board(), Move(Piece("wA1"), far))
