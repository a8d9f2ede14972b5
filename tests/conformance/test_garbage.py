"""Whatever an engine answers, the suite ends with a report."""

from __future__ import annotations

import json
from random import Random

import pytest

from skep.conformance import (
    Candidate,
    Conclusion,
    all_checks,
    candidate,
    format_report,
    report_values,
    run,
)
from skep.uhp.client.traffic import TrafficLog
from tests.conformance.checking import InProcess

GARBAGE = (
    *("", ";", ";;;", "\x00", "x" * 3000, "ok then", "err", "invalidmove", "id", "id X"),
    *("Mosquito;Pillbug", "pass;pass", "wQ wQ-", "wS1;wS1;;", "Base;Draw;White[99];wS1;wS1"),
    *("a;int;1;1;x;y", "a;int;1;1;0.5;2", "a;enum;x;x", "a;double;1e999;nan", "１;int;１;１"),
)


class Garbler(InProcess):
    """Randomly answers correctly or with garbage; the command is the seed."""

    def __init__(self, command: list[str], _traffic: TrafficLog | None = None) -> None:
        super().__init__(["none"])
        self._rng = Random(command[0])

    def ask(self, text: str, seconds: float) -> list[str]:
        reply = super().ask(text, seconds)
        if self._rng.random() < 0.7:
            return reply
        return self._rng.choices(GARBAGE, k=self._rng.randrange(4))


@pytest.mark.parametrize("seed", "1234")
def test_garbage_is_reported(seed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(candidate, "EngineProcess", Garbler)
    checks = [check for check in all_checks(games=1) if "time" not in check.id]
    with Candidate([seed]) as engine:
        results = list(run(engine, checks))
    assert any(result.conclusion is Conclusion.FAILED for result in results)
    assert format_report(engine.identity, engine.command, results).count("\n") > len(checks)
    assert json.loads(json.dumps(report_values(engine.identity, engine.command, results)))
