"""A pool on a Ray cluster: tasks go to free cores, and nodes may die and join."""

from __future__ import annotations

import logging
import os
import socket
import sys
from collections.abc import Callable, Generator, Hashable, Iterable, Iterator
from contextlib import contextmanager, redirect_stdout
from dataclasses import dataclass
from itertools import islice
from multiprocessing.connection import wait
from types import ModuleType
from typing import Any, Final, Generic, TypeVar
from uuid import uuid4

from skep._checks import checked_text, whole_number
from skep.errors import SettingError, SkepError
from skep.jobs.job import Job, WatchedJob
from skep.jobs.local_pool import LOOK, available_cores
from skep.jobs.pool import MAX_DEATHS
from skep.jobs.worker import Worker, WorkerDiedError

Task = TypeVar("Task", bound=Hashable)
Result = TypeVar("Result")

HERE: Final = "local"
"""The address that starts a cluster on this machine, for this job only."""

REACHABLE: Final = "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"
"""Whether other machines may join: if not, Ray listens on the loopback address only.

Despite its name it works on Linux too. Ray reads it when it is imported.
"""

_PATIENCE = 5.0  # seconds for a cluster to answer
_LOOK = 2.0  # seconds between checks of the number of cores
_STORE_BYTES = 128 << 20  # results are small and fetched at once
_AHEAD = 2  # tasks per core, so that no core waits for us

_started: dict[str, Callable[[Any], Any]] = {}  # the jobs this Ray process has started


@dataclass(frozen=True, slots=True)
class RayPool:
    """A Ray cluster whose nodes have Skep, and how many tasks it may do at once (default: all).

    If a process or a node dies, its task is done again elsewhere; nodes that join get tasks.
    """

    address: str
    processes: int | None = None

    def __post_init__(self) -> None:
        checked_text("the address of a Ray cluster", self.address)
        if self.processes is not None:
            processes = whole_number("the number of processes", self.processes, 1)
            object.__setattr__(self, "processes", processes)

    def run(self, job: Job[Task, Result], tasks: Iterable[Task]) -> Generator[Result]:
        """Do each task once and yield its result as soon as it is ready."""
        with self._connected() as ray:
            do = ray.remote(num_cpus=1, max_retries=MAX_DEATHS, retry_exceptions=[WorkerDiedError])(
                _do
            )
            # Ray does not fetch references inside a list: a process gets the job when it needs it.
            shipped = (uuid4().hex, [ray.put(job)])
            waiting = iter(tasks)
            pending: list[Any] = []
            while True:
                room = (self.processes or _AHEAD * _cores(ray)) - len(pending)
                pending += [do.remote(*shipped, task) for task in islice(waiting, max(room, 0))]
                if not pending:
                    return
                done, pending = ray.wait(pending, timeout=_LOOK)
                for reference in done:
                    yield _result(ray, reference)

    @contextmanager
    def _connected(self) -> Iterator[ModuleType]:
        options: dict[str, Any] = {"address": self.address}
        if self.address == HERE:
            cores = self.processes or available_cores()
            options |= {"num_cpus": cores, "object_store_memory": _STORE_BYTES}
            options["include_dashboard"] = False
            os.environ.setdefault(
                "RAY_AUTH_TOKEN", uuid4().hex
            )  # otherwise Ray keeps it in the home folder
            os.environ.setdefault(REACHABLE, "0")
        ray = _imported_ray()
        _expect_listener(self.address)
        try:
            ray.init(logging_level=logging.ERROR, log_to_driver=False, **options)
        except Exception as error:  # Ray raises many classes, sometimes Exception itself
            reason = str(error).strip().partition("\n")[0]
            raise SettingError(f"there is no Ray cluster at {self.address}: {reason}") from None
        # Ray reports dead processes on standard output, where only our reports belong.
        with redirect_stdout(sys.stderr):
            try:
                yield ray
            finally:
                ray.shutdown()  # ends the tasks under way as well


def _expect_listener(address: str) -> None:
    """Fail at once if nobody listens there; Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not (host and port.isascii() and port.isdigit()):
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=_PATIENCE).close()
    except OSError as error:
        reason = error.strerror or error
        raise SettingError(f"there is no Ray cluster at {address}: {reason}") from None
    except (OverflowError, ValueError):  # an impossible port or name
        raise SettingError(f"{address} is not an address such as 10.0.0.1:6379") from None


def _do(name: str, shipped: list[Any], task: Any) -> Any:  # noqa: ANN401 - the job knows
    """Do a task in a Ray process, which keeps what the job needs for the next task."""
    if name not in _started:
        (reference,) = shipped
        job = _imported_ray().get(reference)
        _started[name] = Watcher(job).do if isinstance(job, WatchedJob) else job.start()
    return _started[name](task)


class Watcher(Generic[Task, Result]):
    """Does a watched job's tasks in its own worker, because a Ray process can't be watched."""

    def __init__(self, job: WatchedJob[Task, Result]) -> None:
        self._job = job
        self._worker: Worker[Task, Result] | None = None

    def do(self, task: Task) -> Result:
        if self._worker is not None and self._worker.is_alive:
            self._worker.assign(task)
        else:
            self._worker = Worker(self._job, task)
        while (result := self._worker.look()) is None:
            wait([self._worker.connection], timeout=LOOK)
        return result


def _result(ray: ModuleType, reference: Any) -> Any:  # noqa: ANN401 - the job knows
    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, WorkerDiedError):
            raise SkepError(f"the worker processes keep dying: {error.cause}") from None
        raise error.cause from None
    except ray.exceptions.RayError as error:
        reason = str(error).strip().partition("\n")[0]
        raise SkepError(f"the worker processes keep dying: {reason}") from None


def _cores(ray: ModuleType) -> int:
    """The cores of the cluster as it is now."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def _imported_ray() -> ModuleType:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # we report to nobody
    try:
        import ray  # noqa: PLC0415 - an extra, and slow to import
    except ImportError:
        raise SettingError("Ray is not installed: pip install 'skep[ray]'") from None
    return ray
