"""Numbers and times as the protocol writes them, with errors that say what was expected."""

from __future__ import annotations

import re
from typing import Final

from skep.errors import SettingError

_WHOLE: Final = re.compile(r"[+-]?[0-9]{1,18}")
_DECIMAL: Final = re.compile(r"[+-]?(?:[0-9]{1,18}(?:\.[0-9]{0,18})?|\.[0-9]{1,18})")
_CLOCK: Final = re.compile(r"([0-9]{1,4}):([0-5][0-9]):([0-5][0-9](?:\.[0-9]{1,9})?)")


def parse_whole(what: str, text: str, low: int | None, high: int | None) -> int:
    """A whole number within bounds, if there are any."""
    if not _WHOLE.fullmatch(text) or not _is_within(int(text), low, high):
        raise unexpected(what, text, "a whole number" + _bounds(low, high))
    return int(text)


def parse_decimal(what: str, text: str, low: float | None, high: float | None) -> float:
    """A number within bounds, if there are any, with or without decimals."""
    if not _DECIMAL.fullmatch(text) or not _is_within(float(text), low, high):
        raise unexpected(what, text, "a number" + _bounds(low, high))
    return float(text)


def parse_clock(what: str, text: str, high: float) -> float:
    """The seconds of a time such as 00:01:30: more than none, and within a bound."""
    match = _CLOCK.fullmatch(text)
    seconds = 0.0
    if match:
        seconds = int(match[1]) * 3600 + int(match[2]) * 60 + float(match[3])
    if not 0 < seconds <= high:
        longest = format_clock(high)
        raise unexpected(what, text, f"hh:mm:ss, more than 00:00:00 and at most {longest}")
    return seconds


def format_clock(seconds: float) -> str:
    """Whole seconds as hh:mm:ss."""
    minutes, rest = divmod(int(seconds), 60)
    return f"{minutes // 60:02}:{minutes % 60:02}:{rest:02}"


def format_decimal(number: float) -> str:
    """A number with at most three decimals.

    >>> format_decimal(0.25), format_decimal(60.0)
    ('0.25', '60')
    """
    return f"{number:.3f}".rstrip("0").rstrip(".")


def unexpected(what: str, text: str, expected: str) -> SettingError:
    """The error that names a value, where it belongs, and what would do."""
    return SettingError(f"{what} is {text[:20]!r}; expected {expected}")


def _is_within(number: float, low: float | None, high: float | None) -> bool:
    return (low is None or low <= number) and (high is None or number <= high)


def _bounds(low: float | None, high: float | None) -> str:
    return "" if low is None or high is None else f" from {_plain(low)} to {_plain(high)}"


def _plain(number: float) -> str:
    return str(number) if isinstance(number, int) else f"{number:g}"
