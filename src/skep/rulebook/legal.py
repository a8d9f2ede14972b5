"""Every legal action of a position, and what the waiting player could do."""

from __future__ import annotations

from collections.abc import Iterator

from skep.moves import PASS, Action, Move
from skep.rulebook.ending import outcome
from skep.rulebook.one_hive import links
from skep.rulebook.placing import placements
from skep.rulebook.position import Position
from skep.rulebook.throwing import throws
from skep.rulebook.walking import walks


def legal_actions(position: Position) -> frozenset[Action]:
    """What the player to move may do: nothing if the board ends the game.

    A player who can neither place nor move passes, and only then (``pass``).
    """
    if outcome(position) is not None:
        return frozenset()
    return frozenset((*placements(position), *movements(position))) or frozenset((PASS,))


def waiting_actions(position: Position) -> frozenset[Action]:
    """What the waiting player could do if the opponent passed now.

    Empty before the first placement, because the second piece goes beside the first.
    """
    return legal_actions(position.play(PASS)) if position.stacks else frozenset()


def movements(position: Position) -> Iterator[Move]:
    """Every walk and throw. Those of a piece to the same cell are one move."""
    if not position.has_queen(position.turn):
        return  # queen-before-moving
    pinned = links(position.stacks)
    yield from walks(position, pinned)
    yield from throws(position, pinned)
