"""Accuracy: how close a player's moves came to the best ones, from 0 to 100.

The formulas are the published ones of lichess, on Skep's winning chances.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from statistics import fmean, harmonic_mean, pstdev
from typing import Final, NamedTuple

_HEIGHT: Final = 103.1668
_STEEPNESS: Final = 0.04354
_DEPTH: Final = 3.1669
_WINDOWS: Final = 10  # of a game
_WINDOW: Final = (2, 8)  # the smallest and the largest, in plies
_WEIGHT: Final = (0.5, 12.0)
_MIN_ACCURACY: Final = 1.0  # in harmonic means, which a single zero would make zero


class WeighedMove(NamedTuple):
    """The accuracy of a move, and how much it counts."""

    accuracy: float
    weight: float


def move_accuracy(loss: float) -> float:
    """The accuracy of a move that gave away this much chance, from 0 to 1.

    >>> [round(move_accuracy(loss)) for loss in (0, 0.05, 0.1, 0.2, 1)]
    [100, 80, 64, 40, 0]
    """
    if loss <= 0:
        return 100.0
    return min(100.0, max(0.0, _HEIGHT * exp(-_STEEPNESS * 100 * loss) - _DEPTH))


def weights(chances: Sequence[float]) -> list[float]:
    """How much each move counts: more where the chances swing.

    ``chances`` are those before the first move and after each move, from 0 to 1.
    """
    moves = len(chances) - 1
    width = min(max(moves // _WINDOWS, _WINDOW[0]), _WINDOW[1])
    windows = (
        [100 * chance for chance in chances[max(0, at - width + 1) : at + 1]]
        for at in range(1, moves + 1)
    )
    return [min(max(pstdev(window), _WEIGHT[0]), _WEIGHT[1]) for window in windows]


def game_accuracy(moves: Sequence[WeighedMove]) -> float | None:
    """The accuracy of a player's moves together; None if there are none.

    It is the mean of two means: the weighted one, and the harmonic one, which a few bad moves
    lower more.
    """
    if not moves:
        return None
    weighted = fmean((move.accuracy for move in moves), (move.weight for move in moves))
    harmonic = harmonic_mean([max(move.accuracy, _MIN_ACCURACY) for move in moves])
    return (weighted + harmonic) / 2
