"""Sums over the games of a move: results, ratings and dates."""

from __future__ import annotations

from functools import cached_property
from math import log10
from typing import Final

from skep.explorer.columns import ChunkColumns, Column, Ending
from skep.explorer.dates import shown_date
from skep.pieces import Color

MAX_GAP: Final = 800
"""How far a performance may be from the rating of the opponents."""

_STRENGTHS: Final = {Color.WHITE: Column.WHITE_STRENGTH, Color.BLACK: Column.BLACK_STRENGTH}


class Sums:
    """Results, ratings and dates of the games in which a player made the same move."""

    def __init__(self, columns: ChunkColumns, color: Color) -> None:
        self._columns = columns
        self._own, self._other = _STRENGTHS[color], _STRENGTHS[color.other]
        self._won, self._drawn, self._lost, self._undecided = (
            columns.equal(Column.ENDING, ending)
            for ending in (Ending.WHITE_WINS, Ending.DRAW, Ending.BLACK_WINS, Ending.UNDECIDED)
        )
        self._victories = self._won if color is Color.WHITE else self._lost

    def tally(self, games: int) -> tuple[int, int, int, int]:
        """White wins, draws, black wins, undecided games."""
        return (
            (games & self._won).bit_count(),
            (games & self._drawn).bit_count(),
            (games & self._lost).bit_count(),
            (games & self._undecided).bit_count(),
        )

    def strength(self, games: int) -> int | None:
        """The average rating of those who moved."""
        rated = (games & self._rated).bit_count()
        return round(self._columns.total(self._own, games) / rated) if rated else None

    def performance(self, games: int) -> int | None:
        """The rating at which the score against the opponents would be expected."""
        decided = games & self._opposed & ~self._undecided
        if not (count := decided.bit_count()):
            return None
        points = (decided & self._victories).bit_count() + (decided & self._drawn).bit_count() / 2
        gap = MAX_GAP if points else -MAX_GAP
        if 0 < points < count:
            gap = max(-MAX_GAP, min(MAX_GAP, round(400 * log10(points / (count - points)))))
        return round(self._columns.total(self._other, decided) / count) + gap

    def last_played(self, games: int) -> str:
        """The latest date; empty if none is known."""
        date = self._columns.maximum(Column.DATE, games)
        return shown_date(date) if date else ""

    @cached_property
    def _rated(self) -> int:
        return self._columns.known(self._own)

    @cached_property
    def _opposed(self) -> int:
        return self._columns.known(self._other)
