"""The grasshopper: in a straight line over pieces to the first empty cell (``grasshopper``)."""

from __future__ import annotations

from skep.hexes import Direction, Hex
from skep.pieces import Stacks
from skep.rulebook.details import Gap, NothingToJump, OffLine
from skep.rulebook.explanation import Objection
from skep.rulebook.obstacles import occupied_objection
from skep.rulebook.rules import Rule


def destinations(hive: Stacks, start: Hex) -> set[Hex]:
    landings = (_first_empty(hive, start, direction) for direction in Direction)
    return {landing for landing in landings if start.distance(landing) > 1}


def objection(hive: Stacks, start: Hex, to: Hex) -> Objection:
    occupied = occupied_objection(Rule.GRASSHOPPER, hive, to)
    if occupied is not None:
        return occupied
    distance = start.distance(to)
    for direction in Direction:
        if start.neighbor(direction, distance) == to:
            gap = _first_empty(hive, start, direction)
            return Objection(Rule.GRASSHOPPER, NothingToJump() if gap == to else Gap(gap))
    return Objection(Rule.GRASSHOPPER, OffLine())


def _first_empty(hive: Stacks, start: Hex, direction: Direction) -> Hex:
    cell = start.neighbor(direction)
    while cell in hive:
        cell = cell.neighbor(direction)
    return cell
