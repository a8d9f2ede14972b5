"""With ``SKEP_REQUIRE_ALL`` set, as in CI, a test that is skipped is a test that fails."""

from __future__ import annotations

import os
from collections.abc import Generator

import pytest


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.skipped and not hasattr(report, "wasxfail") and os.environ.get("SKEP_REQUIRE_ALL"):
        report.outcome = "failed"
        report.longrepr = f"skipped, but everything is required here: {report.longrepr}"
    return report
