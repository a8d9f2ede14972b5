"""The options of the engine: what they are, what they may be, and how they are written."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from typing import Final, Generic, TypeVar

from skep.engine import FULL_LEVEL, MAX_THREADS
from skep.errors import SettingError
from skep.rulesets import PRESETS
from skep.uhp.limits import LONGEST, SHORTEST
from skep.uhp.values import parse_decimal, parse_whole, unexpected

T = TypeVar("T")

MOST_LINES: Final = 100
RULES: Final = "uhp"
"""The preset of the protocol, for sessions that are not started with another."""


class Option(ABC, Generic[T]):
    """A value that ``options set`` changes."""

    kind: str

    def __init__(self, name: str, default: T, summary: str) -> None:
        self.name: Final = name
        self.default: Final = default
        self.summary: Final = summary
        self.value = default
        self.apply: Callable[[T], None] | None = None
        """Puts a new value into effect. If it raises, the option stays as it was."""

    @abstractmethod
    def parse(self, text: str) -> T:
        """Read a value; raise SettingError if it is not one."""

    def write(self, value: T) -> str:
        return str(value)

    def range(self) -> tuple[str, ...]:
        """What follows the default in the option's line: bounds or choices."""
        return ()

    def set(self, text: str) -> None:
        value = self.parse(text)
        if self.apply is not None:
            self.apply(value)
        self.value = value

    def __str__(self) -> str:
        fields = (self.name, self.kind, self.write(self.value), self.write(self.default))
        return ";".join(fields + self.range())


class BoolOption(Option[bool]):
    kind = "bool"

    def parse(self, text: str) -> bool:
        try:
            return {"true": True, "false": False}[text.lower()]
        except KeyError:
            raise unexpected(self.name, text, "True or False") from None


class IntOption(Option[int]):
    kind = "int"

    def __init__(self, name: str, default: int, low: int, high: int, summary: str) -> None:
        super().__init__(name, default, summary)
        self._low, self._high = low, high

    def parse(self, text: str) -> int:
        return parse_whole(self.name, text, self._low, self._high)

    def range(self) -> tuple[str, ...]:
        return str(self._low), str(self._high)


class DoubleOption(Option[float]):
    kind = "double"

    def __init__(self, name: str, default: float, low: float, high: float, summary: str) -> None:
        super().__init__(name, default, summary)
        self._low, self._high = low, high

    def parse(self, text: str) -> float:
        return parse_decimal(self.name, text, self._low, self._high)

    def write(self, value: float) -> str:
        return f"{value:.3f}".rstrip("0").rstrip(".")

    def range(self) -> tuple[str, ...]:
        return self.write(self._low), self.write(self._high)


class EnumOption(Option[str]):
    kind = "enum"

    def __init__(self, name: str, default: str, choices: tuple[str, ...], summary: str) -> None:
        super().__init__(name, default, summary)
        self._choices = choices

    def parse(self, text: str) -> str:
        for choice in self._choices:
            if choice.lower() == text.lower():
                return choice
        raise unexpected(self.name, text, "one of " + ", ".join(self._choices))

    def range(self) -> tuple[str, ...]:
        return self._choices


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

    def __iter__(self) -> Iterator[Option[str] | Option[float] | Option[int] | Option[bool]]:
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

    def find(self, name: str) -> Option[str] | Option[float] | Option[int] | Option[bool]:
        for option in self:
            if option.name.lower() == name.lower():
                return option
        known = ", ".join(option.name for option in self)
        raise SettingError(f"unknown option {name[:20]!r}; expected one of {known}")
