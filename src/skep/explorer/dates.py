"""Dates as numbers that sort: year, month and day, of which the later ones may be unknown."""

from __future__ import annotations

from datetime import date
from functools import lru_cache

from skep.collection import Period
from skep.collection.periods import period_of


@lru_cache(maxsize=4096)
def packed_date(header: str) -> int:
    """The date of a header; 0 if it says none. ``2018.??.??`` comes before all days of 2018."""
    period = period_of(header)
    return 0 if period is None else _packed(period)


def shown_date(value: int) -> str:
    """A date as people write it, such as ``2018-10-28``, ``2018-10`` or ``2018``."""
    year, month, day = value >> 9, value >> 5 & 15, value & 31
    return f"{year:04}" + (f"-{month:02}" if month else "") + (f"-{day:02}" if day else "")


def packed_day(day: date, *, is_known: tuple[bool, bool] = (True, True)) -> int:
    """A day as a number; its month and its day may be unknown."""
    knows_month, knows_day = is_known
    return day.year << 9 | knows_month * day.month << 5 | knows_day * day.day


def _packed(period: Period) -> int:
    first, last = period
    knows_month = (first.year, first.month) == (last.year, last.month)
    return packed_day(first, is_known=(knows_month, first == last))
