"""How much one address may ask for. Addresses are kept in memory only, while they are in use."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from skep.server.credits import CreditsByName
from skep.server.settings import Settings

AnyConnection: TypeAlias = ASGIConnection[Any, Any, Any, Any]

_BURST_MINUTES: Final = 3
"""Of new games: with 20 a minute a class of thirty begins at once, and begins anew at once."""
_BURST_SECONDS: Final = 10
"""Of requests: opening a game takes five, so that a class opens its games at once as well."""


class Limits:
    """The credits and the open sockets of every address."""

    def __init__(self, settings: Settings) -> None:
        a_minute, a_second = settings.new_games_a_minute, settings.requests_a_second
        self._behind_proxy = settings.behind_proxy
        self._most_sockets = settings.sockets_an_address
        self._new_games = CreditsByName(a_minute / 60, _BURST_MINUTES * a_minute)
        self._requests = CreditsByName(a_second, _BURST_SECONDS * a_second)
        self._sockets: Counter[str] = Counter()

    def allow_request(self, connection: AnyConnection) -> bool:
        """Whether this address may ask for something, or open a socket."""
        return self._requests.take(self.address_of(connection))

    def allow_new_game(self, connection: AnyConnection) -> bool:
        return self._new_games.take(self.address_of(connection))

    def allow_rematch(self, address: str) -> bool:
        """A rematch is a new game as well."""
        return self._new_games.take(address)

    @contextmanager
    def socket(self, address: str) -> Iterator[bool]:
        """Count a socket while it is open; whether the address may have it."""
        self._sockets[address] += 1
        try:
            yield self._sockets[address] <= self._most_sockets
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    def address_of(self, connection: AnyConnection) -> str:
        """Whom a connection counts for; behind a proxy, whom the proxy saw."""
        if self._behind_proxy:
            told = connection.headers.get("x-forwarded-for", "").rpartition(",")[2].strip()
            if (address := _counted(told)) is not None:
                return address
        host = connection.client.host if connection.client else ""
        return _counted(host) or host


def _counted(text: str) -> str | None:
    """The address in a text, also with a port; of an IPv6 address its /64, which one home has."""
    for host in (text, _without_port(text)):
        try:
            address = ip_address(host)
        except ValueError:
            continue
        if not isinstance(address, IPv6Address):
            return str(address)
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ip_network((int(address), 64), strict=False))
    return None


def _without_port(text: str) -> str:
    try:
        return urlsplit(f"//{text}").hostname or ""
    except ValueError:
        return ""
