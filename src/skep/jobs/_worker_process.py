"""What a worker process runs: it does the tasks that it gets until its client is gone."""

from __future__ import annotations

import os
import pickle
import signal
from dataclasses import dataclass
from multiprocessing.connection import Connection
from queue import SimpleQueue
from threading import Thread
from typing import Any

from skep.errors import SkepError
from skep.jobs.deadline import Deadline
from skep.jobs.job import Job, WatchedJob


@dataclass(frozen=True, slots=True)
class ProcessReady:
    """The first message of a process. It then gets the job, and after that the tasks."""


@dataclass(frozen=True, slots=True)
class Failure:
    """An error of the job, which the client raises."""

    error: Exception


def do_tasks(connection: Connection, deadline: Deadline) -> None:
    """Do each task that comes and send its result, until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the client decides what Ctrl-C means
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    try:
        connection.send(ProcessReady())
        job: Job[Any, Any] = connection.recv()
    except (EOFError, OSError):  # the client is gone
        return
    except Exception as error:  # whatever the job's class raises when it is unpickled
        connection.send(Failure(_portable(error)))
        return
    tasks: SimpleQueue[Any] = SimpleQueue()
    Thread(target=_receive, args=(job, connection, tasks), daemon=True).start()
    try:
        do = job.start_watched(deadline) if isinstance(job, WatchedJob) else job.start()
        while True:
            _send(job, connection, do(tasks.get()))
    except Exception as error:
        _send(job, connection, Failure(_portable(error)))


def _send(job: Job[Any, Any], connection: Connection, message: object) -> None:
    try:
        connection.send(message)
    except OSError:  # the client is gone
        _leave(job)


def _portable(error: Exception) -> Exception:
    """The error, or its text if it cannot be pickled."""
    try:
        pickle.loads(pickle.dumps(error))  # noqa: S301 - our own
    except Exception:  # whatever its class raises
        return SkepError(repr(error))
    return error


def _receive(job: Job[Any, Any], connection: Connection, tasks: SimpleQueue[Any]) -> None:
    """Queue the tasks; when the client is gone, even by a kill, end this process."""
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
