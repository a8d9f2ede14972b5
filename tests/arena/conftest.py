"""What the tests of the arena share."""

from __future__ import annotations

import pytest

from skep.arena import engine_process
from tests.patience import PATIENCE


@pytest.fixture
def patient_with_the_dying(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is, an engine that dies is seen to end with its status."""
    monkeypatch.setattr(engine_process, "_DYING", PATIENCE)
