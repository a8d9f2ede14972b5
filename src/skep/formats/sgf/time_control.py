"""Time controls, as BoardSpace writes them and as PGN does, and the clocks that follow."""

from __future__ import annotations

import re
from typing import NamedTuple

_SGF = re.compile(r"(Fixed|Incremental)\s+([0-9]{1,9})(?:\s+([0-9]{1,9}))?", re.IGNORECASE)
_PGN = re.compile(r"([0-9]{1,6})(?:\+([0-9]{1,6}))?")


class TimeBank(NamedTuple):
    """What each player has for the game and gets for each move, in milliseconds."""

    total: int
    increment: int = 0

    def left(self, used: int, moves: int) -> float:
        """The seconds left to a player who has thought this long for this many moves."""
        return max(0, self.total + self.increment * moves - used) / 1000

    def used(self, left: float, moves: int) -> int:
        """The milliseconds that a player has thought for this many moves."""
        return max(0, self.total + self.increment * moves - round(left * 1000))


def bank_of(control: str) -> TimeBank | None:
    """The bank of a time control of PGN, such as ``600+5``; None for any other text."""
    found = _PGN.fullmatch(control)
    return TimeBank(int(found[1]) * 1000, int(found[2] or 0) * 1000) if found else None


def control_to_pgn(text: str) -> str:
    """A time control of BoardSpace as PGN writes it, if PGN can; otherwise as it is."""
    if text.lower() == "none":
        return "-"
    found = _SGF.fullmatch(text)
    if found is None:
        return text
    total, increment = int(found[2]), int(found[3] or 0)
    if total % 1000 or increment % 1000:
        return text
    return f"{total // 1000}+{increment // 1000}" if increment else f"{total // 1000}"


def control_to_sgf(control: str) -> str:
    """A time control of PGN as BoardSpace writes it; any other text as it is."""
    if control == "-":
        return "None"
    bank = bank_of(control)
    if bank is None:
        return control
    return f"Incremental {bank.total} {bank.increment}" if bank.increment else f"Fixed {bank.total}"
