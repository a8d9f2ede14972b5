"""Checks the arguments of public functions, with errors that say what was expected."""

from __future__ import annotations

from math import isfinite
from operator import index
from os import PathLike, fspath
from pathlib import Path
from typing import TypeVar

from skep.errors import SettingError, WrongTypeError

T = TypeVar("T")

_MAX_QUOTE = 40  # characters of a value that an error quotes


def checked_type(what: str, value: object, kind: type[T]) -> T:
    """The value, if it is of this type; ``what`` describes what was expected."""
    if not isinstance(value, kind):
        raise WrongTypeError(f"expected {what}, not {shown(value)}")
    return value


def checked_text(what: str, text: object) -> str:
    """The text, if it is a string; ``what`` describes what was expected."""
    return checked_type(what, text, str)


def checked_path(what: str, path: object) -> Path:
    """The path of a file or folder, as a string or a path; ``what`` says what it is for."""
    if not isinstance(path, str | PathLike) or not isinstance(fspath(path), str):
        raise WrongTypeError(f"expected {what}, not {shown(path)}")
    return Path(path)


def whole_number(what: str, value: object, low: int, high: int | None = None) -> int:
    """The value as an int, if it is a whole number within the bounds; a bool is not."""
    wanted = "a whole number " + (f"of at least {low}" if high is None else f"from {low} to {high}")
    if isinstance(value, bool):
        raise _refusal(what, wanted, value)
    try:
        number = index(value)  # type: ignore[arg-type]
    except TypeError:
        raise _refusal(what, wanted, value) from None
    if number < low or (high is not None and number > high):
        raise _refusal(what, wanted, value)
    return number


def checked_number(what: str, value: object, *, zero: bool = False) -> float:
    """The value as a float, if it is finite and greater than 0, or at least 0 with ``zero``."""
    wanted = "a number of at least 0" if zero else "a number greater than 0"
    if isinstance(value, bool | str | bytes):
        raise _refusal(what, wanted, value)
    try:
        number = float(value)  # type: ignore[arg-type]
    except (TypeError, ValueError, OverflowError):
        raise _refusal(what, wanted, value) from None
    if not isfinite(number) or number < 0 or (number == 0 and not zero):
        raise _refusal(what, wanted, value)
    return number


def _refusal(what: str, wanted: str, value: object) -> SettingError:
    return SettingError(f"{what} must be {wanted}, not {shown(value)}")


def shown(value: object) -> str:
    """Any value, shortened for an error message."""
    try:
        text = repr(value)
    except ValueError:  # Python refuses to write thousands of digits
        return "a number of thousands of digits"
    except Exception:  # whatever a stranger's class raises
        return f"an object of the class {type(value).__name__}"
    return text if len(text) <= _MAX_QUOTE else f"{text[: _MAX_QUOTE - 1]}…"
