"""Errors as clients get them: a code for programs and a message for people."""

from __future__ import annotations

import logging
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import ResponseSpec

from skep.errors import SkepError
from skep.server.domain.refusals import Refusal
from skep.server.services.visiting import OverBudgetError
from skep.server.storage.errors import StorageError
from skep.server.threads import BusyError

_LOG = logging.getLogger(__name__)
_CODES = {
    400: "bad-request",
    404: "not-found",
    405: "method-not-allowed",
    413: "too-big",
    429: "too-many-requests",
    503: "busy",
}


class Problem(msgspec.Struct, frozen=True):
    """What was wrong with a request."""

    code: str
    message: str


PROBLEMS: Final = {
    400: ResponseSpec(Problem, description="The request is invalid.", generate_examples=False),
    403: ResponseSpec(
        Problem,
        description="The request comes from a page of another site.",
        generate_examples=False,
    ),
    404: ResponseSpec(Problem, description="Not found.", generate_examples=False),
    411: ResponseSpec(
        Problem, description="The body has no Content-Length.", generate_examples=False
    ),
    413: ResponseSpec(Problem, description="The request is too big.", generate_examples=False),
    415: ResponseSpec(Problem, description="The body is not JSON.", generate_examples=False),
    421: ResponseSpec(
        Problem, description="The host is not one of this server's.", generate_examples=False
    ),
    429: ResponseSpec(Problem, description="Too many requests.", generate_examples=False),
    503: ResponseSpec(Problem, description="The server is busy.", generate_examples=False),
}
"""The errors that every endpoint may answer with, for the OpenAPI document."""


class RefusedError(Exception):
    """The game refused a command; the code says why."""

    def __init__(self, status: int, refusal: Refusal) -> None:
        super().__init__(refusal.message)
        self.status = status
        self.refusal = refusal


def answer_http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """An HTTP error, or a request of the wrong form."""
    message = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        found = (f"{item.get('key', '')}: {item.get('message', '')}" for item in error.extra)
        message = "; ".join(found) or message
    code = _CODES.get(error.status_code, "error")
    return _response(error.status_code, code, message)


def answer_mistake(_: Request[Any, Any, Any], error: SkepError) -> Response[Problem]:
    """A mistake in the request, such as a bad GameString."""
    return _response(400, error.id, str(error))


def answer_refusal(_: Request[Any, Any, Any], error: RefusedError) -> Response[Problem]:
    """A refusal of the game, with its own code."""
    return _response(error.status, error.refusal.code, error.refusal.message)


def answer_storage_error(_: Request[Any, Any, Any], __: StorageError) -> Response[Problem]:
    """The database is not working right now; the log says why."""
    return _response(503, "not-kept", "the server can't read or save games right now: try again")


def answer_busy(_: Request[Any, Any, Any], __: BusyError) -> Response[Problem]:
    """Too many requests for the same kind of work."""
    return _response(503, "busy", "the server is busy: try again")


def answer_over_budget(_: Request[Any, Any, Any], __: OverBudgetError) -> Response[Problem]:
    """The address has asked for too many long games."""
    message = "too many long games for this address: wait a few seconds"
    return _response(429, "too-many-requests", message)


def answer_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A bug in the server; the details are in the log, not in the answer."""
    _LOG.error("%s %s failed", request.method, request.scope["path"], exc_info=error)
    return _response(500, "internal", "something went wrong on the server")


def _response(status: int, code: str, message: str) -> Response[Problem]:
    return Response(Problem(code, message), status_code=status, media_type=MediaType.JSON)
