"""Requests with a body that may be invalid JSON."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.exceptions import ClientException


class JsonRequest(Request[Any, Any, Any]):
    """Refuses invalid JSON with a reason."""

    async def json(self) -> Any:  # noqa: ANN401 - as in the base class
        try:
            return await super().json()
        except RecursionError:
            raise ClientException("the JSON is nested too deeply") from None
        except UnicodeDecodeError as error:
            raise ClientException(f"the body is not UTF-8: {error.reason}") from None
