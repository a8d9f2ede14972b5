"""The ladybug: two steps on top of the hive, then one down (``ladybug``)."""

from __future__ import annotations

from skep.hexes import Hex
from skep.pieces import Stacks
from skep.rulebook.explanation import Objection
from skep.rulebook.moving import Step, climbs
from skep.rulebook.obstacles import occupied_objection, path_objection, paths
from skep.rulebook.rules import Rule

LENGTH = 3  # steps; ``destinations`` writes each of them out


def destinations(hive: Stacks, start: Hex) -> set[Hex]:
    return {
        third
        for first in climbs(hive, start)
        for second in climbs(hive, first)
        if second in hive
        for third in climbs(hive, second)
        if third not in hive and third != start
    }


def objection(hive: Stacks, start: Hex, to: Hex) -> Objection:
    def over_pieces(step: Step) -> bool:
        return step.end == to or step.end in hive

    return (
        occupied_objection(Rule.LADYBUG, hive, to)
        or path_objection(hive, paths(start, to, LENGTH, over_pieces))
        or Objection(Rule.LADYBUG)
    )
