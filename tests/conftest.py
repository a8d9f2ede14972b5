"""Settings for all tests.

With ``SKEP_REQUIRE_ALL`` set, as in CI, a skipped test fails. Interrupts work in the commands
that tests start, even if the tests run in the background of a shell, which ignores them.
Some folders have a mark, by which ``make quick`` leaves them out. Hypothesis has no deadline.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, settings

from tests.patience import PATIENCE

settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")

# Tests run in parallel, so training gets only one thread.
os.environ.setdefault("OMP_NUM_THREADS", "1")

MARKED_FOLDERS = {"browser": pytest.mark.browser, "learning": pytest.mark.training}

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.skipped and not hasattr(report, "wasxfail") and os.environ.get("SKEP_REQUIRE_ALL"):
        report.outcome = "failed"
        report.longrepr = f"skipped, but everything is required here: {report.longrepr}"
    return report


def pytest_itemcollected(item: pytest.Item) -> None:
    mark = MARKED_FOLDERS.get(item.path.parent.name)
    if mark is not None:
        item.add_marker(mark)


@pytest.fixture
def patient_with_the_dying(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is, an engine that dies is seen to end with its status."""
    monkeypatch.setattr("skep.uhp.client.process._DYING", PATIENCE)
