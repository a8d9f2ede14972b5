"""What holds for all tests.

With ``SKEP_REQUIRE_ALL`` set, as in CI, a test that is skipped is a test that fails.
Commands that tests interrupt do not inherit that interrupts are ignored, as in the
background of a shell. Some folders have a mark, by which ``make quick`` leaves them out.
Hypothesis takes the time that it needs.
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

# Tests run side by side: one that trains has no core for a second thread.
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
