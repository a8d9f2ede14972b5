"""Facts and counts of games."""

from __future__ import annotations

from skep.collection import CollectionCounts, facts_of
from skep.collection.facts import year_of
from skep.outcomes import Outcome, Reason
from skep.pieces import Color
from tests.collection.test_filters import game


def test_facts() -> None:
    made = game("wS1;bS1 wS1-", White=" Ada ", Date="2018.10.28")
    made.outcome = Outcome(Color.BLACK, Reason.TIME)
    assert facts_of(made) == ("Ada", "", "2018.10.28", "Base", "BlackWins", "time", 2)
    assert facts_of(game()).result == "NotStarted"
    assert year_of(made) == "2018"
    assert year_of(game(Date="sometime")) == ""


def test_counts() -> None:
    counts = CollectionCounts()
    for made in (game(White="Ada", Black="Ada"), game("wS1", "Base+M", White="Ada", Black="Bo")):
        counts.add(made)
    assert counts.games == 2
    assert counts.types == {"Base": 1, "Base+M": 1}
    assert counts.results == {"NotStarted": 1, "InProgress": 1}
    assert counts.players == {"Ada": 2, "Bo": 1}
    assert counts.years == {"": 2}
