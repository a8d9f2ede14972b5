"""What every reader of a format with many lines per game collects before the game is replayed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from skep.formats.reading import Repair

MAX_REPAIRS: Final = 100
"""Repairs of a game that are reported one by one."""


@dataclass(slots=True)
class Collected:
    """A game as it is written."""

    line: int
    """Where it starts."""
    repairs: list[Repair] = field(default_factory=list)
    fault: str = ""
    """Why it can't be read, if it can't."""

    def repair(self, line: int, what: str) -> None:
        """Report something that is read otherwise than written."""
        if len(self.repairs) < MAX_REPAIRS:
            self.repairs.append(Repair(line, what))
        elif len(self.repairs) == MAX_REPAIRS:
            self.repairs.append(Repair(line, "and more"))
