"""What a player can do wrong: each fault costs it the game, and none stops the match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from skep.enums import NamedEnum


class Fault(NamedEnum):
    """Why a player lost, other than on the board. The value is the reason in the records."""

    START = "start"  # did not start, or not in time
    ERROR = "error"  # raised an error or answered with one, also to a position
    TIMEOUT = "timeout"
    DIED = "died"
    FLOOD = "flood"  # sent more than any reply needs
    GARBAGE = "garbage"  # answered something that is not a move
    ILLEGAL = "illegal-move"


FAULTS: Final = frozenset(str(fault.value) for fault in Fault)


class PlayerFaultError(Exception):
    """A player has lost its game by a fault; ``detail`` says how."""

    def __init__(self, fault: Fault, detail: str) -> None:
        super().__init__(fault, detail)
        self.fault = fault
        self.detail = detail


def with_last_words(detail: str, lines: Sequence[str]) -> str:
    """The detail of a fault with the last lines that the player wrote to its stderr."""
    return f"{detail}; stderr: {' | '.join(lines)}" if lines else detail
