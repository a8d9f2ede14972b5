"""The Gymnasium environment: Gymnasium's own checks, opponents, self-play and mistakes."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from skep import (
    Action,
    Board,
    Color,
    GameOverError,
    GameStateError,
    GameType,
    Hex,
    IllegalMoveError,
    Move,
    Piece,
    SettingError,
)
from skep.envs import (
    PASS_INDEX,
    HiveGymEnv,
    action_index,
    action_mask,
    legal_indices,
    observation,
    random_policy,
)


@pytest.mark.parametrize("game_type", GameType)
@pytest.mark.parametrize("settings", [{}, {"opponent": None}, {"color": "black"}], ids=str)
def test_gymnasium_accepts_it(game_type: GameType, settings: dict[str, Any]) -> None:
    env = gymnasium.make("skep/Hive-v0", game_type=game_type, **settings)
    check_env(env.unwrapped)


def test_gymnasium_accepts_its_pictures() -> None:
    for mode in ("ansi", "rgb_array", "svg"):
        env = gymnasium.make("skep/Hive-v0", game_type="Base", render_mode=mode)
        check_env(env.unwrapped)
        env.reset(seed=1)
        picture = env.render()  # through the wrapper that checks it
        assert isinstance(picture, np.ndarray if mode == "rgb_array" else str)


def played_out(env: HiveGymEnv, seed: int) -> tuple[float, bool, bool]:
    """The total reward of a random game, and how it ended."""
    env.action_space.seed(seed)
    planes, info = env.reset(seed=seed)
    total = 0.0
    while True:
        assert np.array_equal(planes, observation(env.board))
        assert np.array_equal(info["action_mask"], action_mask(env.board))
        assert np.array_equal(env.action_masks(), info["action_mask"])
        planes, reward, terminated, truncated, info = env.step(
            env.action_space.sample(info["action_mask"])
        )
        total += reward
        if terminated or truncated:
            return total, terminated, truncated


def test_the_reward_is_the_learners() -> None:
    env = HiveGymEnv("Base")
    seen = set()
    for seed in range(16):
        total, terminated, truncated = played_out(env, seed)
        outcome = env.board.outcome()
        learner = env.learner
        if outcome is None:
            assert (total, terminated, truncated) == (0.0, False, True)
        elif outcome.winner is None:
            assert (total, terminated, truncated) == (0.0, True, False)
        else:
            won = 1.0 if outcome.winner is learner else -1.0
            assert (total, terminated, truncated) == (won, True, False)
        seen.add((learner, total))
    assert {learner for learner, _ in seen} == set(Color)
    assert {total for _, total in seen} >= {1.0, -1.0}


def test_seeds_repeat_games() -> None:
    env = HiveGymEnv("Base", ply_cap=30)
    games = []
    for seed in (5, 5, 6):
        played_out(env, seed)
        games.append(env.board.history)
    assert games[0] == games[1] != games[2]


@pytest.mark.parametrize(("color", "plies"), [("white", 0), ("black", 1)])
def test_the_opponent_of_black_begins(color: str, plies: int) -> None:
    env = HiveGymEnv(color=color)
    env.reset()
    assert env.board.ply == plies
    env.step(legal_indices(env.board)[0])
    assert env.board.ply == plies + 2


def test_in_self_play_every_step_is_a_ply_and_the_reward_the_movers() -> None:
    env = HiveGymEnv("Base", opponent=None)
    winners = set()
    for seed in range(8):
        total, terminated, _ = played_out(env, seed)
        outcome = env.board.outcome()
        if not terminated or outcome is None or outcome.winner is None:
            continue
        mover = env.board.turn.other
        assert total == (1.0 if outcome.winner is mover else -1.0)
        winners.add(outcome.winner)
    assert winners


def test_the_ply_cap_truncates_also_between_action_and_answer() -> None:
    env = HiveGymEnv("Base", color="white", ply_cap=3)
    env.reset()
    assert env.step(legal_indices(env.board)[0])[2:4] == (False, False)
    assert env.step(legal_indices(env.board)[0])[2:4] == (False, True)
    assert env.board.ply == 3


def test_the_end_is_seen_by_the_learner_with_nothing_left_to_do() -> None:
    env = HiveGymEnv("Base", color="black", ply_cap=4)
    env.reset(seed=1)
    env.step(legal_indices(env.board)[0])
    planes, *_, truncated, info = env.step(legal_indices(env.board)[0])
    assert (truncated, env.board.turn) == (True, Color.WHITE)
    assert np.array_equal(planes, observation(env.board, Color.BLACK))
    assert not np.array_equal(planes, observation(env.board))
    assert not info["action_mask"].any()
    assert not env.action_masks().any()
    _, info = env.reset()
    assert info["action_mask"].any()


def test_in_self_play_a_game_may_have_one_ply() -> None:
    env = HiveGymEnv("Base", opponent=None, ply_cap=1)
    env.reset()
    planes, *_, truncated, info = env.step(legal_indices(env.board)[0])
    assert truncated
    assert np.array_equal(planes, observation(env.board, Color.BLACK))
    assert not info["action_mask"].any()


def test_an_illegal_action_loses_and_says_why() -> None:
    env = HiveGymEnv("Base", color="white")
    env.reset()
    planes, reward, terminated, truncated, info = env.step(PASS_INDEX)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert "is a pass, which is illegal" in info["illegal"]
    assert np.array_equal(planes, observation(env.board))
    assert not info["action_mask"].any()
    assert env.board.ply == 0
    with pytest.raises(GameOverError, match=r"call reset\(\) for the next one"):
        env.step(0)
    _, info = env.reset()
    assert "illegal" not in info


def test_an_illegal_action_can_be_an_error_that_changes_nothing() -> None:
    env = HiveGymEnv("Base", color="white", illegal="raise")
    env.reset()
    with pytest.raises(IllegalMoveError, match="is a pass, which is illegal"):
        env.step(PASS_INDEX)
    assert env.board.ply == 0
    env.step(legal_indices(env.board)[0])


def test_an_opponent_that_fails_changes_nothing() -> None:
    def cheat(board: Board, generator: np.random.Generator) -> Action:
        if board.ply > 2:
            return Move(Piece("bA3"), Hex(9, 9))
        return random_policy(board, generator)

    env = HiveGymEnv("Base", opponent=cheat, color="white")
    env.reset(seed=1)
    env.step(legal_indices(env.board)[0])
    with pytest.raises(IllegalMoveError):
        env.step(legal_indices(env.board)[0])
    assert env.board.ply == 2


def test_a_policy_may_be_the_engine() -> None:
    from skep.engine import Opponent

    engine = Opponent(1, seed=1)
    env = HiveGymEnv("Base", opponent=lambda board, _: engine.choose(board), color="white")
    env.reset()
    env.step(action_index(env.board, Move(Piece("wA1"), Hex(0, 0))))
    assert env.board.ply == 2


def test_there_is_no_game_before_the_first_reset() -> None:
    with pytest.raises(GameStateError, match=r"call reset\(\) first"):
        HiveGymEnv().step(0)


@pytest.mark.parametrize(
    ("settings", "problem"),
    [
        ({"color": "red"}, "unknown player 'red'; expected white or black"),
        ({"color": "white", "opponent": None}, "plays both sides has no color"),
        ({"illegal": "ignore"}, "can 'lose' or 'raise', not 'ignore'"),
        ({"ply_cap": "many"}, "a ply cap is from 1 to 100000, not 'many'"),
        ({"ply_cap": 1}, "against an opponent, a ply cap is at least 2, not 1"),
        ({"render_mode": "human"}, "unknown render mode 'human'"),
    ],
)
def test_impossible_settings_are_refused(settings: dict[str, Any], problem: str) -> None:
    with pytest.raises(SettingError, match=problem):
        HiveGymEnv(**settings)
