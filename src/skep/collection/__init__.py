"""Many games: choose some of them, count them, and leave out those that are there twice."""

from skep.collection.counting import CollectionCounts
from skep.collection.duplicates import Duplicates
from skep.collection.facts import GameFacts, facts_of
from skep.collection.filters import (
    GameFilter,
    by_date,
    by_length,
    by_opening,
    by_player,
    by_result,
    by_type,
)
from skep.collection.periods import Period, parse_period

__all__ = [
    "CollectionCounts",
    "Duplicates",
    "GameFacts",
    "GameFilter",
    "Period",
    "by_date",
    "by_length",
    "by_opening",
    "by_player",
    "by_result",
    "by_type",
    "facts_of",
    "parse_period",
]
