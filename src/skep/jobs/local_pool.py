"""A pool of worker processes on this machine."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Generator, Hashable, Iterable
from dataclasses import dataclass, field
from multiprocessing.connection import wait
from typing import Final, Generic, TypeVar

from skep._checks import whole_number
from skep.errors import SkepError
from skep.jobs.job import Job
from skep.jobs.pool import MAX_DEATHS
from skep.jobs.worker import Worker, WorkerDiedError

Task = TypeVar("Task", bound=Hashable)
Result = TypeVar("Result")

LOOK: Final = 1.0
"""Seconds between checks for workers that hang."""


def available_cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@dataclass(frozen=True, slots=True)
class LocalPool:
    """A number of processes on this machine, by default one per core."""

    processes: int = field(default_factory=available_cores)

    def __post_init__(self) -> None:
        processes = whole_number("the number of processes", self.processes, 1)
        object.__setattr__(self, "processes", processes)

    def run(self, job: Job[Task, Result], tasks: Iterable[Task]) -> Generator[Result]:
        """Do each task once and yield its result as soon as it is ready."""
        waiting = _Waiting(tasks)
        workers: list[Worker[Task, Result]] = []
        try:
            while len(workers) < self.processes and (task := waiting.take()) is not None:
                workers.append(Worker(job, task))
            while workers:
                wait([worker.connection for worker in workers], timeout=LOOK)
                for worker in workers[:]:
                    try:
                        result = worker.look()
                    except WorkerDiedError as death:
                        waiting.give_back(worker.task, death)
                        result = None
                    if result is None and worker.is_alive:
                        continue
                    _assign_next(job, worker, workers, waiting)  # before our caller is busy
                    if result is not None:
                        yield result
        finally:
            for worker in workers:  # dismiss all first, so that they end at the same time
                worker.dismiss()
            for worker in workers:
                worker.end()


def _assign_next(
    job: Job[Task, Result],
    worker: Worker[Task, Result],
    workers: list[Worker[Task, Result]],
    waiting: _Waiting[Task],
) -> None:
    """Give the worker its next task; if it is dead, replace it, and if there is no task, end it."""
    task = waiting.take()
    if task is not None and worker.is_alive:
        worker.assign(task)
        return
    workers.remove(worker)
    if worker.is_alive:
        worker.end()
    elif task is not None:
        workers.append(Worker(job, task))


class _Waiting(Generic[Task]):
    """The tasks waiting for a worker."""

    def __init__(self, tasks: Iterable[Task]) -> None:
        self._new = iter(tasks)
        self._again: list[Task] = []
        self._deaths: Counter[Task] = Counter()

    def take(self) -> Task | None:
        return self._again.pop() if self._again else next(self._new, None)

    def give_back(self, task: Task, death: WorkerDiedError) -> None:
        self._deaths[task] += 1
        if self._deaths[task] > MAX_DEATHS:
            raise SkepError(f"the worker processes keep dying: the last {death}")
        self._again.append(task)
