"""Checks of ``options``: the form of their lines, and reading and changing them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from skep.conformance.candidate import Candidate
from skep.conformance.checks import Theme
from skep.conformance.expectations import ERR, expect_error, expect_line
from skep.conformance.verdicts import CheckFailedError, CheckSkippedError

THEME = Theme("options", "Options")

_NONE = "the engine has no options"
_FORM = "NAME;TYPE;VALUE;DEFAULT and the bounds or values, with VALUE and DEFAULT among them"


@dataclass(frozen=True, slots=True)
class Option:
    """A line of ``options`` taken apart; ValueError if it has another form."""

    name: str
    kind: str
    value: str
    default: str
    bounds: tuple[str, ...]

    @staticmethod
    def parse(line: str) -> Option:
        name, kind, value, default, *bounds = line.split(";")
        option = Option(name, kind, value, default, tuple(bounds))
        if not name or not option.allows(value) or not option.allows(default):
            raise ValueError(line)
        return option

    def allows(self, value: str) -> bool:
        """Whether the option can have this value."""
        match self.kind:
            case "bool":
                return not self.bounds and value.lower() in ("true", "false")
            case "int":
                return self._is_within(value, int)
            case "double":
                return self._is_within(value, float)
            case "enum":
                return value in self.bounds
            case kind:
                return kind == "string"

    def another(self) -> str | None:
        """Another value that it can have, and none that costs much; None if there is none."""
        match self.kind:
            case "bool":
                return "False" if self.value.lower() == "true" else "True"
            case "int":
                nearby = (str(int(self.value) + step) for step in (1, -1))
                return next(filter(self.allows, nearby), None)
            case "enum":
                return next((value for value in self.bounds if value != self.value), None)
            case _:
                return None

    def _is_within(self, value: str, read: Callable[[str], float]) -> bool:
        low, high = map(read, self.bounds or (value, value))
        return low <= read(value) <= high


@THEME.required("list", "options gives a line for each option, in the form of the protocol.")
def _list(candidate: Candidate) -> str:
    options = _options(candidate)
    names = [option.name for option in options]
    if len(set(names)) < len(names):
        raise CheckFailedError("each name once", names)
    return ", ".join(names) or _NONE


@THEME.required("get", "options get NAME gives the line of one option.")
def _get(candidate: Candidate) -> None:
    lines = candidate.ask("options")
    if not lines:
        raise CheckSkippedError(_NONE)
    for line in lines:
        said = expect_line(candidate, f"options get {line.partition(';')[0]}", line)
        if said != line:
            raise CheckFailedError(line, [said])


@THEME.required("set", "options set NAME VALUE gives the line with the new value, and keeps it.")
def _set(candidate: Candidate) -> str:
    changed = []
    for option in _expect_some(candidate):
        value = option.another()
        if value is not None:
            _expect_set(candidate, option, value)
            _expect_set(candidate, option, option.value)
            changed.append(option.name)
    if not changed:
        raise CheckSkippedError("no option that could easily have another value")
    return "changed and put back: " + ", ".join(changed)


@THEME.required("unknown", "An option that does not exist is an error.")
def _unknown(candidate: Candidate) -> None:
    expect_error(candidate, "options get NoSuchOption", ERR)
    expect_error(candidate, "options set NoSuchOption 1", ERR)


@THEME.required("bad-value", "A value that an option cannot have is an error, and changes nothing.")
def _bad_value(candidate: Candidate) -> None:
    for option in _expect_some(candidate):
        if option.kind == "string":
            continue
        values = ["nonsense"]
        if option.kind == "int" and option.bounds:
            low, high = map(int, option.bounds)
            values += [str(low - 1), str(high + 1)]
        for value in values:
            expect_error(candidate, f"options set {option.name} {value}", ERR)
        _expect_value(candidate, f"options get {option.name}", option, option.value)


@THEME.required("bad-form", "options is followed by nothing, get or set.")
def _bad_form(candidate: Candidate) -> None:
    expect_error(candidate, "options frobnicate", ERR)


def _options(candidate: Candidate) -> list[Option]:
    reply = candidate.ask("options")
    try:
        return [Option.parse(line) for line in reply]
    except ValueError:
        raise CheckFailedError(_FORM, reply) from None


def _expect_some(candidate: Candidate) -> list[Option]:
    options = _options(candidate)
    if not options:
        raise CheckSkippedError(_NONE)
    return options


def _expect_set(candidate: Candidate, option: Option, value: str) -> None:
    _expect_value(candidate, f"options set {option.name} {value}", option, value)
    _expect_value(candidate, f"options get {option.name}", option, value)


def _expect_value(candidate: Candidate, line: str, option: Option, value: str) -> None:
    expected = f"{option.name};{option.kind};{value};{option.default}…"
    said = expect_line(candidate, line, expected)
    if said.lower().split(";")[:3] != [option.name.lower(), option.kind, value.lower()]:
        raise CheckFailedError(expected, [said])
