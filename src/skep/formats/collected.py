"""What every reader of a format with many lines per game collects before the game is replayed."""

from __future__ import annotations

from dataclasses import dataclass, field

from skep.formats.limits import MAX_REPAIRS
from skep.formats.reading import Repair


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
            self.repairs.append(Repair(line, "more repairs are not listed"))
