"""The players of an index: numbers for their names, and columns of such numbers."""

from __future__ import annotations

import re
import sqlite3
from array import array
from collections.abc import Iterable, Iterator
from typing import Final

from skep.explorer.entries import one_line
from skep.explorer.game_sets import ContentError
from skep.openings.book_file import little_endian
from skep.pieces import Color

NOBODY: Final = 0
"""The number of a player without a name."""

_TYPE: Final = "I"
_APPEARANCES: Final = """
SELECT chunk, games FROM players CROSS JOIN appearances USING (player)
WHERE folded GLOB ? AND color = ?
"""


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
            query = "SELECT player FROM players WHERE folded = ?"
            ((self._known[name],),) = self._connection.execute(query, (folded(name),))
        return self._known[name]


def games_of_players(
    connection: sqlite3.Connection, name: str, colors: Iterable[Color]
) -> Iterator[tuple[int, bytes]]:
    """Chunks with the games of players of this name, in which ``*`` stands for any text."""
    pattern = re.sub(r"[?\[]", r"[\g<0>]", folded(name))  # other signs of GLOB stand for themselves
    for color in colors:
        yield from connection.execute(_APPEARANCES, (pattern, color.value))


def folded(name: str) -> str:
    """A name without the difference between capital and small letters."""
    return one_line(name).casefold()


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
