"""Labels: what a review calls a move. All thresholds are here and in docs/review.md."""

from __future__ import annotations

from typing import Final

from skep.engine.chances import chance, win_in
from skep.enums import NamedEnum
from skep.review.searching import Finding

INACCURACY: Final = 0.05
MISTAKE: Final = 0.10
BLUNDER: Final = 0.20
"""A move that loses at least this much chance gets the label."""
SHORT_WIN: Final = 5
"""A win within this many plies is missed by every move that doesn't win; a longer one only by a
move that loses as much as a mistake. A move that loses as much
and allows such a short win is a blunder."""
ONLY_REST: Final = 0.5
"""Beside an only move, all others would be blunders and leave at most this chance."""
LATE: Final = 0.1
"""A brilliant move is an only move that took the engine at least this share of its nodes."""
BRILLIANT_CHANCE: Final = 0.5
"""A brilliant move leaves the player at least this chance."""


class Label(NamedEnum):
    """What a review calls a move; the value is its sign."""

    BRILLIANT = "!!"
    ONLY_MOVE = "□"
    BEST = "★"
    GOOD = "✓"
    FORCED = "→"
    INACCURACY = "?!"
    MISTAKE = "?"
    MISSED_WIN = "×"
    BLUNDER = "??"

    @property
    def sign(self) -> str:
        """One or two characters for tables and graphs."""
        return str(self.value)

    @property
    def glyph(self) -> int | None:
        """The numeric annotation glyph for game files."""
        return _GLYPHS.get(self)

    @property
    def is_error(self) -> bool:
        """Whether there was a better move worth showing."""
        return self in ERRORS


ERRORS: Final = (Label.INACCURACY, Label.MISTAKE, Label.MISSED_WIN, Label.BLUNDER)
"""From the smallest to the largest; a missed win may be any of them."""
_GLYPHS: Final = {
    Label.BRILLIANT: 3,
    Label.ONLY_MOVE: 7,
    Label.INACCURACY: 6,
    Label.MISTAKE: 2,
    Label.MISSED_WIN: 2,
    Label.BLUNDER: 4,
}


def loss_of(found: Finding, played: int) -> float:
    """How much chance a move gave away, from 0 to 1; the best move never gives any."""
    if found.is_best or found.choices == 1:
        return 0.0
    return max(0.0, chance(found.score) - chance(played))


def label_of(found: Finding, played: int) -> Label:
    """The label of a move with this score."""
    if found.choices == 1:
        return Label.FORCED
    if found.is_best or played >= found.score:
        return _label_of_best(found)
    loss = loss_of(found, played)
    best, kept = win_in(found.score) or 0, win_in(played) or 0
    if best > 0 and kept == 0 and (best <= SHORT_WIN or loss >= MISTAKE):
        return Label.MISSED_WIN
    if best >= 0 and -SHORT_WIN - 1 <= kept < 0 and loss >= MISTAKE:
        return Label.BLUNDER
    for threshold, label in (
        (BLUNDER, Label.BLUNDER),
        (MISTAKE, Label.MISTAKE),
        (INACCURACY, Label.INACCURACY),
    ):
        if loss >= threshold:
            return label
    return Label.GOOD


def _label_of_best(found: Finding) -> Label:
    if found.runner_up is None:
        return Label.BEST
    mine, others = chance(found.score), chance(found.runner_up)
    if mine - others < BLUNDER or others > ONLY_REST:
        return Label.BEST
    is_brilliant = found.share >= LATE and mine >= BRILLIANT_CHANCE
    return Label.BRILLIANT if is_brilliant else Label.ONLY_MOVE
