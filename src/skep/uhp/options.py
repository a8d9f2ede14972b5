"""Options of a UHP engine: what they may be, and the line in which they are written and read."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar, Final, Generic, TypeAlias, TypeVar

from skep.errors import NotationError
from skep.uhp.values import format_decimal, parse_decimal, parse_whole, unexpected

T = TypeVar("T")

_FORM = "NAME;TYPE;VALUE;DEFAULT and the bounds or values, with VALUE and DEFAULT among them"


class Option(ABC, Generic[T]):
    """A value that ``options set`` changes, written as ``Name;type;value;default``.

    ``apply``, if there is one, puts a new value into effect; if it raises, the option stays as
    it was.
    """

    kind: ClassVar[str]

    def __init__(self, name: str, default: T, summary: str = "") -> None:
        self.name: Final = name
        self.default: Final = default
        self.summary: Final = summary
        self.value = default
        self.apply: Callable[[T], None] | None = None

    @abstractmethod
    def parse(self, text: str) -> T:
        """Read a value; raise SettingError if it is not one."""

    def write(self, value: T) -> str:
        return str(value)

    @property
    def allowed(self) -> tuple[str, ...]:
        """What follows the default in the option's line: the bounds or the choices."""
        return ()

    def set(self, text: str) -> None:
        value = self.parse(text)
        if self.apply is not None:
            self.apply(value)
        self.value = value

    def __str__(self) -> str:
        fields = (self.name, self.kind, self.write(self.value), self.write(self.default))
        return ";".join(fields + self.allowed)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self}>"


class BoolOption(Option[bool]):
    """True or False."""

    kind = "bool"

    def parse(self, text: str) -> bool:
        try:
            return {"true": True, "false": False}[text.lower()]
        except KeyError:
            raise unexpected(self.name, text, "True or False") from None


class IntOption(Option[int]):
    """A whole number, within bounds if it has any."""

    kind = "int"

    def __init__(
        self, name: str, default: int, low: int | None, high: int | None, summary: str = ""
    ) -> None:
        super().__init__(name, default, summary)
        self.low, self.high = low, high

    def parse(self, text: str) -> int:
        return parse_whole(self.name, text, self.low, self.high)

    @property
    def allowed(self) -> tuple[str, ...]:
        return () if self.low is None or self.high is None else (str(self.low), str(self.high))


class DoubleOption(Option[float]):
    """A number, within bounds if it has any."""

    kind = "double"

    def __init__(
        self, name: str, default: float, low: float | None, high: float | None, summary: str = ""
    ) -> None:
        super().__init__(name, default, summary)
        self.low, self.high = low, high

    def parse(self, text: str) -> float:
        return parse_decimal(self.name, text, self.low, self.high)

    def write(self, value: float) -> str:
        """The value as UHP writes it."""
        return format_decimal(value)

    @property
    def allowed(self) -> tuple[str, ...]:
        if self.low is None or self.high is None:
            return ()
        return self.write(self.low), self.write(self.high)


class EnumOption(Option[str]):
    """One of several choices, read in any letter case."""

    kind = "enum"

    def __init__(
        self, name: str, default: str, choices: tuple[str, ...], summary: str = ""
    ) -> None:
        super().__init__(name, default, summary)
        self.choices = choices

    def parse(self, text: str) -> str:
        for choice in self.choices:
            if choice.lower() == text.lower():
                return choice
        raise unexpected(self.name, text, "one of " + ", ".join(self.choices))

    @property
    def allowed(self) -> tuple[str, ...]:
        return self.choices


class StringOption(Option[str]):
    """Any text without a semicolon."""

    kind = "string"

    def parse(self, text: str) -> str:
        if ";" in text:
            raise unexpected(self.name, text, "a text without a semicolon")
        return text


AnyOption: TypeAlias = Option[bool] | Option[int] | Option[float] | Option[str]


def parse_option(line: str) -> AnyOption:
    """Read the line of an option.

    >>> parse_option("Threads;int;4;1;1;8").value
    4
    """
    try:
        name, kind, value, default, *allowed = line.split(";")
        option = _make(name, kind, default, allowed)
        option.set(value)
    except ValueError:  # a SettingError is one as well
        raise NotationError("not an option", text=line, expected=_FORM) from None
    return option


def _make(name: str, kind: str, default: str, allowed: list[str]) -> AnyOption:
    """An option at its default; ValueError if the fields do not fit."""
    if not name:
        raise ValueError(name)
    option: AnyOption
    match kind, allowed:
        case "bool", []:
            option = BoolOption(name, default.lower() == "true")
        case "int", []:
            option = IntOption(name, int(default), None, None)
        case "int", [low, high]:
            option = IntOption(name, int(default), int(low), int(high))
        case "double", []:
            option = DoubleOption(name, float(default), None, None)
        case "double", [low, high]:
            option = DoubleOption(name, float(default), float(low), float(high))
        case "enum", [_, *_]:
            if default not in allowed:
                raise ValueError(default)
            option = EnumOption(name, default, tuple(allowed))
        case "string", _:
            option = StringOption(name, default)
        case _:
            raise ValueError(kind)
    option.parse(default)
    return option
