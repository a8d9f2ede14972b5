"""Answers what was played in a position."""

from __future__ import annotations

import sqlite3
from functools import reduce
from operator import or_
from typing import Final

from skep.board import Board
from skep.explorer.answers import Exploration, ExplorerMove, IndexedGame, PlayerCount
from skep.explorer.buckets import BUCKETS, bucket_of, moves_from
from skep.explorer.chunks import Chunks
from skep.explorer.columns import Column, Ending
from skep.explorer.dates import shown_date
from skep.explorer.entries import KEY, packed_keys
from skep.explorer.filters import ExplorerFilter
from skep.explorer.game_sets import ContentError, joined
from skep.explorer.index_file import one_row
from skep.explorer.sums import Sums
from skep.openings import Tally
from skep.openings.successors import actions_by_successor
from skep.outcomes import state_after
from skep.pieces import Color

_PLAYS: Final = """
SELECT chunk, content FROM chunks CROSS JOIN plays WHERE bucket = chunk * ? + ? ORDER BY chunk
"""
_GAME: Final = """
SELECT game, coalesce(w.name, ''), coalesce(b.name, ''), white_strength, black_strength, date,
       ending, plies, event, site, place
FROM games LEFT JOIN players w ON w.player = white LEFT JOIN players b ON b.player = black
WHERE game = ?
"""
_STATES: Final = {
    Ending.UNDECIDED: "InProgress",
    Ending.WHITE_WINS: state_after(Color.WHITE),
    Ending.BLACK_WINS: state_after(Color.BLACK),
    Ending.DRAW: state_after(None),
}


def explore(
    connection: sqlite3.Connection,
    board: Board,
    only: ExplorerFilter,
    *,
    games: int,
    players: int,
) -> Exploration:
    """Everything about the position of a board."""
    connection.execute("BEGIN")  # one state of the index for the whole answer
    try:
        return _Question(connection, board).answer(only, games, players)
    finally:
        connection.execute("ROLLBACK")


class _Question:
    def __init__(self, connection: sqlite3.Connection, board: Board) -> None:
        self._connection = connection
        self._board = board

    def answer(self, only: ExplorerFilter, games: int, players: int) -> Exploration:
        chunks, plays = self._plays()
        selected = chunks.selected(only)
        plays = {key: found for key, its_games in plays.items() if (found := its_games & selected)}
        everywhere = reduce(or_, plays.values(), 0)
        sums = Sums(chunks.columns, self._board.turn)
        legal = actions_by_successor(self._board, plays)
        moves = [
            ExplorerMove(
                *sums.tally(plays[key]),
                actions,
                sums.strength(plays[key]),
                sums.performance(plays[key]),
                sums.last_played(plays[key]),
                self._players(chunks, plays[key], players),
            )
            for key, actions in legal.items()
        ]
        return Exploration(
            Tally(*sums.tally(everywhere)),
            tuple(sorted(moves, key=lambda move: -move.games)),
            self._best(chunks, everywhere, Column.STRENGTH, games),
            self._best(chunks, everywhere, Column.DATE, games),
        )

    def _plays(self) -> tuple[Chunks, dict[int, int]]:
        """The games with the position by the key of what came next, or by 0 where they ended."""
        key = packed_keys((self._board.canonical_key,))
        chunks: list[int] = []
        sets: dict[bytes, list[tuple[int, bytes]]] = {}
        for chunk, content in self._connection.execute(_PLAYS, (BUCKETS, bucket_of(key))):
            if moves := list(moves_from(content, key)):
                for edge, games in moves:
                    sets.setdefault(edge[KEY:], []).append((len(chunks), games))
                chunks.append(chunk)
        plays = {int.from_bytes(it, "little"): joined(sets[it], len(chunks)) for it in sets}
        return Chunks(self._connection, chunks), plays

    def _players(self, chunks: Chunks, games: int, count: int) -> tuple[PlayerCount, ...]:
        """Who made the move most often."""
        if not count:
            return ()
        query = "SELECT name FROM players WHERE player = ?"
        return tuple(
            PlayerCount(one_row(self._connection, query, player)[0], its_games)
            for player, its_games in chunks.count_players(games, self._board.turn).most_common(
                count
            )
        )

    def _best(
        self, chunks: Chunks, games: int, column: Column, count: int
    ) -> tuple[IndexedGame, ...]:
        """The games with the largest known values in a column."""
        known = games & chunks.columns.known(column)
        return tuple(
            self._game(chunks.game(number))
            for number in chunks.columns.largest(column, known, count)
        )

    def _game(self, number: int) -> IndexedGame:
        row = one_row(self._connection, _GAME, number)
        game, white, black, white_strength, black_strength, date, ending, *rest = row
        if ending not in _STATES:
            raise ContentError(f"game {number} has an ending that does not exist: {ending}")
        return IndexedGame(
            game,
            white,
            black,
            white_strength or None,
            black_strength or None,
            shown_date(date) if date else "",
            _STATES[Ending(ending)],
            *rest,
        )
