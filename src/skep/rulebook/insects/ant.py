"""The ant: any number of slides (``ant``)."""

from __future__ import annotations

from skep.hexes import Hex
from skep.pieces import Stacks
from skep.rulebook.explanation import Objection
from skep.rulebook.moving import slide_lengths
from skep.rulebook.obstacles import occupied_objection, wall_objection
from skep.rulebook.rules import Rule


def destinations(hive: Stacks, start: Hex) -> set[Hex]:
    return slide_lengths(hive, start).keys() - {start}


def objection(hive: Stacks, start: Hex, to: Hex) -> Objection:
    occupied = occupied_objection(Rule.ANT, hive, to)
    return occupied or wall_objection(hive, slide_lengths(hive, start), to)
