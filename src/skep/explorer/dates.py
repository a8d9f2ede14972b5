"""Dates as numbers that sort: year, month and day, of which the later ones may be unknown."""

from __future__ import annotations

import re
from datetime import date
from functools import lru_cache

from skep._checks import checked_text
from skep.errors import SettingError
from skep.formats.dates import parse_moment

_PARTS = re.compile(r"([0-9]{4})(?:[-.]([0-9]{2}|\?\?)(?:[-.]([0-9]{2}|\?\?))?)?")


@lru_cache(maxsize=4096)
def packed_date(text: str) -> int:
    """The date of a header; 0 if it says none. ``2018.??.??`` comes before all days of 2018."""
    found = _PARTS.fullmatch(text.strip())
    if found is None:
        moment = parse_moment(text)
        found = _PARTS.fullmatch(moment.date) if moment else None
    if found is None:
        return 0
    year, month, day = (int(part) if part and part.isdecimal() else 0 for part in found.groups())
    try:
        date(year, month or 1, (month and day) or 1)
    except ValueError:  # there is no such day
        return 0
    return packed(year, month, day if month else 0)


def shown_date(value: int) -> str:
    """A date as people write it, such as ``2018-10-28``, ``2018-10`` or ``2018``."""
    year, month, day = value >> 9, value >> 5 & 15, value & 31
    return f"{year:04}" + (f"-{month:02}" if month else "") + (f"-{day:02}" if day else "")


def first_dates(what: str, given: date | str) -> tuple[int, int, int]:
    """The first day of a time that somebody asked for; its month; its year."""
    value = _asked(what, given)
    year, month, day = value >> 9, value >> 5 & 15, value & 31
    month, day = month or 1, day or 1
    return packed(year, month, day), packed(year, month, 0), packed(year, 0, 0)


def last_date(what: str, given: date | str) -> int:
    """The last day of a time that somebody asked for, or a number that no later one has."""
    value = _asked(what, given)
    return value | (0 if value & 31 else 31) | (0 if value >> 5 & 15 else 15 << 5)


def packed(year: int, month: int, day: int) -> int:
    """A date as a number; what is unknown is 0."""
    return year << 9 | month << 5 | day


def _asked(what: str, given: date | str) -> int:
    text = given.isoformat() if isinstance(given, date) else checked_text(what, given)
    value = packed_date(text)
    if not value:
        raise SettingError(f"{what} is {text[:40]!r}; expected 2018, 2018-10 or 2018-10-28")
    return value
