"""Refusals: why a player's command was not carried out."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from skep.rulebook import Explanation


class RefusalCode(StrEnum):
    """The reason, for programs."""

    SPECTATOR = "spectator"
    NOT_YOUR_TURN = "not-your-turn"
    ILLEGAL = "illegal"
    LATE = "late"
    EARLY = "early"
    GAME_OVER = "game-over"
    NOT_OVER = "not-over"
    NO_OFFER = "no-offer"
    NOTHING_TO_UNDO = "nothing-to-undo"
    NOTHING_TO_REDO = "nothing-to-redo"
    DECLINED = "declined"
    NO_HINTS = "no-hints"
    BUSY = "busy"
    TOO_MANY_GAMES = "too-many-games"
    NOT_BY_LINK = "not-by-link"
    WRONG_INVITE = "wrong-invite"
    SEAT_TAKEN = "seat-taken"
    OWN_SEAT = "own-seat"
    BAD_NAME = "bad-name"
    NO_NAMES = "no-names"
    TOO_OFTEN = "too-often"


@dataclass(frozen=True, slots=True)
class Refusal:
    """A command was refused and nothing changed; the message is for people."""

    code: RefusalCode
    message: str
    explanation: Explanation | None = None
