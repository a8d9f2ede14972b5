"""The pillbug: one cell like the queen, or instead a throw of a neighbor (``pillbug``)."""

from __future__ import annotations

from skep.hexes import Hex
from skep.pieces import Stacks
from skep.rulebook.details import Occupied, OutOfReach
from skep.rulebook.explanation import Objection
from skep.rulebook.insects import queen_bee
from skep.rulebook.moving import is_gated, step_between, steps
from skep.rulebook.obstacles import step_objection
from skep.rulebook.rules import Rule


def destinations(hive: Stacks, start: Hex) -> set[Hex]:
    return queen_bee.destinations(hive, start)


def objection(hive: Stacks, start: Hex, to: Hex) -> Objection:
    return queen_bee.objection(hive, start, to, Rule.PILLBUG)


def throws(hive: Stacks, thrower: Hex, target: Hex) -> set[Hex]:
    """The cells to which a thrower can throw the piece of an adjacent cell.

    The piece is lifted onto the thrower and set down from there: two steps, neither of
    which passes a ``height-gate``. As with every movement, ``hive`` is without that piece.
    """
    lift = step_between(target, thrower)
    if lift is None or is_gated(hive, lift):
        return set()
    return {
        drop.end
        for drop in steps(thrower)
        if drop.end not in hive and drop.end != target and not is_gated(hive, drop)
    }


def throw_objection(hive: Stacks, thrower: Hex, target: Hex, to: Hex) -> Objection:
    """Why a thrower can't throw the piece to this cell."""
    lift, drop = step_between(target, thrower), step_between(thrower, to)
    if lift is None or drop is None:
        return Objection(Rule.PILLBUG, OutOfReach(hive[thrower][-1]))
    if to in hive:
        return Objection(Rule.PILLBUG, Occupied(hive[to][-1]))
    return step_objection(hive, lift, 1) if is_gated(hive, lift) else step_objection(hive, drop, 2)
