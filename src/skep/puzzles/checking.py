"""Proves many puzzles again, on all cores or on a cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing

from skep.jobs import Job, LocalPool, Pool
from skep.puzzles.proving import is_proven
from skep.puzzles.puzzle import Puzzle


def check_puzzles(
    puzzles: Sequence[Puzzle], pool: Pool | None = None
) -> Iterator[tuple[str, bool]]:
    """The id of each puzzle and whether it is proven, as they come."""
    with closing((pool or LocalPool()).run(CheckingJob(), puzzles)) as results:
        yield from results


class CheckingJob(Job[Puzzle, tuple[str, bool]]):
    """Proves puzzles."""

    def start(self) -> Callable[[Puzzle], tuple[str, bool]]:
        """Return the function that proves a puzzle."""
        return lambda puzzle: (puzzle.id, is_proven(puzzle))
