"""How a game ends: who won, and why."""

from __future__ import annotations

from typing import Final, NamedTuple

from skep._checks import checked_type
from skep.enums import NamedEnum
from skep.errors import SettingError
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


def checked_declaration(outcome: object) -> Outcome:
    """The outcome, if players or a referee can end a game with it; raise an error otherwise."""
    declared = winner, reason = checked_type("an Outcome", outcome, Outcome)
    checked_type("a Reason", reason, Reason)
    if winner is not None:
        checked_type("a Color or None as the winner", winner, Color)
    if reason in BY_RULES:
        raise SettingError(f"{reason.id} follows from the moves and can't be declared")
    if reason is not Reason.UNKNOWN and (winner is None) != (reason is Reason.DRAW_AGREED):
        raise SettingError(f"{reason.id} does not fit the result {state_after(winner)}")
    return declared
