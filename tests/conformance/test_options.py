"""The lines of ``options``: which are well formed, and what else an option may contain."""

from __future__ import annotations

import pytest

from skep import NotationError
from skep.conformance.options import another
from skep.uhp.options import parse_option


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("Verbose;bool;False;True", "True"),
        ("Verbose;bool;true;false", "False"),
        ("Threads;int;1;1;1;8", "2"),
        ("Threads;int;8;1;1;8", "7"),
        ("Threads;int;1;1;1;1", None),
        ("Threads;int;5;5", "6"),
        ("Rules;enum;a;b;a;b;c", "b"),
        ("Rules;enum;a;a;a", None),
        ("Seconds;double;0.5;5;0.001;60", None),
        ("Book;string;;", None),
        ("Book;string;some words;", None),
    ],
)
def test_a_good_line(line: str, value: str | None) -> None:
    assert another(parse_option(line)) == value


@pytest.mark.parametrize(
    "line",
    [
        "",
        "Verbose",
        "Verbose;bool;False",
        ";bool;False;False",
        "Verbose;bool;yes;no",
        "Verbose;bool;False;False;False;True",
        "Threads;int;one;1",
        "Threads;int;9;1;1;8",
        "Threads;int;1;9;1;8",
        "Threads;int;1;1;1",
        "Threads;int;1;1;low;high",
        "Threads;int;1;1;0.5;8",
        "Seconds;double;nan;5;1;9",
        "Seconds;double;fast;5",
        "Rules;enum;a;b;b;c",
        "Rules;enum;a;a",
        "Rules;choice;a;a;a",
    ],
)
def test_a_bad_line(line: str) -> None:
    with pytest.raises(NotationError, match="not an option"):
        parse_option(line)
