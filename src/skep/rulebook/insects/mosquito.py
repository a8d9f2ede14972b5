"""The mosquito: on the ground it copies what it touches, on top it is a beetle.

That it can throw next to a pillbug is in ``skep.rulebook.throwing``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from skep.hexes import Hex
from skep.pieces import Insect, Stacks
from skep.rulebook.details import Copies, NothingToCopy
from skep.rulebook.explanation import Objection
from skep.rulebook.insects import ant, beetle, grasshopper, ladybug, pillbug, queen_bee, spider
from skep.rulebook.insects.behavior import Behavior
from skep.rulebook.moving import around
from skep.rulebook.obstacles import one_step_objection
from skep.rulebook.rules import Rule

COPIED: Final[Mapping[Insect, Behavior]] = {
    Insect.QUEEN_BEE: queen_bee,
    Insect.SPIDER: spider,
    Insect.BEETLE: beetle,
    Insect.GRASSHOPPER: grasshopper,
    Insect.ANT: ant,
    Insect.LADYBUG: ladybug,
    Insect.PILLBUG: pillbug,
}


def copies(hive: Stacks, at: Hex) -> set[Insect]:
    """The insects that a mosquito copies: all that it touches, except mosquitoes (``mosquito``)."""
    if at in hive:
        return {Insect.BEETLE}  # mosquito-on-top
    return {hive[cell][-1].insect for cell in around(at) if cell in hive} - {Insect.MOSQUITO}


def destinations(hive: Stacks, start: Hex) -> set[Hex]:
    return {to for insect in copies(hive, start) for to in COPIED[insect].destinations(hive, start)}


def objection(hive: Stacks, start: Hex, to: Hex) -> Objection:
    if start in hive:
        return one_step_objection(Rule.MOSQUITO_ON_TOP, hive, start, to)
    copied = sorted(copies(hive, start), key=list(Insect).index)
    if not copied:
        return Objection(Rule.MOSQUITO, NothingToCopy())
    if len(copied) > 1:
        return Objection(Rule.MOSQUITO, Copies(tuple(copied)))
    return replace(COPIED[copied[0]].objection(hive, start, to), role=copied[0])
