"""What makes an engine play like people: it overlooks moves and misjudges positions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Handicap:
    """The weakness of a search; with the same seed it always errs in the same places."""

    overlooked: int = 0
    """How many of 1024 moves it does not see, its own and the opponent's."""
    misjudged: int = 0
    """By up to how many points it errs about a position."""
    seed: int = 0


NO_HANDICAP: Final = Handicap()
