"""Dates of games, which may be known by the year or the month only."""

from __future__ import annotations

import datetime
import re
from calendar import monthrange
from typing import Final, NamedTuple

from skep._checks import checked_text
from skep.errors import NotationError, SettingError
from skep.formats.dates import parse_day

_PARTS: Final = re.compile(r"([0-9]{4})(?:[-.]([0-9]{1,2}|\?\?))?(?:[-.]([0-9]{1,2}|\?\?))?")


class Period(NamedTuple):
    """From the first day to the last."""

    first: datetime.date
    last: datetime.date

    def overlaps(self, other: Period) -> bool:
        """Whether the two have a day in common."""
        return self.first <= other.last and other.first <= self.last


ALWAYS: Final = Period(datetime.date.min, datetime.date.max)


def between(
    since: datetime.date | str | None = None, until: datetime.date | str | None = None
) -> Period:
    """From the start of a year, month or day to the end of another; None is without a limit.

    >>> between("2018", "2018-02").last
    datetime.date(2018, 2, 28)
    """
    first = ALWAYS.first if since is None else _given(since).first
    last = ALWAYS.last if until is None else _given(until).last
    if first > last:
        raise SettingError(f"'since' ({since}) is after 'until' ({until})")
    return Period(first, last)


def parse_period(text: str) -> Period:
    """A year, a month or a day.

    >>> parse_period("2018-02")
    Period(first=datetime.date(2018, 2, 1), last=datetime.date(2018, 2, 28))
    """
    found = _period(text.strip())
    if found is None:
        expected = "a year, month or day such as 2018, 2018-02 or 2018-02-28"
        raise NotationError(f"{text[:40]!r} is not a date", expected=expected)
    return found


def period_of(header: str) -> Period | None:
    """When a game was played, by its Date header; None if that does not say it."""
    if (found := _period(header.strip())) is not None:
        return found
    day = parse_day(header)
    return None if day is None else _period(day.date)


def _given(period: datetime.date | str) -> Period:
    if isinstance(period, datetime.date):
        day = datetime.date(period.year, period.month, period.day)  # also of a datetime
        return Period(day, day)
    return parse_period(checked_text("a day, a month or a year", period))


def _period(text: str) -> Period | None:
    parts = _PARTS.fullmatch(text)
    if parts is None:
        return None
    year, month, day = (int(part) if part and part != "??" else None for part in parts.groups())
    try:
        if year is None or month is None:
            return Period(datetime.date(year or 0, 1, 1), datetime.date(year or 0, 12, 31))
        if day is None:
            return Period(
                datetime.date(year, month, 1),
                datetime.date(year, month, monthrange(year, month)[1]),
            )
        return Period(datetime.date(year, month, day), datetime.date(year, month, day))
    except ValueError:  # there is no such day
        return None
