"""The chunks that have a position, side by side, while a question about it is answered."""

from __future__ import annotations

import sqlite3
from array import array
from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from typing import Final

from skep.explorer.columns import ChunkColumns
from skep.explorer.filters import ExplorerFilter
from skep.explorer.game_sets import CHUNK, by_chunk, joined
from skep.explorer.index_file import one_row
from skep.explorer.players import NOBODY, games_of_players, unpacked_players
from skep.pieces import Color

ENOUGH: Final = 256
"""The players of a move are counted in this many of the latest games."""

_COLUMNS: Final = {Color.WHITE: "whites", Color.BLACK: "blacks"}


class Chunks:
    """Some chunks. In sets of games, the first chunk has the lowest numbers."""

    def __init__(self, connection: sqlite3.Connection, chunks: Sequence[int]) -> None:
        self._connection = connection
        self._chunks = chunks
        self._known_players: dict[tuple[int, Color], array[int]] = {}

    @cached_property
    def columns(self) -> ChunkColumns:
        """What is known about their games."""
        query = "SELECT facts, games FROM chunks WHERE chunk = ?"
        rows = [one_row(self._connection, query, chunk) for chunk in self._chunks]
        return ChunkColumns([facts for facts, _ in rows], [games for _, games in rows])

    def selected(self, only: ExplorerFilter) -> int:
        """The games that count."""
        games = only.games(self.columns)
        return games if only.player is None else games & self._games_of(only.player, only.colors)

    def game(self, number: int) -> int:
        """The number of a game in the whole index."""
        place, within = divmod(number, CHUNK)
        return self._chunks[place] * CHUNK + within

    def count_players(self, games: int, color: Color) -> Counter[int]:
        """How often each player has a color in some games."""
        counts: Counter[int] = Counter()
        missing = ENOUGH
        for place, numbers in by_chunk(games):
            players = self._players(place, color)
            counts.update(map(players.__getitem__, numbers[:missing]))
            missing -= len(numbers)
            if missing <= 0:
                break
        del counts[NOBODY]
        return counts

    def _players(self, place: int, color: Color) -> array[int]:
        if (place, color) not in self._known_players:
            query = f"SELECT {_COLUMNS[color]}, games FROM chunks WHERE chunk = ?"  # noqa: S608
            content, games = one_row(self._connection, query, self._chunks[place])
            self._known_players[place, color] = unpacked_players(content, games)
        return self._known_players[place, color]

    def _games_of(self, player: str, colors: Sequence[Color]) -> int:
        places = {chunk: place for place, chunk in enumerate(self._chunks)}
        rows = games_of_players(self._connection, player, colors)
        return joined(((places[it], games) for it, games in rows if it in places), len(places))
