"""Turns errors into answers, and describes them for the OpenAPI document."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import ResponseSpec

from skep.server.answers.problems import Problem, problem_of

_LOG = logging.getLogger(__name__)
_CODES = {
    400: "bad-request",
    404: "not-found",
    405: "method-not-allowed",
    413: "too-big",
    429: "too-many-requests",
    503: "busy",
}


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


def answer_http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """An HTTP error, or a request of the wrong form."""
    message = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        found = (f"{item.get('key', '')}: {item.get('message', '')}" for item in error.extra)
        message = "; ".join(found) or message
    code = _CODES.get(error.status_code, "error")
    return _response(error.status_code, Problem(code, message))


def answer_problem(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A request that could not be carried out."""
    status, problem = problem_of(error)
    return _response(status, problem)


def answer_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A bug in the server; the details are in the log, not in the answer."""
    _LOG.error("%s %s failed", request.method, request.scope["path"], exc_info=error)
    return answer_problem(request, error)


def _response(status: int, problem: Problem) -> Response[Problem]:
    return Response(problem, status_code=status, media_type=MediaType.JSON)
