"""What a check can say: how much it matters, how it ended, and the two ways to end it early."""

from __future__ import annotations

from collections.abc import Iterable

from skep.enums import NamedEnum

_MOST_LINES = 100  # that are kept of what came


class Severity(NamedEnum):
    """How much a check matters."""

    REQUIRED = "required"  # the protocol asks for it
    RECOMMENDED = "recommended"  # viewers and arenas are better off with it
    EXTENSION = "extension"  # nobody asks for it: it is there or not


class Verdict(NamedEnum):
    """How a check ended; an extension is present or absent, and never fails."""

    PASSED = "passed"
    FAILED = "failed"
    SKIPPED = "skipped"
    PRESENT = "present"
    ABSENT = "absent"


class CheckFailedError(Exception):
    """The engine did something else than was expected of it."""

    def __init__(self, expected: str, came: Iterable[str]) -> None:
        self.expected = expected
        self.came = tuple(came)[-_MOST_LINES:]
        self.note = ""
        super().__init__(expected, self.came)


class CheckSkippedError(Exception):
    """The check does not apply to this engine; the reason is the only argument."""
