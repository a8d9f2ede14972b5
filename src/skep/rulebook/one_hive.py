"""The hive as a graph of cells: which of them hold it together (``one-hive``)."""

from __future__ import annotations

from collections.abc import Iterable

from skep.hexes import Hex
from skep.pieces import Stacks
from skep.rulebook.moving import around


def links(stacks: Stacks) -> frozenset[Hex]:
    """The cells that would split the hive if they were emptied.

    They are the articulation points of the graph of occupied cells, found by Tarjan's
    depth-first search: a cell is one if some branch below it has no edge back above it.
    """
    found: set[Hex] = set()
    depths: dict[Hex, int] = {}

    def explore(at: Hex, depth: int) -> int:
        """The smallest depth that the branch below this cell has an edge to."""
        depths[at] = lowest = depth
        branches = 0
        for cell in around(at):
            if cell not in stacks:
                continue
            if cell in depths:
                lowest = min(lowest, depths[cell])
                continue
            branches += 1
            reached = explore(cell, depth + 1)
            lowest = min(lowest, reached)
            if depth > 0 and reached >= depth:
                found.add(at)
        if depth == 0 and branches > 1:
            found.add(at)
        return lowest

    if stacks:
        explore(next(iter(stacks)), 0)
    return frozenset(found)


def parts(cells: Iterable[Hex]) -> tuple[frozenset[Hex], ...]:
    """The connected groups of cells, largest first."""
    ungrouped = set(cells)
    groups = []
    while ungrouped:
        group = _flood(ungrouped, min(ungrouped))
        ungrouped -= group
        groups.append(group)
    return tuple(sorted(groups, key=len, reverse=True))


def _flood(cells: set[Hex], start: Hex) -> frozenset[Hex]:
    group = {start}
    frontier = [start]
    while frontier:
        fresh = cells.intersection(around(frontier.pop())) - group
        group |= fresh
        frontier.extend(fresh)
    return frozenset(group)
