"""One server shared by all tests that do not stop it, and budgets of addresses."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from skep.server.limits import Limits
from skep.server.settings import ServerSettings
from tests.server.playing import RunningServer

GENEROUS = ("--new-games-per-minute", "10000", "--requests-per-second", "10000")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path_factory.mktemp("server"), *GENEROUS)
    yield running
    running.stop()


@pytest.fixture
def limits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Limits:
    """1,000 plies per address, never refilled."""
    monkeypatch.setattr("skep.server.credits.time", SimpleNamespace(monotonic=lambda: 0.0))
    return Limits(ServerSettings(tmp_path / "games.db", requests_per_second=1))


@pytest.fixture
def paid(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Records what each request for plies would have cost, and grants them all."""
    costs: list[float] = []

    def pay(_: Limits, __: str, plies: float) -> bool:
        costs.append(plies)
        return True

    monkeypatch.setattr(Limits, "allow_plies", pay)
    return costs
