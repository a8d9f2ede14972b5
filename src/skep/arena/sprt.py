"""The sequential test: a match goes on until one of two hypotheses is accepted.

A generalized SPRT on pentanomial results: the log-likelihood ratio compares the most likely
distributions of pair results under each hypothesis.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import inf, log, sqrt

from skep._checks import shown
from skep.arena.statistics import NELO_PER_T, PAIR_SCORES, Pentanomial, moments, score_of
from skep.enums import NamedEnum
from skep.errors import SettingError, WrongTypeError

_UNSEEN = 1e-3  # pairs: the count of a result that has not occurred, so that it has a likelihood
_MAX_ELO = 1000.0


class EloModel(NamedEnum):
    """What the bounds of a test are measured in."""

    NORMALIZED = (
        "normalized"  # in standard deviations of a game: takes the same number of games everywhere
    )
    LOGISTIC = "logistic"  # in expected score


class SprtDecision(NamedEnum):
    """What a test has decided so far."""

    UNDECIDED = "undecided"
    ACCEPTED = "accepted"  # elo1
    REJECTED = "rejected"  # elo0


@dataclass(frozen=True, slots=True)
class Sprt:
    """A test of ``elo1`` against ``elo0``.

    ``alpha`` is the risk of accepting ``elo1`` wrongly, ``beta`` that of accepting ``elo0``.
    """

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05
    model: EloModel = EloModel.NORMALIZED

    def __post_init__(self) -> None:
        for name in ("elo0", "elo1", "alpha", "beta"):
            if not isinstance(value := getattr(self, name), int | float):
                raise WrongTypeError(f"expected a number for {name}, not {shown(value)}")
        if not -_MAX_ELO <= self.elo0 < self.elo1 <= _MAX_ELO:
            raise SettingError(
                f"the bounds of a test are two rising numbers within ±{_MAX_ELO:g} Elo, "
                f"not {self.elo0:g} and {self.elo1:g}"
            )
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise SettingError("alpha and beta are chances between 0 and 0.5")

    @property
    def bounds(self) -> tuple[float, float]:
        """The ratios at which elo0 and elo1 are accepted."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def log_likelihood_ratio(self, pairs: Pentanomial) -> float:
        """How much better elo1 explains the pairs than elo0."""
        return _log_likelihood_ratio(self, pairs)

    def decision(self, pairs: Pentanomial) -> SprtDecision:
        """What the pairs prove so far."""
        ratio = self.log_likelihood_ratio(pairs)
        lower, upper = self.bounds
        if ratio >= upper:
            return SprtDecision.ACCEPTED
        return SprtDecision.REJECTED if ratio <= lower else SprtDecision.UNDECIDED


@lru_cache(maxsize=16)  # called several times after every game, but new only after a pair
def _log_likelihood_ratio(test: Sprt, pairs: Pentanomial) -> float:
    if sum(pairs) == 0:
        return 0.0
    if test.model is EloModel.LOGISTIC:
        return _of_means(pairs, score_of(test.elo0), score_of(test.elo1))
    # The bounds are for one game; the scores here are means of two.
    return _of_t_values(pairs, *(elo / NELO_PER_T * sqrt(2) for elo in (test.elo0, test.elo1)))


def _of_t_values(pairs: Pentanomial, t0: float, t1: float) -> float:
    """The ratio for means that are t0 and t1 standard deviations above one half.

    It treats pair scores as normally distributed with unknown variance.
    """
    mean, variance = moments(pairs)
    t = (mean - 0.5) / sqrt(variance)
    return sum(pairs) / 2 * log((1 + (t - t0) ** 2) / (1 + (t - t1) ** 2))


def _of_means(pairs: Pentanomial, mean0: float, mean1: float) -> float:
    """The ratio for two means of any distributions."""
    counts = [count or _UNSEEN for count in pairs]
    observed = [count / sum(counts) for count in counts]
    return sum(
        count * log(likely1 / likely0)
        for count, likely0, likely1 in zip(
            counts, _with_mean(observed, mean0), _with_mean(observed, mean1), strict=True
        )
    )


def _with_mean(observed: Sequence[float], mean: float) -> list[float]:
    """The distribution with this mean that makes the observed one most likely.

    By Lagrange, it is p / (1 + x·(score - mean)), with the x that gives the right mean.
    """
    values = [score - mean for score in PAIR_SCORES]

    def excess(x: float) -> float:
        return sum(p * value / (1 + x * value) for p, value in zip(observed, values, strict=True))

    x = _root(excess, -1 / max(values), -1 / min(values))
    return [p / (1 + x * value) for p, value in zip(observed, values, strict=True)]


def _root(falling: Callable[[float], float], low: float, high: float) -> float:
    """Where a function that falls from +inf at low to -inf at high is 0."""
    width = inf
    while high - low < width:  # until the two are adjacent floats
        width = high - low
        middle = (low + high) / 2
        if falling(middle) > 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2
