"""A pool without processes, for little work and for scripts without a main guard."""

from __future__ import annotations

from collections.abc import Generator, Hashable, Iterable
from typing import TypeVar

from skep.jobs.job import Job

Task = TypeVar("Task", bound=Hashable)
Result = TypeVar("Result")


class SameProcess:
    """Does one task after the other right here."""

    def run(self, job: Job[Task, Result], tasks: Iterable[Task]) -> Generator[Result]:
        """Do each task once and yield its result."""
        do = job.start()
        for task in tasks:
            yield do(task)
