"""Guards: refuse an address that sends too many requests."""

from __future__ import annotations

from litestar.exceptions import TooManyRequestsException
from litestar.handlers import BaseRouteHandler

from skep.server.limits import AnyConnection, Limits


def limit_requests(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Count every request."""
    limits: Limits = connection.app.state.limits
    if not limits.allow_request(connection):
        raise TooManyRequestsException("too many requests from this address")


def limit_new_games(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Also count new games."""
    limits: Limits = connection.app.state.limits
    if not limits.allow_new_game(connection):
        raise TooManyRequestsException("too many new games from this address: wait a minute")
