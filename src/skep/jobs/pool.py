"""Where a job is done, and what holds for all such places."""

from __future__ import annotations

from collections.abc import Generator, Hashable, Iterable
from typing import Final, Protocol, TypeVar

from skep.jobs.job import Job

Task = TypeVar("Task", bound=Hashable)
Result = TypeVar("Result")

MOST_DEATHS: Final = 5
"""Of processes over one task, after which the task is taken for their cause."""


class Pool(Protocol):
    """Where a job is done."""

    def run(self, job: Job[Task, Result], tasks: Iterable[Task]) -> Generator[Result]:
        """Do the tasks and give each result as soon as it is there, each once.

        Closing the iterator ends the work under way.
        """
        ...
