"""Startup times, and the memory of an idle engine."""

from __future__ import annotations

import re
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

RUNS = 7


def report() -> None:
    print(f"import skep: {1000 * _median(_import_seconds):.0f} ms")
    ready = [_uhp_ready() for _ in range(RUNS)]
    print(f"skep uhp ready: {1000 * statistics.median(s for s, _ in ready):.0f} ms")
    megabytes = [mb for _, mb in ready if mb is not None]
    if megabytes:
        print(f"resident memory of an idle engine: {statistics.median(megabytes):.0f} MB")


def _median(measure: Callable[[], float]) -> float:
    return statistics.median(measure() for _ in range(RUNS))


def _import_seconds() -> float:
    code = "import time; t = time.perf_counter(); import skep; print(time.perf_counter() - t)"
    return float(subprocess.check_output([sys.executable, "-c", code]))


def _uhp_ready() -> tuple[float, float | None]:
    """The seconds from starting the process to its first ok, and its memory at that point."""
    start = time.perf_counter()
    command = [str(Path(sys.executable).with_name("skep")), "uhp"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        while process.stdout.readline().strip() != "ok":
            pass
        seconds = time.perf_counter() - start
        status = Path(f"/proc/{process.pid}/status")
        megabytes = None
        if status.exists():
            found = re.search(r"VmRSS:\s+(\d+) kB", status.read_text())
            megabytes = int(found.group(1)) / 1024 if found else None
        process.kill()
    return seconds, megabytes
