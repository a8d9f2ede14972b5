"""Throwing: moving other pieces with a pillbug's ability."""

from __future__ import annotations

from collections.abc import Iterator

from skep.hexes import Hex
from skep.moves import Throw
from skep.pieces import Insect, Piece
from skep.rulebook.details import Covered, JustMoved, Powerless, Resting, Stacked
from skep.rulebook.explanation import Objection
from skep.rulebook.insects import mosquito, pillbug
from skep.rulebook.moving import around
from skep.rulebook.position import MOSQUITOES, PILLBUGS, Position, lifted
from skep.rulebook.rules import Rule
from skep.rulebook.walking import link_objection


def throws(position: Position) -> Iterator[Throw]:
    """Every throw by the player to move, whose queen is on the board."""
    if not position.has_pillbug:
        return
    for thrower, at in throwers(position):
        if power_objection(position, thrower, at) is not None:
            continue
        for target in around(at):
            stack = position.stack(target)
            if len(stack) != 1 or target in position.links or stack[0] is position.resting:
                continue  # pillbug-target
            for to in pillbug.throws(lifted(position.stacks, target), at, target):
                yield Throw(thrower, stack[0], to)


def throwers(position: Position) -> Iterator[tuple[Piece, Hex]]:
    """The player's pillbug and mosquito, if they are on the board, and where they lie."""
    for thrower in (PILLBUGS[position.turn], MOSQUITOES[position.turn]):
        at = position.locate(thrower)
        if at is not None:
            yield thrower, at


def power_objection(position: Position, thrower: Piece, at: Hex) -> Objection | None:
    """Why a pillbug or mosquito can't throw anything; None if it can."""
    top = position.stacks[at][-1]
    if top is not thrower:
        return Objection(Rule.COVERED, Covered(thrower, top))
    if thrower.insect is Insect.MOSQUITO:
        if position.height(at) > 1:
            return Objection(Rule.MOSQUITO_ON_TOP, Powerless(thrower))
        if Insect.PILLBUG not in mosquito.copies(lifted(position.stacks, at), at):
            return Objection(Rule.MOSQUITO_PILLBUG, Powerless(thrower))
    if thrower is position.resting:
        return Objection(Rule.PILLBUG_REST, Resting(thrower))
    return None


def target_objection(position: Position, piece: Piece, at: Hex) -> Objection | None:
    """Why a piece can't be thrown by anything; None if it can (``pillbug-target``)."""
    if position.height(at) > 1:
        return Objection(Rule.PILLBUG_TARGET, Stacked(position.height(at)))
    if piece is position.resting:
        return Objection(Rule.PILLBUG_TARGET, JustMoved())
    return link_objection(position, at)


def throw_objection(
    position: Position, thrower: Piece, piece: Piece, at: Hex, to: Hex
) -> Objection:
    """Why a player's piece can't throw another to a cell."""
    cell = position.places[thrower]
    return (
        power_objection(position, thrower, cell)
        or target_objection(position, piece, at)
        or pillbug.throw_objection(lifted(position.stacks, at), cell, at, to)
    )


def meant_thrower(position: Position, piece: Piece, at: Hex, to: Hex) -> Piece | None:
    """The piece that the player probably wants to throw with, if an attempt makes sense as a throw.

    An attempt to move an opponent's piece always means the pillbug. In all other cases
    the attempt must look like a throw: from beside the thrower to an empty cell beside it.
    """
    if Insect.PILLBUG not in position.game_type.insects:
        return None
    ranked = []
    for thrower, cell in throwers(position):
        able = power_objection(position, thrower, cell) is None
        beside, reaches = cell.distance(at) == 1, cell.distance(to) == 1
        looks_so = beside and reaches and to not in position.stacks
        if piece.color is position.turn:
            plausible = able and looks_so
        else:
            plausible = able or looks_so or thrower.insect is Insect.PILLBUG
        if plausible:
            ranked.append(((beside, able, reaches), thrower))
    return max(ranked, key=lambda rank: rank[0], default=(None, None))[1]
