"""Copies and pickles of games in a batch: they go on exactly as the originals would."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from skep.envs import BatchedGames, BatchedStep


def stepped(threads: int = 1) -> BatchedGames:
    """Games of different lengths, some of which have just ended."""
    games = BatchedGames(12, "Base+P", "rulebook", ply_cap=300, threads=threads)
    generator = np.random.default_rng(5)
    for _ in range(400):
        step = games.step(games.sample(generator))
        lengths = {games.board(index).ply for index in range(len(games))}
        if step.terminated.any() and len(lengths) > 2:
            return games
    raise AssertionError("no game has ended")


@pytest.mark.parametrize(
    "copied", [copy.copy, copy.deepcopy, lambda games: pickle.loads(pickle.dumps(games))]
)
def test_a_copy_goes_on_as_the_games_do(copied: Callable[[BatchedGames], BatchedGames]) -> None:
    games = stepped()
    other = copied(games)
    generators = [np.random.default_rng(9) for _ in range(2)]
    before = games.step([games.masks[i].argmax() for i in range(12)])
    now = other.step([other.masks[i].argmax() for i in range(12)])
    for _ in range(60):
        for column in BatchedStep._fields:
            mine, theirs = getattr(before, column), getattr(now, column)
            assert np.array_equal(mine, theirs)
            assert not np.shares_memory(mine, theirs)
        assert [games.board(i) for i in range(12)] == [other.board(i) for i in range(12)]
        before = games.step(games.sample(generators[0]))
        now = other.step(other.sample(generators[1]))


def test_a_pickle_has_the_last_step() -> None:
    games = stepped(threads=2)
    other = pickle.loads(pickle.dumps(games))
    assert len(other) == 12
    assert np.array_equal(games.observations, other.observations)
    assert np.array_equal(games.masks, other.masks)
    for column in ("rewards", "terminated", "truncated"):
        mine, theirs = (getattr(it._step, column) for it in (games, other))
        assert np.array_equal(mine, theirs)
    assert games._step.terminated.any()


@pytest.mark.parametrize("history", [[-1], [2**40], [0, 0], [28672]])
def test_a_forged_pickle_is_refused(history: list[int]) -> None:
    games = BatchedGames(2)
    reduced: Any = games.__reduce__()
    make, (*settings, snapshots) = reduced
    with pytest.raises(ValueError, match="no game goes on after these actions"):
        make(*settings, [(0, history, 0.0, False, False), snapshots[1]])
    with pytest.raises(IndexError, match="no game has this index"):
        make(*settings, [*snapshots, snapshots[0]])
