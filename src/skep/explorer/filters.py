"""Filters: which of the indexed games to count."""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from typing import Final

from skep._checks import checked_text, whole_number
from skep.collection import Period
from skep.collection.filters import expect_player
from skep.collection.periods import between
from skep.collection.results import parse_result
from skep.explorer.columns import STRENGTH_BITS, ChunkColumns, Column, Ending
from skep.explorer.dates import packed_day
from skep.pieces import Color

_ENDINGS: Final = {
    "white": Ending.WHITE_WINS,
    "black": Ending.BLACK_WINS,
    "draw": Ending.DRAW,
    "undecided": Ending.UNDECIDED,
}


@dataclass(frozen=True, slots=True)
class ExplorerFilter:
    """Which games to count: those that meet every condition that is given.

    >>> ExplorerFilter(player="Ada", color="white", since="2018", until="2019-06").colors
    (Color.WHITE,)
    """

    player: str | None = None
    """Somebody who plays. Upper and lower case don't matter, and ``*`` matches anything."""
    color: Color | str | None = None
    """Which color the player has."""
    since: datetime.date | str | None = None
    """A day, a month or a year, such as ``2018-10-28``, ``2018-10`` or ``2018``."""
    until: datetime.date | str | None = None
    """The same; all of it is included.

    If only the month or the year of a game is known, it counts if it may have been played then.
    """
    result: str | None = None
    """``white`` and ``black`` have won; ``draw``; ``undecided``: the result is not known."""
    min_strength: int = 0
    """The least rating of the weaker player; above 0, games without ratings don't count."""

    def __post_init__(self) -> None:
        if self.player is not None:
            checked_text("the name of a player", self.player)
        if self.color is not None:
            Color.named(self.color)
        expect_player(self.player, self.color)
        if self.result is not None:
            parse_result(self.result)
        whole_number("the least strength", self.min_strength, 0, (1 << STRENGTH_BITS) - 1)
        between(self.since, self.until)

    @property
    def dates(self) -> Period:
        """From the first day to the last."""
        return between(self.since, self.until)

    @property
    def colors(self) -> tuple[Color, ...]:
        """The colors that the player may have."""
        return (*Color,) if self.color is None else (Color.named(self.color),)

    def games(self, columns: ChunkColumns) -> int:
        """The games of a chunk that meet the conditions, apart from those about players."""
        found = columns.everything
        if self.since is not None or self.until is not None:
            found &= _played_within(columns, self.dates)
        if self.result is not None:
            found &= columns.equal(Column.ENDING, _ENDINGS[parse_result(self.result)])
        if self.min_strength:
            found &= columns.at_least(Column.STRENGTH, self.min_strength)
        return found


EVERYTHING: Final = ExplorerFilter()
"""Counts all games."""


def _played_within(columns: ChunkColumns, dates: Period) -> int:
    """Games that may have been played then, if only the month or the year is known."""
    first, last = dates
    same_month = packed_day(first, is_known=(True, False))
    same_year = packed_day(first, is_known=(False, False))
    return (
        columns.at_least(Column.DATE, packed_day(first))
        | columns.equal(Column.DATE, same_month)
        | columns.equal(Column.DATE, same_year)
    ) & ~columns.at_least(Column.DATE, packed_day(last) + 1)
