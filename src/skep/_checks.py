"""Checks of what callers pass to the public functions, with errors that say what was expected."""

from __future__ import annotations

from math import isfinite
from operator import index

from skep.errors import SettingError, WrongTypeError


def checked_text(what: str, text: object) -> str:
    """The text, if it is one; ``what`` says what it should be."""
    if not isinstance(text, str):
        raise WrongTypeError(f"expected {what}, not {text!r}")
    return text


def whole_number(what: str, value: object, low: int, high: int | None = None) -> int:
    """The value as an int, if it is a whole number within the bounds; a bool is not."""
    wanted = f"a whole number from {low} to {high}" if high else f"a whole number of {low} or more"
    if isinstance(value, bool):
        raise SettingError(f"{what} is {wanted}, not {value!r}")
    try:
        number = index(value)  # type: ignore[arg-type]
    except TypeError:
        raise SettingError(f"{what} is {wanted}, not {value!r}") from None
    if number < low or (high is not None and number > high):
        raise SettingError(f"{what} is {wanted}, not {_shown(number)}")
    return number


def number_of_seconds(what: str, value: object, *, zero: bool = False) -> float:
    """The value as a float, if it is a finite time: more than nothing, or ``zero`` as well."""
    wanted = "a number of seconds, " + ("not negative" if zero else "more than 0")
    if isinstance(value, bool | str | bytes):
        raise SettingError(f"{what} is {wanted}, not {value!r}")
    try:
        seconds = float(value)  # type: ignore[arg-type]
    except (TypeError, ValueError, OverflowError):
        raise SettingError(f"{what} is {wanted}, not {value!r}") from None
    if not isfinite(seconds) or seconds < 0 or (seconds == 0 and not zero):
        raise SettingError(f"{what} is {wanted}, not {value!r}")
    return seconds


def _shown(number: int) -> str:
    """A number of any size, fit for a sentence."""
    return str(number) if abs(number) < 10**20 else "a number of over 20 digits"
