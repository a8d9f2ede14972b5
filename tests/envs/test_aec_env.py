"""The PettingZoo environment: PettingZoo's own checks, rewards, ends and mistakes."""

from __future__ import annotations

import random

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from skep import Color, GameStateError, GameType, IllegalMoveError, SettingError
from skep.envs import HiveAECEnv, action_index, action_mask, legal_indices, observation
from tests.core.styles import STYLES


@pytest.mark.filterwarnings("ignore:Observation:UserWarning")  # a dict with a mask is intended
@pytest.mark.parametrize("game_type", GameType)
def test_pettingzoo_accepts_it(game_type: GameType, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(HiveAECEnv(game_type, ply_cap=30), num_cycles=100)
    assert "Passed API test" in capsys.readouterr().out


def test_seeds_repeat_games() -> None:
    seed_test(lambda: HiveAECEnv("Base+M", ply_cap=25), num_cycles=50)


def played_out(env: HiveAECEnv, style: str, seed: int) -> dict[str, float]:
    """The rewards of a game played to its end, as ``last`` reports them."""
    rng = random.Random(seed)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, terminated, truncated, _ = env.last()
        totals[agent] += reward
        over = terminated or truncated
        env.step(None if over else action_index(env.board, STYLES[style](rng, env.board)))
    return totals


def test_the_winner_gets_1_and_the_loser_minus_1() -> None:
    env = HiveAECEnv("Base")
    winners = set()
    for seed in range(6):
        env.reset()
        totals = played_out(env, "crowding", seed)
        outcome = env.board.outcome()
        assert outcome is not None
        winners.add(outcome.winner)
        expected = {None: (0.0, 0.0), Color.WHITE: (1.0, -1.0), Color.BLACK: (-1.0, 1.0)}
        assert tuple(totals.values()) == expected[outcome.winner]
    assert {Color.WHITE, Color.BLACK} <= winners


def test_the_ply_cap_truncates() -> None:
    env = HiveAECEnv("Base", ply_cap=5)
    env.reset()
    for _ in range(5):
        assert not any(env.truncations.values())
        env.step(legal_indices(env.board)[0])
    assert env.truncations == {"player_0": True, "player_1": True}
    assert not any(env.terminations.values())
    for agent in env.agents:
        assert not env.observe(agent)["action_mask"].any()


def test_each_agent_sees_its_own_pieces_first_and_only_one_may_act() -> None:
    env = HiveAECEnv("Base+L")
    env.reset()
    for _ in range(3):
        env.step(legal_indices(env.board)[-1])
    white, black = (env.observe(agent) for agent in env.agents)
    assert np.array_equal(white["observation"], observation(env.board, Color.WHITE))
    assert np.array_equal(black["observation"], observation(env.board, Color.BLACK))
    assert np.array_equal(black["action_mask"], action_mask(env.board))
    assert not white["action_mask"].any()


def test_mistakes_change_nothing() -> None:
    env = HiveAECEnv("Base")
    with pytest.raises(GameStateError, match=r"call reset\(\) first"):
        env.step(0)
    env.reset()
    with pytest.raises(IllegalMoveError, match="is a pass, which is illegal"):
        env.step(28672)
    with pytest.raises(SettingError, match="player_0 is to move: expected an action, not None"):
        env.step(None)
    assert env.board.ply == 0
    assert env.agent_selection == "player_0"


def test_it_draws_itself() -> None:
    for mode, beginning in (("ansi", " / \\"), ("svg", "<svg ")):
        env = HiveAECEnv("Base", render_mode=mode)
        env.reset()
        env.step(legal_indices(env.board)[0])
        assert str(env.render()).startswith(beginning)
        env.close()
    assert HiveAECEnv("Base").render() is None


def test_pettingzoo_accepts_its_pictures() -> None:
    def make(render_mode: str) -> HiveAECEnv:
        mode = None if render_mode == "human" else render_mode  # which the test asks for first
        return HiveAECEnv("Base", render_mode=mode)

    render_test(make, custom_tests={"svg": lambda picture: picture.startswith("<svg ")})


def test_an_unknown_render_mode_is_refused() -> None:
    with pytest.raises(SettingError, match="unknown render mode 'hologram'; expected one of ansi"):
        HiveAECEnv(render_mode="hologram")
