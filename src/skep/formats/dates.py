"""Dates of game files: reads the many ways to write a day, and gives the way of PGN."""

from __future__ import annotations

import re
from datetime import date, time
from typing import Final, NamedTuple

_MAX_TEXT = 100  # characters of a text that may be a date
_UNSURE = re.compile(r"[0-9?]{4}\.[0-9?]{2}\.\?\?")
_TIME = re.compile(r"(?<![0-9:])([0-9]{1,2}):([0-9]{2})(?::([0-9]{2}))?(?:\.[0-9]+)?(?![0-9:])")
_YEAR_FIRST = re.compile(r"([0-9]{4})[-/.年\s]+([0-9]{1,2})[-/.月\s]+([0-9]{1,2})(?![0-9])")
_YEAR_LAST = re.compile(r"(?<![0-9])([0-9]{1,2})([-/.])([0-9]{1,2})\2([0-9]{4})(?![0-9])")
_COMPACT = re.compile(r"(?<![0-9])([0-9]{4})([0-9]{2})([0-9]{2})(?![0-9])")
_YEAR = re.compile(r"(?<![0-9])([12][0-9]{3})(?![0-9])")
_DAY = re.compile(r"(?<![0-9])([0-9]{1,2})(?![0-9])")
_WORD = re.compile(r"[^\W\d_]+")
_MONTHS: Final = tuple(  # how months begin in the languages of BoardSpace's players
    (beginning, number)
    for number, beginnings in enumerate(
        (
            "jan ene gen янв sty led",
            "feb fév fev фев lut úno",
            "mar mär mrz maa mrt мар bře",
            "apr avr abr апр kwi dub",
            "may mai mei maj mag май мая",
            "jun juin giu июн cze",
            "jul juil lug июл lip",
            "aug aoû aou ago авг sie",
            "sep set сен wrz",
            "oct okt ott out окт paź",
            "nov ноя lis",
            "dec dez déc dic des дек gru",
        ),
        start=1,
    )
    for beginning in beginnings.split()
)


class DayAndTime(NamedTuple):
    """A day as ``YYYY.MM.DD``, and the time of day as ``HH:MM:SS`` if it is known."""

    date: str
    time: str = ""


def parse_day(text: str) -> DayAndTime | None:
    """The day that a text names; None if it names none, or if more than one could be meant.

    >>> parse_day("Fri Nov 02 09:01:07 EDT 2018")
    DayAndTime(date='2018.11.02', time='09:01:07')
    >>> parse_day("October 2, 2019")
    DayAndTime(date='2019.10.02', time='')
    >>> parse_day("03/04/2018")  # March or April?
    """
    text = text.strip().replace("_", " ")
    if _UNSURE.fullmatch(text):
        return DayAndTime(text)
    if len(text) > _MAX_TEXT:
        return None
    clock = _TIME.search(text)
    if clock is not None:
        text = f"{text[: clock.start()].rstrip('T ')} {text[clock.end() :]}"
    day = _day(text)
    if day is None:
        return None
    return DayAndTime(f"{day.year:04}.{day.month:02}.{day.day:02}", _time(clock))


def _day(text: str) -> date | None:
    if found := _YEAR_FIRST.search(text) or _COMPACT.search(text):
        year, month, day = map(int, found.groups())
        return _existing(year, month, day)
    if found := _YEAR_LAST.search(text):
        first, second, year = int(found[1]), int(found[3]), int(found[4])
        if found[2] == "." or first > 12:  # the countries that write dots put the day first
            return _existing(year, second, first)
        return _existing(year, first, second) if second > 12 or first == second else None
    return _day_with_a_word(text)


def _day_with_a_word(text: str) -> date | None:
    months = {_month(word.lower()) for word in _WORD.findall(text)} - {0}
    year = _YEAR.search(text)
    days = _DAY.findall(text)
    if len(months) != 1 or year is None or len(days) != 1:
        return None
    return _existing(int(year[1]), months.pop(), int(days[0]))


def _month(word: str) -> int:
    """The month that a word names; 0 if it names none."""
    found = [(len(start), number) for start, number in _MONTHS if word.startswith(start)]
    return max(found)[1] if found else 0


def _existing(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None


def _time(found: re.Match[str] | None) -> str:
    if found is None:
        return ""
    try:
        return time(int(found[1]), int(found[2]), int(found[3] or 0)).isoformat()
    except ValueError:
        return ""
