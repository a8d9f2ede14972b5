"""How a game ends: one or both queens are surrounded, or a position occurs for the third time."""

from __future__ import annotations

from collections.abc import Iterable

from skep.hexes import Hex
from skep.outcomes import Outcome, Reason
from skep.pieces import Color
from skep.rulebook.moving import around
from skep.rulebook.position import Position, PositionKey
from skep.rulesets import Repetition


def liberties(position: Position, color: Color) -> frozenset[Hex] | None:
    """The empty cells around a player's queen; None while she is in the reserve."""
    at = position.queen(color)
    if at is None:
        return None
    return frozenset(cell for cell in around(at) if cell not in position.stacks)


def is_surrounded(position: Position, color: Color) -> bool:
    """Whether a player's queen, covered or not, has six neighbors (``surrounded``)."""
    return liberties(position, color) == frozenset()


def outcome(position: Position, earlier: Iterable[PositionKey] = ()) -> Outcome | None:
    """How the game ends in this position; None while it goes on.

    ``earlier`` are the keys of the positions before this one, for ``repetition``.
    """
    lost = [color for color in Color if is_surrounded(position, color)]
    if len(lost) == 2:
        return Outcome(None, Reason.DOUBLE_SURROUND)
    if lost:
        return Outcome(lost[0].other, Reason.SURROUNDED)
    if position.ruleset.repetition is Repetition.THREEFOLD:
        key = position.key()
        if sum(key == other for other in earlier) >= 2:
            return Outcome(None, Reason.REPETITION)
    return None
