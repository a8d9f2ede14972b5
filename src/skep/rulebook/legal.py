"""Every legal action of a position, and what the waiting player could do."""

from __future__ import annotations

from collections.abc import Iterator

from skep.hexes import Hex
from skep.moves import PASS, Action, Move, Throw
from skep.pieces import Piece
from skep.rulebook.ending import outcome
from skep.rulebook.placing import placements
from skep.rulebook.position import Position
from skep.rulebook.throwing import throws
from skep.rulebook.walking import walks, walks_from


def legal_actions(position: Position) -> frozenset[Action]:
    """What the player to move may do; nothing once the game has ended.

    Players pass if they can neither place nor move a piece, and only then (``pass``).
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
    """Every walk and throw; the same move may occur more than once."""
    if not position.has_queen(position.turn):
        return  # queen-before-moving
    yield from walks(position)
    for throw in throws(position):
        yield throw.move


def legal_throws(position: Position) -> tuple[Throw, ...]:
    """Every legal throw of the player to move."""
    if outcome(position) is not None or not position.has_queen(position.turn):
        return ()
    return tuple(throws(position))


def legal_walks(position: Position, piece: Piece) -> frozenset[Hex]:
    """The cells to which a piece may walk."""
    at = position.locate(piece)
    if at is None or position.top(at) is not piece:
        return frozenset()
    if outcome(position) is not None or not position.has_queen(position.turn):
        return frozenset()
    return frozenset(walks_from(position, at))
