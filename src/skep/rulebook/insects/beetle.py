"""The beetle: one cell, on the ground or up, over or down the hive (``beetle``)."""

from __future__ import annotations

from skep.hexes import Hex
from skep.pieces import Stacks
from skep.rulebook.explanation import Objection
from skep.rulebook.moving import climbs, slides
from skep.rulebook.obstacles import one_step_objection
from skep.rulebook.rules import Rule


def destinations(hive: Stacks, start: Hex) -> set[Hex]:
    on_top = start in hive
    return set(climbs(hive, start)) if on_top else {*slides(hive, start), *climbs(hive, start)}


def objection(hive: Stacks, start: Hex, to: Hex) -> Objection:
    return one_step_objection(Rule.BEETLE, hive, start, to)
