"""The pytest plugin in the copies: runs given tests in a given order and records what they reach.

``MUTANTS_TESTS`` names a file with the ids of the tests to run. ``MUTANTS_REACH`` names the file
for the baseline's results: which tests reach each line, how long they take, and which fail.
``MUTANTS_CPU_SECONDS`` limits a process's CPU time, in case a defect makes it hang.
"""

from __future__ import annotations

import ctypes
import json
import os
import resource
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from hypothesis import settings

PR_SET_PDEATHSIG: Final = 1
CPU_SECONDS_PER_TEST: Final = 40
"""Also for collecting all tests. No test in use takes a quarter of it, so one that exceeds it
hangs because of the defect."""

settings.register_profile(
    "mutants", max_examples=20, derandomize=True, database=None, deadline=None
)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    chosen = os.environ["MUTANTS_TESTS"]
    if not chosen:
        return
    order = {test: place for place, test in enumerate(Path(chosen).read_text().splitlines())}
    deselected = [item for item in items if item.nodeid not in order]
    config.hook.pytest_deselected(items=deselected)
    items[:] = sorted(
        (item for item in items if item.nodeid in order), key=lambda item: order[item.nodeid]
    )


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Iterator[None]:
    signal.setitimer(signal.ITIMER_VIRTUAL, CPU_SECONDS_PER_TEST)  # the signal ends the process
    result = yield
    signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    return result


class _Baseline:
    """Runs without a defect in the sources."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._seconds: dict[str, float] = {}
        self._failed: set[str] = set()
        from coverage import Coverage  # noqa: PLC0415 - not worth its time for every mutant

        self._coverage = Coverage(data_file=None, config_file=False, include=["*/src/skep/*"])
        self._coverage.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self._coverage.switch_context(item.nodeid)
        result = yield
        self._coverage.switch_context("")
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._seconds[report.nodeid] = self._seconds.get(report.nodeid, 0) + report.duration
        if not report.passed:
            self._failed.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        self._coverage.stop()
        data = self._coverage.get_data()
        reach = {path: data.contexts_by_lineno(path) for path in data.measured_files()}
        found = {"seconds": self._seconds, "failed": sorted(self._failed), "reach": reach}
        self._path.write_text(json.dumps(found))


if sys.platform == "linux":
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)  # no run outlives its parent
signal.setitimer(signal.ITIMER_VIRTUAL, CPU_SECONDS_PER_TEST)
_cpu_seconds = int(os.environ["MUTANTS_CPU_SECONDS"])
resource.setrlimit(resource.RLIMIT_CPU, (_cpu_seconds, _cpu_seconds))
# Coverage starts here, because conftest files import Skep before pytest is set up.
_baseline = _Baseline(Path(reach)) if (reach := os.environ["MUTANTS_REACH"]) else None


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("mutants")  # after the conftest files, which load another one
    if _baseline is not None:
        config.pluginmanager.register(_baseline)
