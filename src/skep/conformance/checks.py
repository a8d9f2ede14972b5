"""Checks: what is demanded of an engine, how much it matters, and how it went."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from skep.conformance.candidate import Candidate
from skep.conformance.conclusions import CheckFailedError, CheckSkippedError, Conclusion, Severity

Trial: TypeAlias = Callable[[Candidate], str | None]
"""Tries an engine and returns a note for the report; one of the two errors ends it early."""


@dataclass(frozen=True, slots=True)
class Check:
    """One demand on an engine."""

    theme: str
    id: str
    demand: str
    severity: Severity
    trial: Trial

    def run(self, candidate: Candidate) -> CheckResult:
        """Try the engine. After a failure its state is unknown."""
        optional = self.severity is Severity.EXTENSION
        try:
            candidate.begin_check()
            note = self.trial(candidate) or ""
        except CheckSkippedError as reason:
            return CheckResult(self, Conclusion.SKIPPED, str(reason))
        except CheckFailedError as failure:
            return CheckResult(
                self,
                Conclusion.ABSENT if optional else Conclusion.FAILED,
                failure.note,
                tuple(candidate.sent),
                failure.expected,
                failure.received,
            )
        return CheckResult(self, Conclusion.PRESENT if optional else Conclusion.PASSED, note)


@dataclass(frozen=True, slots=True)
class CheckResult:
    """How a check ended, and if it failed, what was sent, expected and received."""

    check: Check
    conclusion: Conclusion
    note: str = ""
    sent: tuple[str, ...] = ()
    expected: str = ""
    received: tuple[str, ...] = ()
    asked: bool = True
    """Whether the engine was tried at all; it is not once it has stopped answering."""


class Theme:
    """Checks that belong together, in the order in which they run."""

    def __init__(self, name: str, title: str) -> None:
        self.name = name
        self.title = title
        self.checks: list[Check] = []

    def add(self, name: str, demand: str, severity: Severity, trial: Trial) -> None:
        """Add a check; its id is the theme's name and its own."""
        self.checks.append(Check(self.title, f"{self.name}.{name}", demand, severity, trial))

    def required(self, name: str, demand: str) -> Callable[[Trial], Trial]:
        """Make a function the trial of something that the protocol demands."""
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
