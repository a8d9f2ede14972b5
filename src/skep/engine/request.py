"""What a search is asked for, in the core's numbers, so that any engine can be asked."""

from __future__ import annotations

from typing import NamedTuple

from skep._checks import whole_number
from skep.engine.handicap import NO_HANDICAP, Handicap
from skep.engine.limits import MAX_DEPTH, Limit, checked_limit

_MAX_NODES = 2**63
_MAX_LINES = 2**16


class SearchRequest(NamedTuple):
    """When a search ends, how many lines it looks for, and how it is weakened."""

    depth: int
    nodes: int
    seconds: float
    soft_seconds: float
    lines: int = 1
    overlooked: int = 0
    misjudged: int = 0
    seed: int = 0

    @classmethod
    def of(cls, limit: Limit, lines: int = 1, handicap: Handicap = NO_HANDICAP) -> SearchRequest:
        """The request for a search within a limit."""
        checked_limit(limit)
        lines = whole_number("the number of lines", lines, 1)
        return cls(
            min(limit.depth or MAX_DEPTH, MAX_DEPTH),
            min(limit.nodes or _MAX_NODES, _MAX_NODES),
            limit.hard_seconds,
            limit.soft_seconds,
            min(lines, _MAX_LINES),
            handicap.overlooked,
            handicap.misjudged,
            handicap.seed,
        )
