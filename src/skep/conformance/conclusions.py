"""How much a check matters, how it can end, and the two ways to end it early."""

from __future__ import annotations

from collections.abc import Iterable

from skep.enums import NamedEnum

_MAX_LINES = 100  # kept of what was received


class Severity(NamedEnum):
    """How much a check matters."""

    REQUIRED = "required"  # the protocol demands it
    RECOMMENDED = "recommended"  # viewers and arenas are better off with it
    EXTENSION = "extension"  # nobody demands it: the engine has it or not


class Conclusion(NamedEnum):
    """How a check ended; an extension is present or absent, and never fails."""

    PASSED = "passed"
    FAILED = "failed"
    SKIPPED = "skipped"
    PRESENT = "present"
    ABSENT = "absent"


class CheckFailedError(Exception):
    """The engine did not do what was expected."""

    def __init__(self, expected: str, received: Iterable[str]) -> None:
        self.expected = expected
        self.received = tuple(received)[-_MAX_LINES:]
        self.note = ""
        super().__init__(expected, self.received)


class CheckSkippedError(Exception):
    """The check does not apply to this engine; the reason is the only argument."""
