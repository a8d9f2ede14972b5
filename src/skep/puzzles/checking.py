"""Proves many puzzles again, on all cores or on a cluster."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing

from skep.jobs import Job, LocalPool, Pool
from skep.puzzles.proving import is_proven
from skep.puzzles.puzzle import Puzzle


def check_puzzles(
    puzzles: Sequence[Puzzle], pool: Pool | None = None
) -> Iterator[tuple[str, bool]]:
    """The id of each puzzle and whether it is proven, as they come."""
    tasks = [json.dumps(puzzle.to_json()) for puzzle in puzzles]
    with closing((pool or LocalPool()).run(CheckingJob(), tasks)) as results:
        yield from results


class CheckingJob(Job[str, tuple[str, bool]]):
    """Proves puzzles, given as JSON."""

    def start(self) -> Callable[[str], tuple[str, bool]]:
        """Return the function that proves a puzzle."""

        def check(text: str) -> tuple[str, bool]:
            puzzle = Puzzle.from_json(json.loads(text))
            return puzzle.id, is_proven(puzzle)

        return check
