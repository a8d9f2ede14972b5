"""Walking: the moves that pieces make by themselves, without a pillbug."""

from __future__ import annotations

from collections.abc import Iterator, Set

from skep.hexes import Hex
from skep.moves import Move
from skep.pieces import Piece
from skep.rulebook.details import Adrift, Covered, Expected, Resting, Split
from skep.rulebook.explanation import Objection
from skep.rulebook.insects import BEHAVIORS
from skep.rulebook.moving import touches
from skep.rulebook.one_hive import parts
from skep.rulebook.position import QUEENS, Position, lifted
from skep.rulebook.rules import Rule


def walks(position: Position) -> Iterator[Move]:
    """Every walk of a piece of the player to move, whose queen is on the board."""
    for at, stack in position.stacks.items():
        for to in walks_from(position, at):
            yield Move(stack[-1], to)


def walks_from(position: Position, at: Hex) -> Set[Hex]:
    """The cells to which the top piece of a cell can walk; what it covers can't move (``covered``).

    There are none if it is the opponent's, rests (``pillbug-rest``) or is pinned (``one-hive``).
    """
    *below, piece = position.stacks[at]
    if piece.color is not position.turn or piece is position.resting:
        return frozenset()
    if not below and at in position.links:
        return frozenset()
    return BEHAVIORS[piece.insect].destinations(lifted(position.stacks, at), at)


def queen_objection(position: Position) -> Objection | None:
    """Why a player can't move anything; None once the queen is on the board."""
    if position.has_queen(position.turn):
        return None
    return Objection(Rule.QUEEN_BEFORE_MOVING, Expected(QUEENS[position.turn]))


def hold_objection(position: Position, piece: Piece, at: Hex) -> Objection | None:
    """Why a player's piece can't leave its cell; None if it can."""
    top = position.stacks[at][-1]
    if top is not piece:
        return Objection(Rule.COVERED, Covered(piece, top))
    if piece is position.resting:
        return Objection(Rule.PILLBUG_REST, Resting(piece))
    return link_objection(position, at)


def link_objection(position: Position, at: Hex) -> Objection | None:
    """Why the only piece on a cell can't leave it; None if the hive stays together."""
    if position.height(at) > 1 or at not in position.links:
        return None
    return Objection(Rule.ONE_HIVE, Split(parts(position.stacks.keys() - {at})))


def walk_objection(position: Position, piece: Piece, at: Hex, to: Hex) -> Objection:
    """Why a piece that is free to leave can't walk to a cell."""
    hive = lifted(position.stacks, at)
    if to not in hive and not touches(hive, to):
        return Objection(Rule.ONE_HIVE, Adrift())
    return BEHAVIORS[piece.insect].objection(hive, at, to)
