"""The options of Skep's own engine."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from skep.engine import FULL_LEVEL, MAX_THREADS
from skep.errors import SettingError
from skep.rulesets import PRESETS
from skep.uhp.limits import LONGEST, SHORTEST
from skep.uhp.options import AnyOption, BoolOption, DoubleOption, EnumOption, IntOption

MOST_LINES: Final = 100
RULES: Final = "uhp"
"""The preset of the protocol, for sessions that are not started with another."""


class Options:
    """All options of a session, each with its present value."""

    def __init__(self, rules: str = RULES) -> None:
        self.rules = EnumOption(
            "Rules", rules, tuple(PRESETS), "the rule set, from the next newgame on"
        )
        self.move_seconds = DoubleOption(
            "MoveSeconds", 5.0, SHORTEST, LONGEST, "the time of a bestmove that names no limit"
        )
        self.table_size = IntOption(
            "TableSizeMB", 16, 1, 1024, "the memory of the search; a change empties it"
        )
        self.threads = IntOption(
            "Threads", 1, 1, MAX_THREADS, "how many threads search; a change empties the memory"
        )
        self.report_search = BoolOption(
            "ReportSearch", False, "bestmove tells move;depth;score;line after every depth"
        )
        self.lines = IntOption(
            "Lines", 1, 1, MOST_LINES, "how many of the best moves ReportSearch tells of"
        )
        self.level = IntOption(
            "Level", FULL_LEVEL, 1, FULL_LEVEL, "how strong it plays; 10 is the full engine"
        )
        self.ponder = BoolOption(
            "Ponder", False, "think on while the opponent does, once bestmove's move was played"
        )

    def __iter__(self) -> Iterator[AnyOption]:
        return iter(
            (
                self.rules,
                self.move_seconds,
                self.table_size,
                self.threads,
                self.report_search,
                self.lines,
                self.level,
                self.ponder,
            )
        )

    def find(self, name: str) -> AnyOption:
        for option in self:
            if option.name.lower() == name.lower():
                return option
        known = ", ".join(option.name for option in self)
        raise SettingError(f"unknown option {name[:20]!r}; expected one of {known}")
