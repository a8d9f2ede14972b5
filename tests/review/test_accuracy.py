"""Accuracy: bounds, the best moves, and which moves count more."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skep.review.accuracy import WeighedMove, game_accuracy, move_accuracy, weights

shares = st.floats(0, 1)


@given(loss=shares, more=shares)
def test_a_larger_loss_is_never_more_accurate(loss: float, more: float) -> None:
    low, high = sorted((loss, more))
    assert 0 <= move_accuracy(high) <= move_accuracy(low) <= 100


def test_the_best_moves_have_100() -> None:
    assert move_accuracy(0) == 100
    assert game_accuracy([WeighedMove(100.0, 1.0), WeighedMove(100.0, 9.0)]) == pytest.approx(100)


def test_nobody_without_moves_has_an_accuracy() -> None:
    assert game_accuracy([]) is None


@given(st.lists(shares, min_size=1, max_size=120))
def test_every_move_has_a_weight(chances: list[float]) -> None:
    found = weights(chances)
    assert len(found) == len(chances) - 1
    assert all(0.5 <= weight <= 12 for weight in found)


@given(st.lists(st.tuples(st.floats(0, 100), st.floats(0.5, 12)), min_size=1))
def test_the_accuracy_of_a_game_lies_between_its_moves(moves: list[tuple[float, float]]) -> None:
    accuracy = game_accuracy([WeighedMove(*move) for move in moves])
    assert accuracy is not None
    lowest, highest = min(moves)[0], max(moves)[0]
    assert lowest - 1e-6 <= accuracy <= max(highest, 1) + 1e-6


def test_a_move_counts_more_where_the_chances_swing() -> None:
    found = weights([0.5, 0.5, 0.5, 0.9, 0.9, 0.9])
    assert found[2] > found[0] == found[4]
