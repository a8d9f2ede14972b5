"""What the tests of conformance share."""

from __future__ import annotations

import pytest

from skep.conformance import candidate
from tests.conformance.checking import InProcess


@pytest.fixture
def in_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Engines whose commands are faults, in this process."""
    monkeypatch.setattr(candidate, "EngineProcess", InProcess)
