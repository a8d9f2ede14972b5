"""The suite as a whole: our own engine passes it, and its checks are well described."""

from __future__ import annotations

import re
import sys

import pytest

from skep.conformance import Conclusion, Severity, all_checks, random_games
from tests.conformance.checking import results

pytestmark = pytest.mark.processes

SKEP = [sys.executable, "-m", "skep", "uhp"]
SLOW = ("bestmove.time-start", "bestmove.time-late")  # a second each: time-middle is enough here


def test_our_engine_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(random_games, "_MAX_PLIES", 12)
    found = results(SKEP, *(check.id for check in all_checks() if check.id not in SLOW))
    conclusions = {name: (result.conclusion, result.received) for name, result in found.items()}
    for name, (conclusion, received) in conclusions.items():
        if name == "newgame.unannounced-type":
            assert conclusion is Conclusion.SKIPPED
        elif name == "extension.pv":
            assert conclusion is Conclusion.ABSENT
        elif name.startswith("extension."):
            assert conclusion is Conclusion.PRESENT, received
        else:
            assert conclusion is Conclusion.PASSED, (name, received)


def test_every_check_has_an_id_and_a_sentence() -> None:
    checks = all_checks()
    assert len({check.id for check in checks}) == len(checks) > 70
    for check in checks:
        assert re.fullmatch(r"[a-z]+\.([a-z-]+|Base(\+M?L?P?)?)", check.id)
        assert check.demand.endswith(".")
        assert (check.severity is Severity.EXTENSION) == check.id.startswith("extension.")
