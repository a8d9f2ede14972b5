"""How many games there are of each type and result, by each player and from each year."""

from __future__ import annotations

from collections import Counter

from skep.collection.facts import facts_of, year_of
from skep.game import Game


class CollectionCounts:
    """Counts games that are added one by one.

    >>> counts = CollectionCounts()
    >>> counts.add(Game("Base", headers={"White": "Ada", "Black": "Bo", "Date": "2018.10.28"}))
    >>> counts.games, counts.players["Ada"], counts.years["2018"]
    (1, 1, 1)
    """

    def __init__(self) -> None:
        self.games = 0
        self.types: Counter[str] = Counter()
        self.results: Counter[str] = Counter()
        self.reasons: Counter[str] = Counter()
        self.players: Counter[str] = Counter()
        self.years: Counter[str] = Counter()

    def add(self, game: Game) -> None:
        """Count a game. What is not known of it is counted under an empty text."""
        facts = facts_of(game)
        self.games += 1
        self.types[facts.game_type] += 1
        self.results[facts.result] += 1
        if facts.reason:
            self.reasons[facts.reason] += 1
        self.years[year_of(game)] += 1
        for name in {facts.white, facts.black}:
            self.players[name] += 1
