"""The winning chance behind a score, fitted to self-play games by ``tools/fit_chance.py``."""

from __future__ import annotations

from math import exp
from typing import Final

from skep import _core

POINTS_PER_LOG_ODDS: Final = 112
"""For the packaged network: this many points ahead, a player gets 73 % of the points."""


def win_in(score: int) -> int | None:
    """The plies to the proven win that a score stands for, negative for a loss; else None."""
    plies: int = _core.WIN - abs(score)
    if plies > _core.LONGEST_WIN:
        return None
    return plies if score > 0 else -plies


def won_in(plies: int) -> int:
    """The score of a proven win in this many plies; negated, that of a loss.

    >>> win_in(won_in(3)), win_in(-won_in(4))
    (3, -4)
    """
    return int(_core.WIN) - plies


def before_move(score: int) -> int:
    """The score of a move that gives the opponent this score: proven wins are one ply farther off.

    >>> before_move(-80), win_in(before_move(-won_in(4)))
    (80, 5)
    """
    proven = win_in(score)
    if proven is None:
        return -score
    farther = won_in(abs(proven) + 1)
    return -farther if score > 0 else farther


def chance(score: int) -> float:
    """The expected result of a player with this score, from 0 (lost) to 1 (won).

    >>> chance(0), round(chance(112), 2)
    (0.5, 0.73)
    """
    if win_in(score) is not None:
        return float(score > 0)
    return 1 / (1 + exp(-score / POINTS_PER_LOG_ODDS))
