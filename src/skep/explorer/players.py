"""The players of an index: numbers for their names, and columns of such numbers."""

from __future__ import annotations

import sqlite3
from array import array
from typing import Final

from skep.explorer.game_sets import ContentError
from skep.openings.book_file import little_endian

NOBODY: Final = 0
"""The number of a player without a name."""

_TYPE: Final = "I"


class Players:
    """The numbers of players by their names, of which new ones are added."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._known = {"": NOBODY}

    def numbers(self, names: list[str]) -> array[int]:
        """The numbers of players."""
        return array(_TYPE, [self._known.get(name) or self._find(name) for name in names])

    def _find(self, name: str) -> int:
        if name:
            self._connection.execute(
                "INSERT OR IGNORE INTO players (name, folded) VALUES (?, ?)", (name, folded(name))
            )
            self._known[name] = find_player(self._connection, name) or NOBODY
        return self._known[name]


def find_player(connection: sqlite3.Connection, name: str) -> int | None:
    """The number of a player; None if the index has no games of this name."""
    query = "SELECT player FROM players WHERE folded = ?"
    found = connection.execute(query, (folded(name),)).fetchone()
    return found and int(found[0])


def folded(name: str) -> str:
    """A name without the difference between capital and small letters."""
    return name.casefold()


def packed_players(numbers: array[int]) -> bytes:
    """A column of players as it is on disk."""
    return little_endian(numbers).tobytes()


def unpacked_players(content: bytes, count: int) -> array[int]:
    """A column of so many players from the disk; raise ContentError if it is not one."""
    numbers = array(_TYPE)
    if len(content) != count * numbers.itemsize:
        raise ContentError(f"{len(content)} bytes are not a column of {count} players")
    numbers.frombytes(content)
    return little_endian(numbers)
