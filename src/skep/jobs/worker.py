"""A worker: a process that does one task after the other, as its client sees it."""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections.abc import Iterator, MutableSequence
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from skep.errors import SkepError
from skep.jobs._worker_process import Failure, Ready, work

if TYPE_CHECKING:
    from skep.jobs.job import Job

Task = TypeVar("Task")
Result = TypeVar("Result")

SPAWN: Final = multiprocessing.get_context("spawn")
"""How workers begin: from nothing, so that no thread or lock of ours is in their way."""
_PATIENCE = 0.5  # seconds for a process to end by itself
_UNGUARDED = 97  # the status of a worker whose script tries to hire workers of its own
_GUARD = 'if __name__ == "__main__":'


class WorkerDiedError(Exception):
    """The process has ended without a result; its task can be done again."""

    def __init__(self, status: int | None) -> None:
        super().__init__(f"ended with status {status}")
        self.status = status

    def __reduce__(self) -> tuple[object, ...]:
        return WorkerDiedError, (self.status,)


class Worker(Generic[Task, Result]):
    """A process that begins with a task and takes the next one when it has done it.

    ``memory``, if there is any, is shared with the process: see ``Job.sharing``.
    """

    def __init__(
        self, job: Job[Task, Result], task: Task, memory: MutableSequence[float] | None = None
    ) -> None:
        _leave_if_importing_main()
        self._job = job
        self.connection, theirs = SPAWN.Pipe()
        # The job itself goes through our pipe once the process is ready. As an argument here,
        # a large one would block us for good if the process died before it had read it all.
        self._process = SPAWN.Process(target=work, args=(theirs, memory), daemon=True)
        with _interrupts_held_back():
            self._process.start()
        theirs.close()
        self.is_alive = True
        self._is_ready = False
        self.assign(task)

    def assign(self, task: Task) -> None:
        self.task = task
        if self._is_ready:
            self._send(task)

    def look(self) -> Result | None:
        """The result of the task once it is done; the job's own errors are raised here."""
        try:
            if not self.connection.poll():
                return None
            message: Result | Failure | Ready = self.connection.recv()
        except (EOFError, OSError):
            self._close()
            self._reap()
            status = self._process.exitcode
            if self._is_ready:
                raise WorkerDiedError(status) from None
            raise SkepError(_why_not_ready(status)) from None
        if isinstance(message, Failure):
            raise message.error
        if isinstance(message, Ready):
            self._is_ready = True
            self._send(self._job)
            self._send(self.task)
            return None
        return message

    def dismiss(self) -> None:
        """Have the process end soon, without waiting for it."""
        self._close()
        if not self._is_ready:  # it does not look at its pipe, and has nothing to let go of
            self._process.kill()

    def end(self) -> None:
        """End the process, whatever it is doing."""
        self.dismiss()
        self._reap()

    def _close(self) -> None:
        """Close the pipe: a process at work lets go of what would outlive it, and ends."""
        self.is_alive = False
        self.connection.close()

    def _reap(self) -> None:
        self._process.join(_PATIENCE)
        self._process.kill()
        self._process.join()

    def _send(self, message: object) -> None:
        with suppress(OSError):  # a death is noticed by the next look
            self.connection.send(message)


def _leave_if_importing_main() -> None:
    """End this process if it is itself a worker that still imports its client's script.

    That script lacks the guard, and would start the whole work over. The client explains it.
    """
    if getattr(multiprocessing.current_process(), "_inheriting", False):
        sys.exit(_UNGUARDED)


def _why_not_ready(status: int | None) -> str:
    script = getattr(sys.modules.get("__main__"), "__file__", None) or "the main module"
    if status == _UNGUARDED:
        return (
            f"worker processes import {script}, which starts the work again: "
            f"put the code that starts it under '{_GUARD}'"
        )
    return (
        f"a worker process ended with status {status} before it was ready; "
        f"if it printed an error, that is the reason. Worker processes import {script}: "
        f"make sure that it can be imported and does its work only under '{_GUARD}'"
    )


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Keep Ctrl-C waiting; a process that starts meanwhile does not hear it until it wants to."""
    resource_tracker.ensure_running()  # starting that lets interrupts through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
