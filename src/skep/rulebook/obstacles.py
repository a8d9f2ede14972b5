"""Why a path along the hive is blocked: by a gate, a gap or a wall."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from skep.hexes import Hex
from skep.pieces import Stacks
from skep.rulebook.details import Enclosed, Far, Gate, LostContact, Occupied
from skep.rulebook.explanation import Objection
from skep.rulebook.moving import (
    Step,
    around,
    is_gated,
    is_open,
    keeps_contact,
    step_between,
    steps,
)
from skep.rulebook.rules import Rule


def step_objection(hive: Stacks, step: Step, number: int) -> Objection:
    """Why a step is blocked; ``number`` is its place on the path, from 1."""
    start, end, left, right = step
    if not is_gated(hive, step):
        return Objection(Rule.CONTACT, LostContact(number, start, end))
    on_ground = start not in hive and end not in hive
    pieces = (hive[left][-1], hive[right][-1])
    return Objection(
        Rule.FREEDOM_TO_MOVE if on_ground else Rule.HEIGHT_GATE,
        Gate(number, start, end, (left, right), pieces),
    )


def one_step_objection(rule: Rule, hive: Stacks, start: Hex, to: Hex) -> Objection:
    """Why an insect that moves just one cell, as its rule says, can't get to this one."""
    step = step_between(start, to)
    if step is None:
        return Objection(rule, Far(start.distance(to)))
    return step_objection(hive, step, 1)


def occupied_objection(rule: Rule, hive: Stacks, to: Hex) -> Objection | None:
    """Why an insect that must end on the ground, as its rule says, can't end on a piece."""
    return Objection(rule, Occupied(hive[to][-1])) if to in hive else None


def path_objection(hive: Stacks, paths: Iterable[tuple[Step, ...]]) -> Objection | None:
    """What blocks the path that gets farthest; None if there is no path."""
    furthest, reached = None, 0
    for path in paths:
        for number, step in enumerate(path, start=1):
            if not is_open(hive, step):
                if number > reached:
                    furthest, reached = step_objection(hive, step, number), number
                break
    return furthest


def paths(
    start: Hex, to: Hex, length: int, allowed: Callable[[Step], bool]
) -> Iterator[tuple[Step, ...]]:
    """The paths of this many allowed steps that visit no cell twice."""
    if start.distance(to) > length:
        return
    for step in steps(start):
        if not allowed(step):
            continue
        if length == 1:
            if step.end == to:
                yield (step,)
            continue
        for rest in paths(step.end, to, length - 1, allowed):
            if all(later.end != start for later in rest):
                yield (step, *rest)


def wall_objection(hive: Stacks, lengths: Mapping[Hex, int], to: Hex) -> Objection:
    """Why no number of slides leads to an empty cell beside the hive.

    ``lengths`` are the cells that slides do lead to, the start first. Looking back from the
    destination as if there were no gates, one of them appears behind a gate, or all is wall.
    """
    seen = {to}
    frontier = [to]
    for cell in frontier:
        for step in steps(cell):
            if step.end in seen or step.end in hive or not keeps_contact(hive, step):
                continue
            if step.end in lengths:
                forward = Step(step.end, cell, step.right, step.left)
                return step_objection(hive, forward, lengths[step.end] + 1)
            seen.add(step.end)
            frontier.append(step.end)
    start = next(iter(lengths))
    outside = min(cell for at in hive for cell in around(at) if cell not in hive)
    return Objection(Rule.FREEDOM_TO_MOVE, Enclosed(start if outside in seen else to))
