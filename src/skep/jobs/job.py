"""A job: what is done with each of many tasks."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, MutableSequence
from typing import Generic, TypeVar

from skep.jobs.worker import Worker

Task = TypeVar("Task")
Result = TypeVar("Result")


class Job(ABC, Generic[Task, Result]):
    """What is done with each of many tasks. It is pickled to where that happens.

    Tasks are hashable and distinct, no result is None. A task whose process died is done
    again, so doing it must leave nothing behind but its result.
    """

    @abstractmethod
    def start(self) -> Callable[[Task], Result]:
        """Get ready, once in each process; what this gives is called with every task."""

    def sharing(self, memory: MutableSequence[float]) -> Job[Task, Result]:  # noqa: ARG002
        """This job in a process that shares memory with the client that hired it."""
        return self

    def leave(self) -> None:
        """Let go of what would outlive the process; any thread may be the one that calls."""

    def hire(self, task: Task) -> Worker[Task, Result]:
        """A process of this machine that begins with a task."""
        return Worker(self, task)
