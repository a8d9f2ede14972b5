"""Requests: who asks, and bodies that may be invalid JSON."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.exceptions import ClientException

from skep.server.answers.caller import Caller
from skep.server.limits import Limits


class JsonRequest(Request[Any, Any, Any]):
    """Refuses invalid JSON with a reason."""

    async def json(self) -> Any:  # noqa: ANN401 - as in the base class
        try:
            return await super().json()
        except RecursionError:
            raise ClientException("the JSON is nested too deeply") from None
        except UnicodeDecodeError as error:
            raise ClientException(f"the body is not UTF-8: {error.reason}") from None


def caller_of(request: Request[Any, Any, Any]) -> Caller:
    """Who sent a request."""
    limits: Limits = request.app.state.limits
    return Caller(request.app.state.games, limits, limits.address_of(request))
