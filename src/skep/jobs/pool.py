"""A pool: where the tasks of a job are done."""

from __future__ import annotations

from collections.abc import Generator, Hashable, Iterable
from typing import Final, Protocol, TypeVar

from skep.jobs.job import Job

Task = TypeVar("Task", bound=Hashable)
Result = TypeVar("Result")

MAX_DEATHS: Final = 5
"""If more processes than this die over one task, the task is to blame."""


class Pool(Protocol):
    """Processes that do the tasks of a job, here or elsewhere."""

    def run(self, job: Job[Task, Result], tasks: Iterable[Task]) -> Generator[Result]:
        """Do each task once and yield its result as soon as it is ready.

        Closing the generator ends running tasks.
        """
        ...
