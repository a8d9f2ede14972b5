"""Commands: everything that can be asked of a game."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from skep.moves import Action


class Answer(StrEnum):
    """One side of an agreement."""

    OFFER = "offer"
    ACCEPT = "accept"
    DECLINE = "decline"


@dataclass(frozen=True, slots=True)
class Play:
    """Play an action as the one that follows so many plies."""

    ply: int
    action: Action


@dataclass(frozen=True, slots=True)
class Resign:
    """Give the game up."""


@dataclass(frozen=True, slots=True)
class Draw:
    """Offer a draw, or answer such an offer."""

    answer: Answer


@dataclass(frozen=True, slots=True)
class Undo:
    """Ask to take a move back, or answer that."""

    answer: Answer


@dataclass(frozen=True, slots=True)
class Redo:
    """Play again what was taken back last."""


@dataclass(frozen=True, slots=True)
class Rematch:
    """Ask for another game with colors swapped, or decline; ``next_id`` would be its name."""

    answer: Answer
    next_id: str


@dataclass(frozen=True, slots=True)
class Join:
    """Take the seat of an invitation, with a name or without one."""

    name: str | None = None


@dataclass(frozen=True, slots=True)
class Rename:
    """Play under this name from now on, or without a name."""

    name: str | None


@dataclass(frozen=True, slots=True)
class CheckClock:
    """See whether a player's time is over."""


Command: TypeAlias = Play | Resign | Draw | Undo | Redo | Rematch | Join | Rename | CheckClock
