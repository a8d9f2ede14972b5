"""Single steps: freedom to move and contact on the ground, the height gate above it.

A moving piece is lifted first, so that it does not block itself: all functions here take the
hive without it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from skep.hexes import Hex
from skep.pieces import Stacks


class Step(NamedTuple):
    """One step to an adjacent cell, and the two cells that flank it."""

    start: Hex
    end: Hex
    left: Hex
    right: Hex


@lru_cache(maxsize=1 << 14)
def around(at: Hex) -> tuple[Hex, ...]:
    """The six cells around a cell, in the order of :class:`~skep.hexes.Direction`."""
    return at.neighbors()


@lru_cache(maxsize=1 << 14)
def steps(at: Hex) -> tuple[Step, ...]:
    """The six steps from a cell, in the same order."""
    ring = around(at)
    return tuple(Step(at, end, ring[(i + 1) % 6], ring[i - 1]) for i, end in enumerate(ring))


def step_between(start: Hex, end: Hex) -> Step | None:
    """The step from a cell to an adjacent one; None if they are not adjacent."""
    direction = start.direction_to(end)
    return None if direction is None else steps(start)[direction]


def is_gated(hive: Stacks, step: Step) -> bool:
    """Whether both flanks are higher than the piece has to rise for the step (``height-gate``).

    On the ground this is ``freedom-to-move``. As the piece is lifted, the height of its
    cell is already the ``a - 1`` of the rule.
    """
    start, end, left, right = step
    if left not in hive or right not in hive:
        return False
    level = max(len(hive.get(start, ())), len(hive.get(end, ())))
    return len(hive[left]) > level and len(hive[right]) > level


def keeps_contact(hive: Stacks, step: Step) -> bool:
    """Whether a step on the ground keeps touching some piece it touched before (``contact``)."""
    return step.left in hive or step.right in hive


def is_open(hive: Stacks, step: Step) -> bool:
    """Whether a piece can take a step, if it may end there at all."""
    above_ground = step.start in hive or step.end in hive
    return not is_gated(hive, step) and (above_ground or keeps_contact(hive, step))


def slides(hive: Stacks, at: Hex) -> Iterator[Hex]:
    """The cells that can be reached by one step on the ground.

    Of the two cells flanking the step just one is occupied: two would be a gate
    (``freedom-to-move``), and with none the piece would leave what it touched (``contact``).
    """
    for _, end, left, right in steps(at):
        if end not in hive and (left in hive) != (right in hive):
            yield end


def climbs(hive: Stacks, at: Hex) -> Iterator[Hex]:
    """The cells that can be reached by one step that starts or ends on top of the hive."""
    for step in steps(at):
        if (at in hive or step.end in hive) and not is_gated(hive, step):
            yield step.end


def slide_lengths(hive: Stacks, start: Hex) -> dict[Hex, int]:
    """Every cell that slides can reach, with the number of slides; the start is included."""
    lengths = {start: 0}
    frontier = [start]
    for cell in frontier:
        for end in slides(hive, cell):
            if end not in lengths:
                lengths[end] = lengths[cell] + 1
                frontier.append(end)
    return lengths


def touches(hive: Stacks, at: Hex) -> bool:
    """Whether a cell is adjacent to the hive."""
    return any(cell in hive for cell in around(at))
