"""Levels: each plays legally, quickly, and better than much lower ones."""

from __future__ import annotations

import random

import pytest

from skep import Board, SettingError
from skep.engine import FULL_LEVEL, Engine, Limit, Opponent, levels
from skep.engine.levels import LEVELS, limit_of
from skep.pieces import Color
from tests.patience import PATIENCE


def play(white: Opponent, black: Opponent, plies: int) -> Board:
    board = Board("Base+MLP", "tournament")
    while board.outcome() is None and board.ply < plies:
        board.push((white if board.turn is Color.WHITE else black).choose(board))
    return board


def test_there_is_a_level_for_each_number_below_the_full_engine() -> None:
    assert len(LEVELS) == FULL_LEVEL - 1


@pytest.mark.parametrize("level", range(1, FULL_LEVEL))
def test_a_level_below_the_full_engine_takes_less_than_a_second(level: int) -> None:
    assert limit_of(level).hard_seconds < 1


def test_the_same_seed_plays_the_same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "_SLOWEST", PATIENCE)  # so that a busy machine makes no difference
    first, second = (
        play(Opponent(2, seed=5), Opponent(4, seed=6), plies=30).game_string for _ in range(2)
    )
    assert first == second


def test_without_a_seed_games_differ() -> None:
    games = {play(Opponent(2), Opponent(2), plies=16).game_string for _ in range(4)}
    assert len(games) > 1


@pytest.mark.thorough
def test_a_far_higher_level_wins() -> None:
    won = 0
    for seed in range(4):
        board = play(Opponent(7, seed=seed), Opponent(1, seed=seed), plies=160)
        outcome = board.outcome()
        won += outcome is not None and outcome.winner is Color.WHITE
    assert won >= 3


def test_the_full_engine_keeps_the_limit_it_is_given() -> None:
    assert Opponent(FULL_LEVEL, Limit(nodes=2000)).analyse(Board()).nodes <= 2000


@pytest.mark.parametrize("level", [0, 11, -1, 2.5, True, "3", None])
def test_impossible_levels(level: int) -> None:
    with pytest.raises(SettingError, match="a level must be a whole number from 1 to 10, not"):
        Opponent(level)


@pytest.mark.parametrize("level", [1, 5, 6])
def test_the_request_of_a_level_finds_what_the_opponent_plays(
    level: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(levels, "_SLOWEST", PATIENCE)
    board = Board.from_game_string("Base+MLP;InProgress;White[2];wS1;bS1 wS1-")
    limit, handicap = levels.level_request(level, random.Random(7).getrandbits(64))
    found = Engine().analyse(board, limit, handicap=handicap)
    assert found.lines == Opponent(level, seed=7).analyse(board).lines
