"""Problems as clients get them: a code for programs and a message for people."""

from __future__ import annotations

import msgspec

from skep.errors import SkepError
from skep.server.domain.refusals import Refusal
from skep.server.services.visiting import OverBudgetError
from skep.server.storage.errors import StorageError
from skep.server.threads import BusyError


class Problem(msgspec.Struct, frozen=True):
    """What was wrong with a request."""

    code: str
    message: str


class ProblemError(Exception):
    """A request that is not carried out: its HTTP status, and why."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.problem = Problem(code, message)

    @classmethod
    def refused(cls, status: int, refusal: Refusal) -> ProblemError:
        """The game refused a command."""
        return cls(status, refusal.code, refusal.message)


def no_such_game() -> ProblemError:
    return ProblemError(404, "not-found", "there is no game with this id")


KNOWN_ERRORS = (SkepError, ProblemError, StorageError, BusyError, OverBudgetError)
"""What a request may fail with."""


def problem_of(error: Exception) -> tuple[int, Problem]:
    """The HTTP status and the problem of a known error; any other is a bug in the server."""
    match error:
        case ProblemError():
            return error.status, error.problem
        case SkepError():  # a mistake in the request, such as a bad GameString
            return 400, Problem(error.id, str(error))
        case StorageError():  # the log says why
            return 503, Problem(
                "not-kept", "the server can't read or save games right now: try again"
            )
        case BusyError():
            return 503, Problem("busy", "the server is busy: try again")
        case OverBudgetError():
            return 429, Problem(
                "too-many-requests", "too many long games for this address: wait a few seconds"
            )
    return 500, Problem("internal", "something went wrong on the server")
