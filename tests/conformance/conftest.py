"""What the tests of conformance share."""

from __future__ import annotations

import pytest

from skep.conformance import candidate
from skep.uhp.client import process as engine_process
from tests.conformance.checking import ImpatientProcess, InProcess
from tests.patience import PATIENCE


@pytest.fixture
def in_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Engines whose commands are faults, in this process."""
    monkeypatch.setattr(candidate, "EngineProcess", InProcess)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Engines in processes, with a short wait for missing replies."""
    monkeypatch.setattr(candidate, "EngineProcess", ImpatientProcess)
    monkeypatch.setattr(engine_process, "_DYING", PATIENCE)
