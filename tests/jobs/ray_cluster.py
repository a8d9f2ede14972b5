"""A Ray cluster for tests, started apart: ``python -m tests.jobs.ray_cluster``."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple
from uuid import uuid4


class Cluster(NamedTuple):
    """Where it is, and the environment of those who may use it."""

    address: str
    environment: dict[str, str]

    def run(self, *words: str) -> str:
        """What a Python program prints to standard output that works there."""
        done = subprocess.run(
            [sys.executable, "-m", *words],
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    """A cluster of two cores."""
    environment = os.environ | {"RAY_USAGE_STATS_ENABLED": "0"}
    environment |= {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": uuid4().hex}
    with subprocess.Popen(
        [sys.executable, "-m", "tests.jobs.ray_cluster"],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        yield Cluster(process.stdout.readline().strip(), environment)


def main() -> None:
    """Start it, tell its address, and end it when standard input is closed."""
    import ray

    ray.init(
        "local",
        num_cpus=2,
        object_store_memory=100 << 20,
        include_dashboard=False,
        logging_level=logging.ERROR,
        log_to_driver=False,
    )
    sys.stdout.write(f"{ray.get_runtime_context().gcs_address}\n")
    sys.stdout.flush()
    sys.stdin.read()


if __name__ == "__main__":
    main()
