"""Ratings: the strengths of two or more players that explain their results best.

The model is Bradley and Terry's: the expected score of a game depends only on the difference
between two strengths. A draw is half a win.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, log1p, sqrt
from typing import Final, NamedTuple, TypeAlias

from skep.arena.statistics import TWO_SIDED_95, Pentanomial, mean_of, normal, variance_around

PRIOR_GAMES: Final = 1.0
"""Draws with an opponent of strength 0 that each player starts with."""
ELO: Final = 400 / log(10)
"""The Elo of one unit of strength: a lead of one unit wins e games for each that it loses."""

_PRIOR_SCATTER = 1 / 8  # the variance of the score of two games between equals without draws
_NEGLIGIBLE = 1e-6  # units of strength: more than rounding errors in any file of results

Matrix: TypeAlias = list[list[float]]


@dataclass(frozen=True, slots=True)
class Rating:
    """The strength of a player; the mean of all players is 0."""

    player: str
    elo: float
    error: float
    """The standard error."""
    superiority: float | None
    """The likelihood of being stronger than the next player in the table; None for the last."""

    @property
    def elo_low(self) -> float:
        """The lower end of the 95 % interval."""
        return self.elo - TWO_SIDED_95 * self.error

    @property
    def elo_high(self) -> float:
        """The upper end of the 95 % interval."""
        return self.elo + TWO_SIDED_95 * self.error


class Meeting(NamedTuple):
    """The pairs of games between two players, who are known by their indexes."""

    first: int
    second: int
    pairs: Pentanomial

    @property
    def games(self) -> int:
        return 2 * sum(self.pairs)


def rate(players: Sequence[str], pairs: Mapping[tuple[str, str], Pentanomial]) -> list[Rating]:
    """Rate the players by the finished pairs of each pairing, strongest first."""
    indexes = {player: index for index, player in enumerate(players)}
    meetings = [
        Meeting(indexes[first], indexes[second], counts)
        for (first, second), counts in pairs.items()
        if sum(counts)
    ]
    strengths = _fit(len(players), meetings)
    covariance = _covariance(strengths, meetings)
    everybody = range(len(players))
    mean = sum(strengths) / len(players)
    order = sorted(everybody, key=lambda index: -strengths[index])
    ratings = []
    for place, index in enumerate(order):
        superiority = None
        if place + 1 < len(order):
            rival = order[place + 1]
            contrast = [float((other == index) - (other == rival)) for other in everybody]
            lead = strengths[index] - strengths[rival]
            superiority = normal(lead / _deviation(covariance, contrast))
        from_mean = [(other == index) - 1 / len(players) for other in everybody]
        elo = ELO * (strengths[index] - mean)
        error = ELO * _deviation(covariance, from_mean)
        ratings.append(Rating(players[index], elo, error, superiority))
    return ratings


def _fit(players: int, meetings: Sequence[Meeting]) -> list[float]:
    """The likeliest strengths, by Newton's method."""
    strengths = [0.0] * players
    while True:
        gradient = [PRIOR_GAMES * (0.5 - _expected(strength)) for strength in strengths]
        for meeting in meetings:
            lead = strengths[meeting.first] - strengths[meeting.second]
            score = mean_of(meeting.pairs)
            # score - expected, without losing digits if both are close to 1
            surplus = meeting.games * (score * _expected(-lead) - (1 - score) * _expected(lead))
            gradient[meeting.first] += surplus
            gradient[meeting.second] -= surplus
        inverse = _inverse(_information(strengths, meetings))
        step = [sum(map(_product, row, gradient)) for row in inverse]
        length = 2 * max(map(abs, step))  # no difference between two strengths changes by more
        if length < _NEGLIGIBLE:
            return strengths
        # For logistic likelihoods a step shortened like this always goes up.
        share = log1p(length) / length
        strengths = [
            strength + share * part for strength, part in zip(strengths, step, strict=True)
        ]


def _information(strengths: Sequence[float], meetings: Sequence[Meeting]) -> Matrix:
    """How sharply the likelihood falls off, for independent games without draws."""
    return _matrix(strengths, ((meeting, 1.0) for meeting in meetings))


def _covariance(strengths: Sequence[float], meetings: Sequence[Meeting]) -> Matrix:
    """The uncertainty of the strengths, given how much the pairs really scatter."""
    inverse = _inverse(_information(strengths, meetings))
    scattered = _matrix(
        strengths,
        (
            (meeting, _scatter(meeting.pairs, strengths[meeting.first] - strengths[meeting.second]))
            for meeting in meetings
        ),
    )
    return _times(_times(inverse, scattered), inverse)


def _scatter(pairs: Pentanomial, lead: float) -> float:
    """The variance of the pairs, in units of that of independent games without draws."""
    squares = sum(pairs) * variance_around(mean_of(pairs), pairs)
    independent = (sum(pairs) - 1) * _variance(lead) / 2
    return (squares + _PRIOR_SCATTER) / (independent + _PRIOR_SCATTER)


def _matrix(strengths: Sequence[float], weighted: Iterable[tuple[Meeting, float]]) -> Matrix:
    """The sum of all games' variances, each in the directions of its two players."""
    matrix = [[0.0] * len(strengths) for _ in strengths]
    for index, strength in enumerate(strengths):
        matrix[index][index] = PRIOR_GAMES * _variance(strength)
    for (first, second, pairs), weight in weighted:
        variance = weight * 2 * sum(pairs) * _variance(strengths[first] - strengths[second])
        matrix[first][first] += variance
        matrix[second][second] += variance
        matrix[first][second] -= variance
        matrix[second][first] -= variance
    return matrix


def _expected(lead: float) -> float:
    return 1 / (1 + exp(-lead))


def _variance(lead: float) -> float:
    """The variance of the score of a game without draws."""
    return _expected(lead) * _expected(-lead)


def _deviation(covariance: Matrix, contrast: Sequence[float]) -> float:
    """The standard error of a weighted sum of strengths."""
    rows = (sum(map(_product, row, contrast)) for row in covariance)
    return sqrt(sum(map(_product, rows, contrast)))


def _inverse(matrix: Matrix) -> Matrix:
    """By elimination; the matrices here are positive definite, so no pivot is 0."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        pivot = [value / rows[i][i] for value in rows[i]]
        rows = [
            pivot if j == i else [x - row[i] * y for x, y in zip(row, pivot, strict=True)]
            for j, row in enumerate(rows)
        ]
    return [row[size:] for row in rows]


def _times(left: Matrix, right: Matrix) -> Matrix:
    columns = list(zip(*right, strict=True))
    return [[sum(map(_product, row, column)) for column in columns] for row in left]


def _product(left: float, right: float) -> float:
    return left * right
