"""Runs checks against Skep's engine with a fault, in its own process or in this one."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from pathlib import Path
from threading import Event
from typing import ClassVar

from skep.conformance import Candidate, CheckResult, Conclusion, all_checks, run
from skep.errors import EngineTimeoutError
from skep.uhp.client.process import EngineProcess
from skep.uhp.client.traffic import TrafficLog
from tests.conformance.faulty_engine import answer, greeting
from tests.patience import PATIENCE
from tests.uhp.talking import skep_server

_NOTHING = "(?!)"  # matches no text
FAULTY = Path(__file__).with_name("faulty_engine.py")


def command(fault: str, log: Path | str = "") -> list[str]:
    """The engine in its own process."""
    return [sys.executable, str(FAULTY), fault, *filter(None, [str(log)])]


def results(
    engine: Sequence[str],
    *beginnings: str,
    games: int = 8,
    seed: int = 1,
    grace: float = PATIENCE,
) -> dict[str, CheckResult]:
    """The results of the checks whose ids start with one of these, without time limits."""
    checks = [check for check in all_checks(games, seed) if check.id.startswith(beginnings)]
    with Candidate(engine, PATIENCE, grace) as engine_under_test:
        return {result.check.id: result for result in run(engine_under_test, checks)}


def failures(found: dict[str, CheckResult]) -> set[str]:
    return {name for name, result in found.items() if result.conclusion is Conclusion.FAILED}


class InProcess:
    """Stands in for an EngineProcess: the command is the fault, and nothing takes time."""

    def __init__(self, command: Sequence[str], _traffic: TrafficLog | None = None) -> None:
        self._fault = command[0]
        self._session = skep_server()
        self._lines = greeting(self._session, self._fault)
        self.received: list[str] = []

    def ask(self, text: str, seconds: float) -> list[str]:
        self._lines = []
        for line in text.split("\n"):
            self._lines += answer(self._session, self._fault, line)
        return self.reply(seconds)

    def reply(self, _seconds: float) -> list[str]:
        if "ok" not in self._lines:
            self.received = self._lines
            raise EngineTimeoutError("no answer in time")
        end = self._lines.index("ok")
        self.received, self._lines = self._lines[:end], self._lines[end + 1 :]
        return self.received

    def last_words(self) -> list[str]:
        return []

    def end_input(self, _seconds: float) -> bool:
        return True

    def close(self) -> None:
        """There is no process."""


class ImpatientProcess(EngineProcess):
    """A real process, with little patience for the replies its fault withholds."""

    SILENCES: ClassVar = {
        "hangs": "options frobnicate",
        "no-ok": "options frobnicate",
        "hangs-always": ".+",
        "starts-silently": "",  # before the first question
        "runs-on": "the end",
    }
    SECONDS: ClassVar = 0.2

    def __init__(self, command: Sequence[str], traffic: TrafficLog | None = None) -> None:
        super().__init__(command, traffic)
        self._silence = re.compile(self.SILENCES.get(command[2], _NOTHING))
        self._asked = ""

    def ask(self, line: str, seconds: float) -> list[str]:
        self._asked = line
        return super().ask(line, seconds)

    def reply(self, seconds: float, unwanted: Event | None = None) -> list[str]:
        return super().reply(self._patience(seconds), unwanted)

    def end_input(self, seconds: float) -> bool:
        self._asked = "the end"
        return super().end_input(self._patience(seconds))

    def _patience(self, seconds: float) -> float:
        return self.SECONDS if self._silence.fullmatch(self._asked) else seconds
