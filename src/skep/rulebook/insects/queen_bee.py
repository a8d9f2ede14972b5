"""The queen bee: one cell (``queen-bee``)."""

from __future__ import annotations

from skep.hexes import Hex
from skep.pieces import Stacks
from skep.rulebook.explanation import Objection
from skep.rulebook.moving import slides
from skep.rulebook.obstacles import occupied_objection, one_step_objection
from skep.rulebook.rules import Rule


def destinations(hive: Stacks, start: Hex) -> set[Hex]:
    return set(slides(hive, start))


def objection(hive: Stacks, start: Hex, to: Hex, rule: Rule = Rule.QUEEN_BEE) -> Objection:
    return occupied_objection(rule, hive, to) or one_step_objection(rule, hive, start, to)
