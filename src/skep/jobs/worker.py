"""A worker, from its client's view: a process that does one task after another."""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from time import monotonic
from typing import Final, Generic, TypeVar

from skep.errors import SkepError
from skep.jobs._main_guard import GUARD, UNGUARDED, leave_if_importing_main
from skep.jobs._worker_process import Failure, ProcessReady, do_tasks
from skep.jobs.deadline import Deadline, Loss
from skep.jobs.job import Job, WatchedJob

Task = TypeVar("Task")
Result = TypeVar("Result")

_SPAWN: Final = multiprocessing.get_context("spawn")  # inherits no threads or locks
_PATIENCE = 0.5  # seconds for a process to end by itself


class WorkerDiedError(Exception):
    """The process ended without a result; its task must be done again."""

    def __init__(self, status: int | None) -> None:
        super().__init__(f"ended with status {status}")
        self.status = status

    def __reduce__(self) -> tuple[object, ...]:
        return WorkerDiedError, (self.status,)


class Worker(Generic[Task, Result]):
    """A process that starts with a task and gets the next one when it is done."""

    def __init__(self, job: Job[Task, Result], task: Task) -> None:
        leave_if_importing_main()
        self._job = job
        self._deadline = Deadline.shared(_SPAWN)
        self.connection, theirs = _SPAWN.Pipe()
        # The job is sent through our pipe once the process is ready. As an argument here, a
        # large job would block us forever if the process died before reading all of it.
        self._process = _SPAWN.Process(target=do_tasks, args=(theirs, self._deadline), daemon=True)
        with _interrupts_held_back():
            self._process.start()
        theirs.close()
        self.is_alive = True
        self._is_ready = False
        self.assign(task)

    def assign(self, task: Task) -> None:
        """Give it another task; the last one must be finished."""
        self.task = task
        self._assigned = monotonic()
        if self._is_ready:
            self._send(task)

    def look(self) -> Result | None:
        """The result of the task, or None while it is not finished.

        Raise the job's own errors, and WorkerDiedError if the task must be done again.
        """
        try:
            message = self.connection.recv() if self.connection.poll() else None
        except (EOFError, OSError):
            return self._after_death()
        if isinstance(message, Failure):
            raise message.error
        if isinstance(message, ProcessReady):
            self._is_ready = True
            self._send(self._job)
            self._send(self.task)
            return None
        if message is None and self._deadline.is_missed:
            self.end()
            return self._forfeit(status=None)
        result: Result | None = message
        return result

    def dismiss(self) -> None:
        """Let the process end soon, without waiting for it."""
        self._close()
        if not self._is_ready:  # it is not reading its pipe yet, and has nothing to release
            self._process.kill()

    def end(self) -> None:
        """End the process, whatever it is doing."""
        self.dismiss()
        self._reap()

    def _after_death(self) -> Result:
        self._close()
        self._reap()
        status = self._process.exitcode
        if not self._is_ready and not _is_killed(status):
            raise SkepError(_why_not_ready(status)) from None
        return self._forfeit(status)

    def _forfeit(self, status: int | None) -> Result:
        culprit = self._deadline.culprit
        if culprit is None or not isinstance(self._job, WatchedJob):
            raise WorkerDiedError(status) from None
        loss = Loss(culprit, status, monotonic() - self._assigned)
        result: Result = self._job.forfeit(self.task, loss)
        return result

    def _close(self) -> None:
        """Close the pipe: the process then releases what would outlive it, and ends."""
        self.is_alive = False
        self.connection.close()

    def _reap(self) -> None:
        self._process.join(_PATIENCE)
        self._process.kill()
        self._process.join()

    def _send(self, message: object) -> None:
        with suppress(OSError):  # the next look notices a death
            self.connection.send(message)


def _is_killed(status: int | None) -> bool:
    """Whether a signal ended the process, as when memory runs short: another may do better."""
    return status is not None and status < 0


def _why_not_ready(status: int | None) -> str:
    script = getattr(sys.modules.get("__main__"), "__file__", None) or "the main module"
    if status == UNGUARDED:
        return (
            f"worker processes import {script}, which starts them again: "
            f"put the code that starts them under '{GUARD}'"
        )
    return (
        f"a worker process ended with status {status} before it was ready; "
        f"if it printed an error, that is the reason. Worker processes import {script}: "
        f"make sure that it can be imported and does its work only under '{GUARD}'"
    )


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Block Ctrl-C, also in a process that starts meanwhile, until that process unblocks it."""
    resource_tracker.ensure_running()  # starting that lets interrupts through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
