"""A job on a Ray cluster: tasks go wherever a core is free, workers may die and join."""

from __future__ import annotations

import logging
import os
import socket
import sys
from collections.abc import Callable, Generator, Hashable, Iterable, Iterator
from contextlib import contextmanager, redirect_stdout
from dataclasses import dataclass
from itertools import islice
from types import ModuleType
from typing import Any, Final, TypeVar
from uuid import uuid4

from skep.errors import SettingError, SkepError
from skep.jobs.job import Job
from skep.jobs.local_pool import available_cores
from skep.jobs.pool import MOST_DEATHS
from skep.jobs.worker import WorkerDiedError

Task = TypeVar("Task", bound=Hashable)
Result = TypeVar("Result")

HERE: Final = "local"
"""The address for a cluster that is started on this machine, for this job alone."""

REACHABLE: Final = "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"
"""Whether other machines may join: if not, Ray listens on the loopback address only.

Despite its name it counts on Linux too. Ray reads it when it is imported.
"""

_PATIENCE = 5.0  # seconds for a cluster to answer
_LOOK = 2.0  # seconds between two looks at how many cores there are
_STORE_BYTES = 128 << 20  # results are small, and are taken out at once
_AHEAD = 2  # tasks for each core, so that none waits for us

_started: dict[str, Callable[[Any], Any]] = {}  # the jobs that this process of Ray knows


@dataclass(frozen=True, slots=True)
class RayPool:
    """A Ray cluster with Skep installed on its nodes, and how many tasks it does at once at most.

    A task whose process or node dies is done again elsewhere; nodes that join get tasks.
    """

    address: str
    processes: int | None = None

    def __post_init__(self) -> None:
        if self.processes is not None and self.processes < 1:
            raise SettingError(f"at least one process does the work, not {self.processes}")

    def run(self, job: Job[Task, Result], tasks: Iterable[Task]) -> Generator[Result]:
        with self._connected() as ray:
            do = ray.remote(
                num_cpus=1, max_retries=MOST_DEATHS, retry_exceptions=[WorkerDiedError]
            )(_do)
            # Within a list the job stays where it is until a process has to get it.
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
            os.environ.setdefault("RAY_AUTH_TOKEN", uuid4().hex)  # rather than one kept at home
            os.environ.setdefault(REACHABLE, "0")
        ray = _imported_ray()
        _expect_listener(self.address)
        try:
            ray.init(logging_level=logging.ERROR, log_to_driver=False, **options)
        except Exception as error:  # one of many classes, and sometimes no other than this
            reason = str(error).strip().partition("\n")[0]
            raise SettingError(f"there is no Ray cluster at {self.address}: {reason}") from None
        # Ray reports dead processes on standard output, which is for our reports.
        with redirect_stdout(sys.stderr):
            try:
                yield ray
            finally:
                ray.shutdown()  # ends the tasks under way as well


def _expect_listener(address: str) -> None:
    """Fail at once: Ray itself would try for minutes to reach a missing cluster."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not (host and port.isascii() and port.isdigit()):
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=_PATIENCE).close()
    except OSError as error:
        reason = error.strerror or error
        raise SettingError(f"there is no Ray cluster at {address}: {reason}") from None
    except (OverflowError, ValueError):  # no possible port, no possible name of a machine
        raise SettingError(f"{address} is no address such as 10.0.0.1:6379") from None


def _do(name: str, shipped: list[Any], task: Any) -> Any:  # noqa: ANN401 - the job knows
    """Do a task in a process of Ray, which keeps what the job needs for the next one."""
    if name not in _started:
        (reference,) = shipped
        _started[name] = _imported_ray().get(reference).start()
    return _started[name](task)


def _result(ray: ModuleType, reference: Any) -> Any:  # noqa: ANN401 - the job knows
    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, WorkerDiedError):
            raise SkepError(f"the processes that do the work keep dying: {error.cause}") from None
        raise error.cause from None
    except ray.exceptions.RayError as error:
        reason = str(error).strip().partition("\n")[0]
        raise SkepError(f"the processes that do the work keep dying: {reason}") from None


def _cores(ray: ModuleType) -> int:
    """The cores of the cluster as it is now."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def _imported_ray() -> ModuleType:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # Ray reports to nobody for us
    try:
        import ray  # noqa: PLC0415 - an extra, and slow to import
    except ImportError:
        raise SettingError("Ray is not installed: pip install 'skep[ray]'") from None
    return ray
