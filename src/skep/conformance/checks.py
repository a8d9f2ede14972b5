"""Checks: what is asked of an engine, how much it matters, and what came of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from skep.conformance.candidate import Candidate
from skep.conformance.verdicts import CheckFailedError, CheckSkippedError, Severity, Verdict

Trial: TypeAlias = Callable[[Candidate], str | None]
"""Tries an engine and returns what is worth noting; one of the two errors ends it early."""


@dataclass(frozen=True, slots=True)
class Check:
    """One demand on an engine."""

    theme: str
    id: str
    demand: str
    severity: Severity
    trial: Trial

    def run(self, candidate: Candidate) -> Result:
        """Try the engine. After a failure nobody knows in which state it is."""
        optional = self.severity is Severity.EXTENSION
        try:
            candidate.begin_check()
            note = self.trial(candidate) or ""
        except CheckSkippedError as reason:
            return Result(self, Verdict.SKIPPED, str(reason))
        except CheckFailedError as failure:
            return Result(
                self,
                Verdict.ABSENT if optional else Verdict.FAILED,
                failure.note,
                tuple(candidate.sent),
                failure.expected,
                failure.came,
            )
        return Result(self, Verdict.PRESENT if optional else Verdict.PASSED, note)


@dataclass(frozen=True, slots=True)
class Result:
    """How a check ended, and if it went wrong, what was sent, what was expected and what came."""

    check: Check
    verdict: Verdict
    note: str = ""
    sent: tuple[str, ...] = ()
    expected: str = ""
    came: tuple[str, ...] = ()


class Theme:
    """Checks that belong together, in the order in which they are written down and run."""

    def __init__(self, name: str, title: str) -> None:
        self.name = name
        self.title = title
        self.checks: list[Check] = []

    def add(self, name: str, demand: str, severity: Severity, trial: Trial) -> None:
        """Add a check; its id is the names of the theme and its own."""
        self.checks.append(Check(self.title, f"{self.name}.{name}", demand, severity, trial))

    def required(self, name: str, demand: str) -> Callable[[Trial], Trial]:
        """Make a function the trial of something that the protocol asks for."""
        return self._adding(name, demand, Severity.REQUIRED)

    def recommended(self, name: str, demand: str) -> Callable[[Trial], Trial]:
        """Make a function the trial of something that is good to have."""
        return self._adding(name, demand, Severity.RECOMMENDED)

    def extension(self, name: str, demand: str) -> Callable[[Trial], Trial]:
        """Make a function the trial of something that goes beyond the protocol."""
        return self._adding(name, demand, Severity.EXTENSION)

    def _adding(self, name: str, demand: str, severity: Severity) -> Callable[[Trial], Trial]:
        def add(trial: Trial) -> Trial:
            self.add(name, demand, severity, trial)
            return trial

        return add
