"""Weakens an engine the way people are weak: it overlooks moves and misjudges positions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Handicap:
    """The weakness of a search. The same seed always makes the same mistakes."""

    overlooked: int = 0
    """How many of 1024 moves it overlooks, its own and the opponent's."""
    misjudged: int = 0
    """By how many points it may misjudge a position."""
    seed: int = 0


NO_HANDICAP: Final = Handicap()
