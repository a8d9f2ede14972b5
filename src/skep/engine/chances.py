"""The winning chance behind a score, fitted to self-play games by ``tools/fit_chance.py``."""

from __future__ import annotations

from math import exp
from typing import Final

from skep import _core

POINTS_PER_LOG_ODDS: Final = 117
"""For the packaged network: this many points ahead, a player gets 73 % of the points."""


def win_in(score: int) -> int | None:
    """The plies to the proven win that a score stands for, negative for a loss; else None."""
    plies: int = _core.WIN - abs(score)
    if plies > _core.LONGEST_WIN:
        return None
    return plies if score > 0 else -plies


def chance(score: int) -> float:
    """The expected result of a player with this score, from 0 (lost) to 1 (won).

    >>> chance(0), round(chance(117), 2)
    (0.5, 0.73)
    """
    if win_in(score) is not None:
        return float(score > 0)
    return 1 / (1 + exp(-score / POINTS_PER_LOG_ODDS))
