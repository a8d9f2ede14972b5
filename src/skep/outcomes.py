"""How a game ends: who won, and why."""

from __future__ import annotations

from typing import Final, NamedTuple

from skep.enums import NamedEnum
from skep.pieces import Color


class Reason(NamedEnum):
    """What ended the game. The value is the rule's id, if a rule ended it."""

    SURROUNDED = "surrounded"
    DOUBLE_SURROUND = "double-surround"
    REPETITION = "repetition"
    DRAW_AGREED = "draw-agreed"
    RESIGNED = "resigned"  # the loser resigned
    TIME = "time"  # the loser's time was up
    UNKNOWN = "unknown"  # the record of a game has the result, but not what ended the game


BY_RULES: Final = frozenset({Reason.SURROUNDED, Reason.DOUBLE_SURROUND, Reason.REPETITION})
"""What follows from the moves alone; everything else the players or a referee decide."""


def state_after(winner: Color | None) -> str:
    """The UHP GameStateString of a game that this player has won, or of a draw."""
    return "Draw" if winner is None else f"{winner}Wins"


class Outcome(NamedTuple):
    """The end of a game. ``winner`` is None for a draw."""

    winner: Color | None
    reason: Reason

    @property
    def state(self) -> str:
        """The outcome as a UHP GameStateString."""
        return state_after(self.winner)
