"""What a player can do wrong: each costs it the game, and none stops the match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from skep.enums import NamedEnum


class Fault(NamedEnum):
    """Why a player lost other than on the board; the value is the reason in the records."""

    START = "start"  # did not start, or not in time
    REFUSED = "refused"  # answered with an error, or would not take the position
    TIMEOUT = "timeout"
    DIED = "died"
    FLOOD = "flood"  # sent more than any reply needs
    GARBAGE = "garbage"  # answered with what is no move
    ILLEGAL = "illegal-move"


FAULTS: Final = frozenset(str(fault.value) for fault in Fault)


class PlayerFaultError(Exception):
    """A player has lost its game; ``detail`` is the story for people."""

    def __init__(self, fault: Fault, detail: str) -> None:
        super().__init__(fault, detail)
        self.fault = fault
        self.detail = detail


def with_last_words(detail: str, lines: Sequence[str]) -> str:
    """The story of a fault, with the last lines that the player wrote to its stderr."""
    return f"{detail}; stderr: {' | '.join(lines)}" if lines else detail


def shown(text: str, longest: int = 120) -> str:
    """What a player said, fit for one line of a report."""
    printable = "".join(letter if letter.isprintable() else " " for letter in text[: longest + 1])
    return printable if len(text) <= longest else printable[:longest] + "…"
