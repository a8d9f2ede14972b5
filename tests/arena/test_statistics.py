"""Elo, its interval and the likelihood of superiority, against hand-computed values."""

from __future__ import annotations

from math import inf, log10, sqrt

import pytest

from skep.arena.statistics import elo_of, estimate, moments, score_of


def test_elo_and_score_are_inverse() -> None:
    assert elo_of(0.5) == 0
    assert elo_of(10 / 11) == pytest.approx(400)
    assert elo_of(0.75) == pytest.approx(190.848, abs=1e-3)
    assert score_of(elo_of(0.6)) == pytest.approx(0.6)
    assert (elo_of(0), elo_of(1)) == (-inf, inf)


def test_no_pairs_give_no_estimate() -> None:
    assert estimate((0, 0, 0, 0, 0)) is None


def test_symmetric_results_are_elo_0() -> None:
    found = estimate((10, 20, 40, 20, 10))
    assert found is not None
    assert found.elo == 0
    assert found.elo_low == pytest.approx(-found.elo_high)
    assert found.superiority == 0.5


def test_the_interval_is_that_of_the_pair_variance() -> None:
    # Half of 100 pairs are 2-0, half 1-1: mean 3/4, deviation 1/4, error 1/40.
    found = estimate((0, 0, 50, 0, 50))
    assert found is not None
    assert moments((0, 0, 50, 0, 50)) == (0.75, 0.0625)
    low, high = 0.75 - 1.959964 / 40, 0.75 + 1.959964 / 40
    assert found.elo == pytest.approx(400 * log10(3))
    assert found.elo_low == pytest.approx(400 * log10(low / (1 - low)), abs=1e-3)
    assert found.elo_high == pytest.approx(400 * log10(high / (1 - high)), abs=1e-3)
    # t is 1 per pair and 1/sqrt(2) per game; normalized Elo is 800/ln 10 times t.
    assert found.normalized_elo == pytest.approx(347.4356 / sqrt(2), abs=1e-3)


def test_color_advantage_does_not_widen_the_interval() -> None:
    """White always wins: single games scatter, pairs do not."""
    balanced = estimate((0, 0, 100, 0, 0))
    scattered = estimate((25, 0, 50, 0, 25))
    assert balanced is not None
    assert scattered is not None
    assert balanced.elo_high < scattered.elo_high / 3


def test_superiority() -> None:
    # Mean 0.525, deviation 0.25, 100 pairs: one standard error above a half.
    found = estimate((0, 45, 0, 55, 0))
    assert found is not None
    error = sqrt(moments((0, 45, 0, 55, 0))[1] / 100)
    assert found.score == 0.525
    assert found.superiority == pytest.approx(0.8426, abs=2e-3)
    assert (found.score - 0.5) / error == pytest.approx(1, abs=0.01)


@pytest.mark.parametrize("pairs", [(0, 0, 0, 0, 20), (20, 0, 0, 0, 0)])
def test_a_clean_sweep_is_not_certainty(pairs: tuple[int, int, int, int, int]) -> None:
    found = estimate(pairs)
    assert found is not None
    assert abs(found.elo) == inf
    assert 200 < min(abs(found.elo_low), abs(found.elo_high)) < 600
    assert max(found.superiority, 1 - found.superiority) > 0.95
