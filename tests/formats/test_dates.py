"""Dates of game files: every way of writing that was seen, and none that could mean two days."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skep.formats.dates import DayAndTime, parse_day


@pytest.mark.parametrize(
    ("text", "moment"),
    [
        ("2018.10.28", DayAndTime("2018.10.28")),
        ("2018.10.??", DayAndTime("2018.10.??")),
        ("????.??.??", DayAndTime("????.??.??")),
        ("2018-10-28", DayAndTime("2018.10.28")),
        ("2018/1/2", DayAndTime("2018.01.02")),
        ("20181028", DayAndTime("2018.10.28")),
        ("2018-10-28T12:34:56Z", DayAndTime("2018.10.28", "12:34:56")),
        ("3 November 2018", DayAndTime("2018.11.03")),
        ("October 2, 2019", DayAndTime("2019.10.02")),
        ("Fri Nov 02 09:01:07 EDT 2018", DayAndTime("2018.11.02", "09:01:07")),
        ("20-Jan-2024_14:53:24", DayAndTime("2024.01.20", "14:53:24")),
        ("28. Oktober 2018", DayAndTime("2018.10.28")),
        ("4 août 2021", DayAndTime("2021.08.04")),
        ("3 juin 2020", DayAndTime("2020.06.03")),
        ("3 juillet 2020", DayAndTime("2020.07.03")),
        ("3 мая 2019", DayAndTime("2019.05.03")),
        ("2018年10月28日", DayAndTime("2018.10.28")),
        ("28.10.2018", DayAndTime("2018.10.28")),
        ("13/04/2018", DayAndTime("2018.04.13")),
        ("04/13/2018", DayAndTime("2018.04.13")),
        ("04/04/2018", DayAndTime("2018.04.04")),
    ],
)
def test_a_day_is_read_however_it_is_written(text: str, moment: DayAndTime) -> None:
    assert parse_day(text) == moment


@pytest.mark.parametrize(
    "text",
    [
        "",
        "yesterday",
        "03/04/2018",
        "2018.13.01",
        "31 February 2020",
        "2018",
        "May 2018",
        "x" * 500,
    ],
)
def test_what_names_no_day_or_more_than_one_is_not_guessed(text: str) -> None:
    assert parse_day(text) is None


@given(st.text(max_size=40))
def test_any_text_is_a_day_or_is_not(text: str) -> None:
    moment = parse_day(text)
    assert moment is None or len(moment.date) == 10
