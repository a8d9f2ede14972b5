"""How a game ended, be it by the rules or by its players."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from skep.outcomes import Outcome
from skep.pieces import Color


class Ending(StrEnum):
    """Why a game is over."""

    SURROUNDED = "surrounded"
    DOUBLE_SURROUND = "double_surround"
    REPETITION = "repetition"
    RESIGNED = "resigned"
    TIMEOUT = "timeout"
    AGREEMENT = "agreement"
    PLY_CAP = "ply_cap"


BY_A_MOVE = frozenset(
    {Ending.SURROUNDED, Ending.DOUBLE_SURROUND, Ending.REPETITION, Ending.PLY_CAP}
)
"""The endings that come with a move, not by what a player says or leaves undone."""


class Result(NamedTuple):
    """The end of a game. ``winner`` is None for a draw."""

    winner: Color | None
    reason: Ending

    @classmethod
    def by_rules(cls, outcome: Outcome) -> Result:
        """The result that the board shows."""
        return cls(outcome.winner, Ending(outcome.reason.id.replace("-", "_")))
