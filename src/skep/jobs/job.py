"""A job: what is done with each of many tasks."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Generic, TypeVar

from skep.jobs.deadline import Deadline, Loss

Task = TypeVar("Task")
Result = TypeVar("Result")


class Job(ABC, Generic[Task, Result]):
    """What is done with each of many tasks. It is pickled to the processes that do them.

    Tasks are hashable and distinct, and results are never None. If a process dies, its task is
    done again, so a task must have no effect besides its result.
    """

    @abstractmethod
    def start(self) -> Callable[[Task], Result]:
        """Get ready, once per process, and return the function that does a task."""

    def leave(self) -> None:
        """Release what would outlive the process. Any thread may call this."""


class WatchedJob(Job[Task, Result]):
    """A job whose tasks may hang or kill their process; they have a result even then.

    A task sets the deadline before each step that could do so, and clears it afterwards. A
    process that dies without a deadline has its task done again, as in any job.
    """

    @abstractmethod
    def start_watched(self, deadline: Deadline) -> Callable[[Task], Result]:
        """Like ``start``, with the deadline for this process's tasks to set."""

    @abstractmethod
    def forfeit(self, task: Task, loss: Loss) -> Result:
        """The result of a task whose process died or missed the deadline."""

    def start(self) -> Callable[[Task], Result]:
        """Get ready in a process that nobody watches."""
        return self.start_watched(Deadline())
