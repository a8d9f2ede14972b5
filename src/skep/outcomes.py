"""How a game ends: who won, and by which rule."""

from __future__ import annotations

from typing import NamedTuple

from skep.enums import NamedEnum
from skep.pieces import Color


class Reason(NamedEnum):
    """The rule that ended the game; the value is its id."""

    SURROUNDED = "surrounded"
    DOUBLE_SURROUND = "double-surround"
    REPETITION = "repetition"


class Outcome(NamedTuple):
    """The end of a game. ``winner`` is None for a draw."""

    winner: Color | None
    reason: Reason

    @property
    def state(self) -> str:
        """The outcome as the GameStateString of UHP."""
        return "Draw" if self.winner is None else f"{self.winner}Wins"
