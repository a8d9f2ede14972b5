"""The spider: exactly three slides, no cell twice (``spider``)."""

from __future__ import annotations

from skep.hexes import Hex
from skep.pieces import Stacks
from skep.rulebook.details import WrongLength
from skep.rulebook.explanation import Objection
from skep.rulebook.moving import Step, is_gated, keeps_contact, slide_lengths, slides, touches
from skep.rulebook.obstacles import occupied_objection, path_objection, paths, wall_objection
from skep.rulebook.rules import Rule

LENGTH = 3  # slides; ``destinations`` writes each of them out


def destinations(hive: Stacks, start: Hex) -> set[Hex]:
    return {
        third
        for first in slides(hive, start)
        for second in slides(hive, first)
        if second != start
        for third in slides(hive, second)
        if third not in (start, first)
    }


def objection(hive: Stacks, start: Hex, to: Hex) -> Objection:
    occupied = occupied_objection(Rule.SPIDER, hive, to)
    if occupied is not None:
        return occupied
    lengths = slide_lengths(hive, start)
    if to in lengths and lengths[to] < LENGTH:
        return Objection(Rule.SPIDER, WrongLength(lengths[to]))

    # Too far for three slides: is there a short cut, through a gate or across a gap?
    def through_gates(step: Step) -> bool:
        return step.end not in hive and keeps_contact(hive, step)

    def across_gaps(step: Step) -> bool:
        return step.end not in hive and touches(hive, step.end) and not is_gated(hive, step)

    for shortcut in (through_gates, across_gaps):
        fault = path_objection(hive, paths(start, to, LENGTH, shortcut))
        if fault is not None:
            return fault
    if to in lengths:
        return Objection(Rule.SPIDER, WrongLength(lengths[to]))
    return wall_objection(hive, lengths, to)
