"""Strength from results: Elo with its interval and the likelihood of superiority.

The unit is the pair: one opening played with both colors. The two games of a
pair depend on each other through the opening, so the variance is that of the
five results a pair can have (pentanomial), not that of single games.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import copysign, erf, inf, log, log10, sqrt
from typing import Final, TypeAlias

PAIR_SCORES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
"""The score per game of a pair with 0, 1, 2, 3 or 4 half points."""
NELO_PER_T: Final = 800 / log(10)
"""The normalized Elo of a mean score one standard deviation above one half."""
TWO_SIDED_95: Final = 1.959963984540054
"""How many standard errors on each side of an estimate make a 95 % interval."""

Pentanomial: TypeAlias = tuple[int, int, int, int, int]
"""How many pairs gave the first player 0, 1, 2, 3 and 4 half points."""

_IF_ALL_ALIKE = 0.5  # pairs added to each count, for the variance only


@dataclass(frozen=True, slots=True)
class Estimate:
    """What the pairs say about the first player against the second."""

    score: float
    elo: float
    elo_low: float
    elo_high: float
    normalized_elo: float
    superiority: float
    """The likelihood that the first player is stronger."""


def elo_of(score: float) -> float:
    """The Elo difference at which this score is expected.

    >>> round(elo_of(0.75), 1)
    190.8
    """
    if not 0 < score < 1:
        return copysign(inf, score - 0.5)
    return 400 * log10(score / (1 - score))


def score_of(elo: float) -> float:
    """The expected score at this Elo difference."""
    return float(1 / (1 + 10 ** (-elo / 400)))


def estimate(pairs: Pentanomial) -> Estimate | None:
    """Elo and its 95 % interval; None before the first pair."""
    count = sum(pairs)
    if count == 0:
        return None
    score, variance = moments(pairs)
    error = sqrt(variance / count)
    return Estimate(
        score=score,
        elo=elo_of(score),
        elo_low=elo_of(max(score - TWO_SIDED_95 * error, 0.0)),
        elo_high=elo_of(min(score + TWO_SIDED_95 * error, 1.0)),
        normalized_elo=NELO_PER_T * (score - 0.5) / sqrt(2 * variance),
        superiority=normal((score - 0.5) / error),
    )


def moments(pairs: Pentanomial) -> tuple[float, float]:
    """The mean of the pair scores and their variance."""
    mean = mean_of(pairs)
    variance = variance_around(mean, pairs)
    if variance == 0:  # all alike may be luck, so do not claim to be certain
        variance = variance_around(mean, [count + _IF_ALL_ALIKE for count in pairs])
    return mean, variance


def mean_of(pairs: Pentanomial) -> float:
    """The mean score of all games in these pairs."""
    return sum(map(_product, PAIR_SCORES, pairs)) / sum(pairs)


def variance_around(mean: float, counts: Sequence[float]) -> float:
    """The mean square of the distances of the pair scores from this mean."""
    squares = [(score - mean) ** 2 for score in PAIR_SCORES]
    return sum(map(_product, squares, counts)) / sum(counts)


def normal(z: float) -> float:
    """The standard normal distribution up to z."""
    return (1 + erf(z / sqrt(2))) / 2


def _product(left: float, right: float) -> float:
    return left * right
