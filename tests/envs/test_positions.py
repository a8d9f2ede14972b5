"""Environments that start from set-up positions."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

from skep import Board, InvalidPositionError, SettingError, WrongTypeError
from skep.envs import (
    BatchedGames,
    HiveAECEnv,
    HiveGymEnv,
    action_index,
    action_mask,
    observation,
)
from skep.rulebook import Position

WHITE = "MLP_w6_1wG1.wQ-bS1bB1~-bP.1bQ"
BLACK = "MLP_b4_wS1-wQ-bS1-bA1-bQ.1wP"
WON = "MLP_w9_1bA1-bA2.wQ-bQ-bA3.1wA1-wA2"


def test_an_agent_environment_starts_from_positions() -> None:
    env = HiveAECEnv(positions=[WHITE, BLACK])
    seen = set()
    for seed in range(20):
        env.reset(seed=seed)
        first = env.board.position_string
        seen.add(first)
        assert env.agent_selection == ("player_1" if first == BLACK else "player_0")
        again = HiveAECEnv(positions=[WHITE, BLACK])
        again.reset(seed=seed)
        assert again.board.position_string == first
    assert seen == {WHITE, BLACK}


@pytest.mark.filterwarnings("ignore:Observation:UserWarning")  # a dict with a mask is intended
def test_the_checks_of_the_libraries_pass() -> None:
    api_test(HiveAECEnv(positions=[WHITE, BLACK], ply_cap=20), num_cycles=60)
    check_env(HiveGymEnv(positions=[WHITE, BLACK]), skip_render_check=True)


@pytest.mark.parametrize("color", ["white", "black"])
@pytest.mark.parametrize("text", [WHITE, BLACK])
def test_the_opponent_begins_if_it_is_to_move(text: str, color: str) -> None:
    env = HiveGymEnv(positions=[text], color=color, ply_cap=4)
    env.reset(seed=1)
    assert env.board.turn is env.learner
    assert env.board.start == Board.from_position(text).position


def test_the_ply_cap_counts_from_the_start() -> None:
    env = HiveGymEnv(positions=[WHITE], opponent=None, ply_cap=2)
    _, info = env.reset(seed=1)
    *_, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
    assert not truncated
    *_, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
    assert truncated


def assert_shown(games: BatchedGames) -> None:
    for index in range(len(games)):
        board = games.board(index)
        assert np.array_equal(games.observations[index], observation(board))
        assert np.array_equal(games.masks[index], action_mask(board))


def test_a_batch_takes_the_positions_in_turn() -> None:
    games = BatchedGames(5, positions=[WHITE, BLACK, "MLP_w1_"], ply_cap=4)
    starts = [games.board(i).position_string for i in range(5)]
    assert starts == [WHITE, BLACK, "MLP_w1_", WHITE, BLACK]
    generator = np.random.default_rng(1)
    for _ in range(3):
        games.step(games.sample(generator))
        assert_shown(games)
    copied = pickle.loads(pickle.dumps(games))
    step = games.step(games.sample(generator))
    assert step.truncated.all()
    assert [games.board(i).position_string for i in range(5)] == [*starts[1:3], *starts[:3]]
    assert_shown(games)
    assert_shown(copied)
    assert copied.board(4).start == Board.from_position(BLACK).position
    games.step(games.sample(generator))
    again = copy.deepcopy(games)
    assert [again.board(i) for i in range(5)] == [games.board(i) for i in range(5)]
    games.reset()
    assert [games.board(i).position_string for i in range(5)] == starts


def test_rewards_are_for_the_player_who_moved() -> None:
    near = "MLP_w9_1bA1-bA2.wQ-bQ-bA3.1wA1.1wA2"
    board = Board.from_position(near)
    winning = board.parse_move("wA2 bQ\\")
    assert winning in board.legal_moves
    env = HiveGymEnv(positions=[near], opponent=None)
    env.reset(seed=1)
    _, reward, terminated, _, _ = env.step(action_index(board, winning))
    assert (reward, terminated) == (1.0, True)
    games = BatchedGames(1, positions=[near])
    step = games.step([action_index(board, winning)])
    assert step.rewards[0] == 1.0
    assert step.terminated[0]


@pytest.mark.parametrize("make", [HiveAECEnv, HiveGymEnv, lambda **k: BatchedGames(2, **k)])
def test_bad_positions_are_refused(make: type) -> None:
    for positions, error in (
        (["Base_w1_"], SettingError),
        ([WON], SettingError),
        (["MLP_w1_wQ"], InvalidPositionError),
        (WHITE, WrongTypeError),
        (7, WrongTypeError),
        ([7], WrongTypeError),
    ):
        with pytest.raises(error):
            make(positions=positions)


def test_positions_may_be_objects() -> None:
    board = Board.from_position(WHITE)
    assert isinstance(board.position, Position)
    env = HiveAECEnv(positions=[board.position])
    env.reset()
    assert env.board.position == board.position
