"""The work of a process: it does the tasks that it is given until the parent is gone."""

from __future__ import annotations

import os
import pickle
import signal
from collections.abc import MutableSequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any

from skep.errors import SkepError

if TYPE_CHECKING:
    from skep.jobs.job import Job


@dataclass(frozen=True, slots=True)
class Ready:
    """What a process says first. It gets the job then, and after that the tasks."""


@dataclass(frozen=True, slots=True)
class Failure:
    """An error of the job, sent to where somebody sees it."""

    error: Exception


def work(connection: Connection, memory: MutableSequence[float] | None) -> None:
    """Do each task that comes and send its result, until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who gives the tasks decides what Ctrl-C means
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    try:
        connection.send(Ready())
        job: Job[Any, Any] = connection.recv()
    except (EOFError, OSError):  # nobody listens any more
        return
    except Exception as error:  # whatever the job's class does when it is unpickled
        connection.send(Failure(_portable(error)))
        return
    _do_tasks(job if memory is None else job.sharing(memory), connection)


def _do_tasks(job: Job[Any, Any], connection: Connection) -> None:
    tasks: SimpleQueue[Any] = SimpleQueue()
    Thread(target=_receive, args=(job, connection, tasks), daemon=True).start()
    try:
        do = job.start()
        while True:
            _send(job, connection, do(tasks.get()))
    except Exception as error:
        _send(job, connection, Failure(_portable(error)))


def _send(job: Job[Any, Any], connection: Connection, message: object) -> None:
    try:
        connection.send(message)
    except OSError:  # nobody listens any more
        _leave(job)


def _portable(error: Exception) -> Exception:
    """The error, or what it says if it would not arrive."""
    try:
        pickle.loads(pickle.dumps(error))  # noqa: S301 - our own
    except Exception:  # whatever its class does there
        return SkepError(repr(error))
    return error


def _receive(job: Job[Any, Any], connection: Connection, tasks: SimpleQueue[Any]) -> None:
    """Take in the tasks; when who gives them is gone, even by a kill, go as well."""
    try:
        while True:
            tasks.put(connection.recv())
    except (EOFError, OSError):
        _leave(job)


def _leave(job: Job[Any, Any]) -> None:
    try:
        job.leave()
    finally:
        os._exit(0)
