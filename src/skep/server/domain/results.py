"""How a game ended, by the rules or by its players."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from skep.outcomes import Outcome
from skep.pieces import Color


class EndReason(StrEnum):
    """Why a game is over."""

    SURROUNDED = "surrounded"
    DOUBLE_SURROUND = "double_surround"
    REPETITION = "repetition"
    RESIGNED = "resigned"
    TIMEOUT = "timeout"
    AGREEMENT = "agreement"
    PLY_CAP = "ply_cap"


BY_A_MOVE = frozenset(
    {EndReason.SURROUNDED, EndReason.DOUBLE_SURROUND, EndReason.REPETITION, EndReason.PLY_CAP}
)
"""Games that end with a move, not by an agreement, a resignation or the clock."""


class GameResult(NamedTuple):
    """Who won, and why. ``winner`` is None for a draw."""

    winner: Color | None
    reason: EndReason

    @classmethod
    def by_rules(cls, outcome: Outcome) -> GameResult:
        """The result of a game that the rules have ended."""
        return cls(outcome.winner, EndReason(outcome.reason.id.replace("-", "_")))
