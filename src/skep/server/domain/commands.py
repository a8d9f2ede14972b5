"""Commands: everything a player can ask a game to do."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from skep.moves import Action


class OfferAction(StrEnum):
    """What a player says about an offer."""

    OFFER = "offer"
    ACCEPT = "accept"
    DECLINE = "decline"


@dataclass(frozen=True, slots=True)
class Play:
    """Play an action at this ply."""

    ply: int
    action: Action


@dataclass(frozen=True, slots=True)
class Resign:
    """Give up the game."""


@dataclass(frozen=True, slots=True)
class Draw:
    """Offer a draw, or answer an offer."""

    answer: OfferAction


@dataclass(frozen=True, slots=True)
class Undo:
    """Ask to take a move back, or answer that request."""

    answer: OfferAction


@dataclass(frozen=True, slots=True)
class Redo:
    """Replay the moves that were taken back last."""


@dataclass(frozen=True, slots=True)
class Rematch:
    """Ask for another game with colors swapped, or decline; ``next_id`` is the id it would get."""

    answer: OfferAction
    next_id: str


@dataclass(frozen=True, slots=True)
class Join:
    """Take the seat that an invitation opens, with or without a name."""

    name: str | None = None


@dataclass(frozen=True, slots=True)
class Rename:
    """Change the player's name, or play without one."""

    name: str | None


@dataclass(frozen=True, slots=True)
class CheckClock:
    """Check whether a player has run out of time."""


Command: TypeAlias = Play | Resign | Draw | Undo | Redo | Rematch | Join | Rename | CheckClock
