"""Adds games to an index, chunk by chunk."""

from __future__ import annotations

import sqlite3
from array import array
from collections.abc import Sequence
from typing import Final

from skep.explorer.buckets import BUCKETS, Plays, by_bucket, merged, packed_bucket
from skep.explorer.columns import extended
from skep.explorer.entries import KEY, IndexEntry
from skep.explorer.game_sets import CHUNK, ContentError, packed_list, packed_number
from skep.explorer.index_file import transaction
from skep.explorer.players import Players, packed_players
from skep.pieces import Color

_ADD_APPEARANCES: Final = """
INSERT INTO appearances VALUES (?, ?, ?, ?)
ON CONFLICT DO UPDATE SET games = joined(games, excluded.games)
"""


def add_batch(connection: sqlite3.Connection, batch: Sequence[IndexEntry], plies: int) -> int:
    """Add those games that the index does not have, in one transaction; return how many."""
    with transaction(connection):
        fresh = _fresh(connection, batch)
        first = count_games(connection)
        at = 0
        while at < len(fresh):
            room = CHUNK - (first + at) % CHUNK
            _add_to_chunk(connection, first + at, fresh[at : at + room], plies)
            at += room
    return len(fresh)


def count_games(connection: sqlite3.Connection) -> int:
    """How many games an index has; they are numbered from 0."""
    ((count,),) = connection.execute("SELECT coalesce(max(game), -1) + 1 FROM games")
    return int(count)


def _fresh(connection: sqlite3.Connection, batch: Sequence[IndexEntry]) -> list[IndexEntry]:
    """The games that are not in the index, each once."""
    look_up = "SELECT 1 FROM games WHERE identity = ?"
    distinct = {entry.identity: entry for entry in reversed(batch)}
    return [
        entry
        for identity, entry in reversed(distinct.items())
        if connection.execute(look_up, (identity,)).fetchone() is None
    ]


def _add_to_chunk(
    connection: sqlite3.Connection, first: int, fresh: Sequence[IndexEntry], plies: int
) -> None:
    """Add games that all fit into the chunk of the first one."""
    chunk, number = divmod(first, CHUNK)
    numbers = [packed_number(number + index) for index in range(len(fresh))]
    players = Players(connection)
    whites = players.numbers([entry.white for entry in fresh])
    blacks = players.numbers([entry.black for entry in fresh])
    _add_games(connection, first, fresh, whites, blacks)
    _add_plays(connection, chunk, fresh, numbers, plies)
    _add_appearances(connection, chunk, numbers, {Color.WHITE: whites, Color.BLACK: blacks})
    _extend_chunk(connection, first, fresh, whites, blacks)


def _add_games(
    connection: sqlite3.Connection,
    first: int,
    fresh: Sequence[IndexEntry],
    whites: array[int],
    blacks: array[int],
) -> None:
    rows = (
        (
            first + index,
            entry.identity,
            whites[index],
            blacks[index],
            entry.white_strength,
            entry.black_strength,
            entry.date,
            entry.ending,
            len(entry.keys) // KEY - 1,
            entry.event,
            entry.site,
            entry.place,
        )
        for index, entry in enumerate(fresh)
    )
    connection.executemany("INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)


def _add_plays(
    connection: sqlite3.Connection,
    chunk: int,
    fresh: Sequence[IndexEntry],
    numbers: Sequence[bytes],
    plies: int,
) -> None:
    plays: Plays = {}
    for entry, number in zip(fresh, numbers, strict=True):
        for edge in entry.edges(plies):
            known = plays.get(edge)
            plays[edge] = number if known is None else known + number
    for edge, games in plays.items():
        if len(games) > len(numbers[0]):
            plays[edge] = packed_list(games)
    for bucket, moves in by_bucket(plays):
        row = chunk * BUCKETS + bucket
        query = "SELECT content FROM plays WHERE bucket = ?"
        found = connection.execute(query, (row,)).fetchone()
        content = merged(found[0], moves) if found else packed_bucket(moves)
        connection.execute("INSERT OR REPLACE INTO plays VALUES (?, ?)", (row, content))


def _add_appearances(
    connection: sqlite3.Connection,
    chunk: int,
    numbers: Sequence[bytes],
    sides: dict[Color, array[int]],
) -> None:
    appearances: dict[tuple[int, int], bytes] = {}
    for color, players in sides.items():
        for player, number in zip(players, numbers, strict=True):
            key = player, color.value
            appearances[key] = appearances.get(key, b"") + number
    rows = (
        (player, chunk, color, packed_list(games))
        for (player, color), games in sorted(appearances.items())
        if player
    )
    connection.executemany(_ADD_APPEARANCES, rows)


def _extend_chunk(
    connection: sqlite3.Connection,
    first: int,
    fresh: Sequence[IndexEntry],
    whites: array[int],
    blacks: array[int],
) -> None:
    chunk, number = divmod(first, CHUNK)
    query = "SELECT games, facts, whites, blacks FROM chunks WHERE chunk = ?"
    found = connection.execute(query, (chunk,)).fetchone()
    games, columns, old_whites, old_blacks = found or (0, None, b"", b"")
    if games != number:
        raise ContentError(f"chunk {chunk} has {games} games; expected {number}")
    connection.execute(
        "INSERT OR REPLACE INTO chunks VALUES (?, ?, ?, ?, ?)",
        (
            chunk,
            games + len(fresh),
            extended(columns, games, (entry.row for entry in fresh)),
            old_whites + packed_players(whites),
            old_blacks + packed_players(blacks),
        ),
    )
