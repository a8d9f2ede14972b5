"""Checks of ``options``: the form of their lines, and reading and changing them."""

from __future__ import annotations

from typing import NamedTuple

from skep.conformance.candidate import Candidate
from skep.conformance.checks import Theme
from skep.conformance.conclusions import CheckFailedError, CheckSkippedError
from skep.conformance.expectations import expect_error, expect_line
from skep.errors import NotationError, SettingError
from skep.uhp.options import (
    AnyOption,
    BoolOption,
    EnumOption,
    IntOption,
    StringOption,
    parse_option,
)
from skep.uhp.protocol import ERR

THEME = Theme("options", "Options")

_NONE = "the engine has no options"


class Listed(NamedTuple):
    """An option, and its value and default exactly as the engine writes them."""

    option: AnyOption
    value: str
    default: str


def another(option: AnyOption) -> str | None:
    """Another value that an option can have and that costs little; None if there is none."""
    match option:
        case BoolOption():
            return str(not option.value)
        case IntOption():
            nearby = (str(option.value + step) for step in (1, -1))
            return next((text for text in nearby if _allows(option, text)), None)
        case EnumOption():
            return next((choice for choice in option.choices if choice != option.value), None)
        case _:
            return None


def _allows(option: AnyOption, text: str) -> bool:
    try:
        option.parse(text)
    except SettingError:
        return False
    return True


@THEME.required("list", "options gives a line for each option, in the form of the protocol.")
def _list(candidate: Candidate) -> str:
    names = [listed.option.name for listed in _options(candidate)]
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
    for listed in _expect_some(candidate):
        value = another(listed.option)
        if value is not None:
            _expect_set(candidate, listed, value)
            _expect_set(candidate, listed, listed.value)
            changed.append(listed.option.name)
    if not changed:
        raise CheckSkippedError("no option that could easily have another value")
    return "changed and put back: " + ", ".join(changed)


@THEME.required("unknown", "An option that does not exist is an error.")
def _unknown(candidate: Candidate) -> None:
    expect_error(candidate, "options get NoSuchOption", ERR)
    expect_error(candidate, "options set NoSuchOption 1", ERR)


@THEME.required("bad-value", "A value that an option cannot have is an error, and changes nothing.")
def _bad_value(candidate: Candidate) -> None:
    for listed in _expect_some(candidate):
        option = listed.option
        if isinstance(option, StringOption):
            continue
        values = ["nonsense"]
        if isinstance(option, IntOption) and option.low is not None and option.high is not None:
            values += [str(option.low - 1), str(option.high + 1)]
        for value in values:
            expect_error(candidate, f"options set {option.name} {value}", ERR)
        _expect_value(candidate, f"options get {option.name}", listed, listed.value)


@THEME.required("bad-form", "options is followed by nothing, get or set.")
def _bad_form(candidate: Candidate) -> None:
    expect_error(candidate, "options frobnicate", ERR)


def _options(candidate: Candidate) -> list[Listed]:
    reply = candidate.ask("options")
    try:
        return [Listed(parse_option(line), *line.split(";")[2:4]) for line in reply]
    except NotationError as error:
        raise CheckFailedError(error.expected, reply) from None


def _expect_some(candidate: Candidate) -> list[Listed]:
    options = _options(candidate)
    if not options:
        raise CheckSkippedError(_NONE)
    return options


def _expect_set(candidate: Candidate, listed: Listed, value: str) -> None:
    _expect_value(candidate, f"options set {listed.option.name} {value}", listed, value)
    _expect_value(candidate, f"options get {listed.option.name}", listed, value)


def _expect_value(candidate: Candidate, line: str, listed: Listed, value: str) -> None:
    name, kind = listed.option.name, listed.option.kind
    expected = f"{name};{kind};{value};{listed.default}…"
    said = expect_line(candidate, line, expected)
    if said.lower().split(";")[:3] != [name.lower(), kind, value.lower()]:
        raise CheckFailedError(expected, [said])
