"""When a search settled on its best move."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from skep.engine.analysis import Analysis


class Settled(NamedTuple):
    """The nodes around the depth from which on a search preferred the move that it kept."""

    before: int
    """How many nodes were searched when that depth began."""
    after: int
    """And when it ended."""


def settled(reports: Iterable[Analysis], found: Analysis) -> Settled:
    """When a search settled, by its reports after every depth and by what it found in the end."""
    before = after = 0
    best = None
    nodes = 0
    for report in (*reports, found):
        if report.best != best:
            best, before, after = report.best, nodes, report.nodes
        nodes = report.nodes
    return Settled(before, after)
