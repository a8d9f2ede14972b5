"""A Ray cluster for tests, started separately: ``python -m tests.jobs.ray_cluster``."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple
from uuid import uuid4

from skep import SettingError
from skep.jobs import RayPool
from skep.jobs.ray_pool import REACHABLE
from tests.patience import PATIENCE

_PATIENCE = {
    "RAY_agent_register_timeout_ms": 1000,
    "RAY_gcs_rpc_server_connect_timeout_s": 1,
    "RAY_gcs_server_port_wait_time_s": 1,
    "RAY_gcs_server_request_timeout_seconds": 1,
    "RAY_health_check_timeout_ms": 1000,
    "RAY_py_gcs_connect_timeout_s": 1,
    "RAY_raylet_client_connect_timeout_milliseconds": 1000,
    "RAY_worker_register_timeout_seconds": 1,
}
"""Ray's timeouts for a busy machine, in its own units."""
ATTEMPTS = 20  # to start, because Ray allows itself 30 s whatever the settings


class Cluster(NamedTuple):
    """Its address, its main process, and the environment for its users."""

    address: str
    process: int
    environment: dict[str, str]

    def run(self, *words: str) -> str:
        """What a Python program that runs on the cluster prints to standard output."""
        done = subprocess.run(
            [sys.executable, "-m", *words],
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    """A cluster of two cores, as ``--ray local`` starts it."""
    environment = os.environ | {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": uuid4().hex}
    environment |= {name: f"{PATIENCE * unit:.0f}" for name, unit in _PATIENCE.items()}
    with subprocess.Popen(
        [sys.executable, "-m", "tests.jobs.ray_cluster"],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        yield Cluster(address, process.pid, environment | {REACHABLE: "0"})


def main() -> None:
    """Start the cluster, print its address, and stop it when standard input is closed."""
    for attempts_left in reversed(range(ATTEMPTS)):
        try:
            with RayPool("local", 2)._connected() as ray:
                print(ray.get_runtime_context().gcs_address, file=sys.__stdout__, flush=True)
                sys.stdin.read()
                return
        except SettingError as error:
            if attempts_left == 0 or "timed out during startup" not in str(error):
                raise


if __name__ == "__main__":
    main()
