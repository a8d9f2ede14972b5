"""How much one address may ask for. Addresses are kept nowhere else."""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar.connection import ASGIConnection

from skep.server.credits import CreditsByName
from skep.server.settings import Settings

AnyConnection: TypeAlias = ASGIConnection[Any, Any, Any, Any]


class Limits:
    """The credits of every address."""

    def __init__(self, settings: Settings) -> None:
        a_minute, a_second = settings.new_games_a_minute, settings.requests_a_second
        self._behind_proxy = settings.behind_proxy
        self._new_games = CreditsByName(a_minute / 60, a_minute)
        self._requests = CreditsByName(a_second, 5 * a_second)

    def allow_request(self, connection: AnyConnection) -> bool:
        """Whether this address may ask for something, or open a socket."""
        return self._requests.take(self._address(connection))

    def allow_new_game(self, connection: AnyConnection) -> bool:
        return self._new_games.take(self._address(connection))

    def _address(self, connection: AnyConnection) -> str:
        """The address of a connection; behind a proxy, the one that the proxy saw."""
        if self._behind_proxy:
            told = connection.headers.get("x-forwarded-for", "").rpartition(",")[2].strip()
            if told:
                return told[:64]
        return connection.client.host if connection.client else ""
