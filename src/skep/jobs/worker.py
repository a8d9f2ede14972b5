"""A worker: a process that does one task after the other, seen from who gives them."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from skep.jobs.work import Failure, work

if TYPE_CHECKING:
    from skep.jobs.job import Job

Task = TypeVar("Task")
Result = TypeVar("Result")

SPAWN: Final = multiprocessing.get_context("spawn")
"""How workers begin: from nothing, so that no thread or lock of ours is in their way."""
_PATIENCE = 0.5  # seconds for a process to end by itself


class WorkerDiedError(Exception):
    """The process has ended without a result; its task can be done again."""

    def __init__(self, status: int | None) -> None:
        super().__init__(f"ended with status {status}")
        self.status = status

    def __reduce__(self) -> tuple[object, ...]:
        return WorkerDiedError, (self.status,)


class Worker(Generic[Task, Result]):
    """A process that begins with a task and takes the next one when it has done it."""

    def __init__(self, job: Job[Task, Result], task: Task) -> None:
        self.connection, theirs = SPAWN.Pipe()
        self._process = SPAWN.Process(target=work, args=(job, theirs), daemon=True)
        with _interrupts_held_back():
            self._process.start()
        theirs.close()
        self.is_alive = True
        self.assign(task)

    def assign(self, task: Task) -> None:
        self.task = task
        with suppress(OSError):  # a death is noticed by the next look
            self.connection.send(task)

    def look(self) -> Result | None:
        """The result of the task once it is done; the job's own errors are raised here."""
        try:
            if not self.connection.poll():
                return None
            message: Result | Failure = self.connection.recv()
        except (EOFError, OSError):
            self.end()
            raise WorkerDiedError(self._process.exitcode) from None
        if isinstance(message, Failure):
            raise message.error
        return message

    def end(self) -> None:
        """End the process, whatever it is doing."""
        self.is_alive = False
        self.connection.close()  # it lets go of what would outlive it, and ends
        self._process.join(_PATIENCE)
        self._process.kill()
        self._process.join()


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Keep Ctrl-C waiting; a process that starts meanwhile does not hear it until it wants to."""
    resource_tracker.ensure_running()  # starting that lets interrupts through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
