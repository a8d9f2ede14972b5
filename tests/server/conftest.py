"""One server for all tests that do not end it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.playing import RunningServer

GENEROUS = ("--new-games-per-minute", "10000", "--requests-per-second", "10000")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path_factory.mktemp("server"), *GENEROUS)
    yield running
    running.stop()
