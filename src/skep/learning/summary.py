"""A summary of a folder of games: how many, of which types, and how they ended."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from skep.learning.games import PlayedGame, PlayedResult
from skep.learning.shards import read_games
from skep.pieces import GameType

_HEADINGS = ("games", "positions", "white", "black", "draws", "capped", "plies/game")


class GameCounts:
    """Counts of the games of one type, or of all."""

    def __init__(self) -> None:
        self.plies = 0
        self.positions = 0
        self.results: Counter[PlayedResult] = Counter()

    def add(self, game: PlayedGame) -> None:
        self.plies += len(game)
        self.positions += game.positions
        self.results[game.result] += 1

    def row(self, name: str) -> str:
        games = self.results.total()
        counts = (games, self.positions, *(self.results[result] for result in PlayedResult))
        cells = [*(f"{count:,}" for count in counts), f"{self.plies / max(games, 1):.1f}"]
        return f"{name:10}" + "".join(f" {cell:>12}" for cell in cells)


def summarize(folder: Path) -> str:
    """The games of a folder as a table for people."""
    everything = GameCounts()
    by_type = {game_type: GameCounts() for game_type in GameType}
    validation = 0
    for game in read_games([folder]):
        everything.add(game)
        by_type[game.game_type].add(game)
        validation += game.is_for_validation
    return "\n".join(
        [
            " " * 10 + "".join(f" {heading:>12}" for heading in _HEADINGS),
            *(counts.row(game_type.value) for game_type, counts in by_type.items()),
            everything.row("all"),
            f"{validation:,} games are for validation",
        ]
    )
