"""The sequential test: bounds, ratios and error rates."""

from __future__ import annotations

from math import isfinite, log
from random import Random

import pytest

from skep import SettingError
from skep.arena.sprt import EloModel, Sprt, SprtDecision
from skep.arena.statistics import NELO_PER_T, Pentanomial, moments, score_of


def test_the_bounds_are_walds() -> None:
    lower, upper = Sprt(0, 5).bounds
    assert (lower, upper) == pytest.approx((log(0.05 / 0.95), log(0.95 / 0.05)))
    assert Sprt(0, 5, alpha=0.01, beta=0.1).bounds == pytest.approx((log(0.1 / 0.99), log(90)))


def test_two_results_are_a_binomial_test() -> None:
    """If pairs score only 0 or 2, the likeliest distributions are the hypotheses themselves."""
    test = Sprt(0, 50, model=EloModel.LOGISTIC)
    s0, s1 = score_of(0), score_of(50)
    expected = 60 * log(s1 / s0) + 40 * log((1 - s1) / (1 - s0))
    assert test.log_likelihood_ratio((40, 0, 0, 0, 60)) == pytest.approx(expected, abs=0.01)


@pytest.mark.parametrize("model", EloModel)
def test_halfway_between_the_bounds_says_nothing(model: EloModel) -> None:
    assert Sprt(-10, 10, model=model).log_likelihood_ratio((5, 20, 50, 20, 5)) == pytest.approx(
        0, abs=1e-6
    )


@pytest.mark.parametrize("model", EloModel)
def test_the_ratio_is_antisymmetric(model: EloModel) -> None:
    better = Sprt(-5, 15, model=model).log_likelihood_ratio((5, 18, 50, 25, 9))
    worse = Sprt(-15, 5, model=model).log_likelihood_ratio((9, 25, 50, 18, 5))
    assert better == pytest.approx(-worse, abs=1e-6)


def test_the_normalized_ratio_is_near_that_of_a_t_test() -> None:
    pairs = (100, 400, 1000, 500, 150)
    mean, variance = moments(pairs)
    t = (mean - 0.5) / variance**0.5
    t0, t1 = 0.0, 10 / NELO_PER_T * 2**0.5
    expected = sum(pairs) * (t1 - t0) * (2 * t - t0 - t1) / 2
    assert Sprt(0, 10).log_likelihood_ratio(pairs) == pytest.approx(expected, rel=0.03)


@pytest.mark.parametrize("model", EloModel)
@pytest.mark.parametrize("bounds", [(0, 1), (0, 500), (-1000, 1000)])
@pytest.mark.parametrize(
    "pairs",
    [(0, 0, 1, 0, 0), (0, 0, 0, 0, 1), (500, 0, 0, 0, 0), (0, 0, 900, 1, 0), (1, 0, 0, 0, 1)],
)
def test_any_results_give_a_finite_ratio(
    pairs: Pentanomial, bounds: tuple[float, float], model: EloModel
) -> None:
    assert isfinite(Sprt(*bounds, model=model).log_likelihood_ratio(pairs))


def test_both_models_agree_on_small_differences() -> None:
    """For this spread of pairs, logistic and normalized Elo have a known ratio."""
    pairs = (250, 500, 1000, 520, 260)
    per_elo = log(10) / 1600 / moments(pairs)[1] ** 0.5 * NELO_PER_T / 2**0.5
    logistic = Sprt(0, 5, model=EloModel.LOGISTIC).log_likelihood_ratio(pairs)
    normalized = Sprt(0, 5 * per_elo).log_likelihood_ratio(pairs)
    assert normalized == pytest.approx(logistic, rel=0.02)


def test_nothing_is_decided_without_pairs() -> None:
    assert Sprt(0, 5).decision((0, 0, 0, 0, 0)) is SprtDecision.UNDECIDED


def test_clear_results_decide() -> None:
    assert Sprt(0, 10).decision((5, 50, 300, 200, 100)) is SprtDecision.ACCEPTED
    assert Sprt(0, 10).decision((100, 200, 300, 50, 5)) is SprtDecision.REJECTED
    assert Sprt(0, 10).decision((0, 0, 3, 1, 0)) is SprtDecision.UNDECIDED


def test_it_errs_about_as_often_as_it_may() -> None:
    """Equal players, tested for 0 against 80 Elo: about 5 % are accepted."""
    rng = Random(1)
    test = Sprt(0, 80)
    accepted = sum(_run(test, rng) is SprtDecision.ACCEPTED for _ in range(200))
    assert accepted <= 20


def _run(test: Sprt, rng: Random) -> SprtDecision:
    counts = [0, 0, 0, 0, 0]
    while True:
        for _ in range(4):
            counts[rng.choices(range(5), (1, 2, 4, 2, 1))[0]] += 1
        pairs: Pentanomial = (counts[0], counts[1], counts[2], counts[3], counts[4])
        if (decision := test.decision(pairs)) is not SprtDecision.UNDECIDED:
            return decision


@pytest.mark.parametrize(
    ("elo0", "elo1", "alpha"), [(5, 5, 0.05), (5, 0, 0.05), (0, 5000, 0.05), (0, 5, 0.0), (0, 5, 1)]
)
def test_impossible_tests_are_refused(elo0: float, elo1: float, alpha: float) -> None:
    with pytest.raises(SettingError, match=r"bounds of a test|alpha and beta"):
        Sprt(elo0, elo1, alpha)
