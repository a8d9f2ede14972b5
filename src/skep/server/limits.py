"""How much one address may ask for. Addresses are kept only in memory, while in use."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from skep.server.addresses import TrustedProxies
from skep.server.credits import AddressCount, AddressCredits
from skep.server.pacing import Pacer
from skep.server.settings import ServerSettings

if TYPE_CHECKING:  # a browser tab has the limits, but no Litestar
    from litestar.connection import ASGIConnection

AnyConnection: TypeAlias = "ASGIConnection[Any, Any, Any, Any]"

_BURST_MINUTES: Final = 3
"""For new games: at 20 per minute, a class of thirty can start at once, twice in a row."""
_GIVEN_PER_GAME: Final = 50
"""How many plies the new games of an address may begin with, per game it may start."""
_MIN_GIVEN: Final = 1000
"""Enough for the longest game, even if an address may start only a few games."""
_BURST_SECONDS: Final = 10
"""For requests: opening a game takes five, so a whole class can do it at once."""
_PAGES_PER_REQUEST: Final = 10
"""The web app's files are cheap: a first visit loads about fifteen."""
_PAGES_BURST_SECONDS: Final = 12
"""Enough for 150 first visits at once, because browsers do not retry refused files."""
_COMMANDS_PER_REQUEST: Final = 3
"""Commands over all sockets of an address, per request it may make."""
_COMMANDS_BURST_SECONDS: Final = 4
_PLIES_PER_REQUEST: Final = 100
"""Plies replayed to answer requests: 2,000 per second take a seventh of a core."""
_PLIES_SITE_SHARE: Final = 2
"""How many times as many a whole IPv6 /48 gets. One thread replays them for everybody."""
_SHOWN_PER_REQUEST: Final = 200_000
"""Characters sent to an address's spectators: 4 million per second, or 40 long games."""
_SHOWN_BURST_SECONDS: Final = 3

_REFUSALS_PER_SECOND: Final = 50.0
_MAX_WAIT: Final = 5.0
"""Seconds. Refusals are cheap but not free, so clients that cause many have to wait."""


class Limits:
    """The credits and the open sockets of every address."""

    def __init__(self, settings: ServerSettings) -> None:
        per_minute, per_second = settings.new_games_per_minute, settings.requests_per_second
        self._proxies = TrustedProxies(settings.trusted_proxies)
        self._new_games = AddressCredits(per_minute / 60, _BURST_MINUTES * per_minute)
        given = _GIVEN_PER_GAME * per_minute
        self._given = AddressCredits(given / 60, max(_MIN_GIVEN, _BURST_MINUTES * given))
        self._requests = _per_second(per_second, _BURST_SECONDS)
        self._pages = _per_second(_PAGES_PER_REQUEST * per_second, _PAGES_BURST_SECONDS)
        self._commands = _per_second(_COMMANDS_PER_REQUEST * per_second, _COMMANDS_BURST_SECONDS)
        plies = _PLIES_PER_REQUEST * per_second
        self._plies = AddressCredits(plies, _BURST_SECONDS * plies, _PLIES_SITE_SHARE)
        self._shown = _per_second(_SHOWN_PER_REQUEST * per_second, _SHOWN_BURST_SECONDS)
        self._refusals = _per_second(_REFUSALS_PER_SECOND, _MAX_WAIT)
        self._pacer = Pacer()
        self._sockets = AddressCount(settings.sockets_per_address)

    def allow_page(self, connection: AnyConnection) -> bool:
        """Whether this address may ask for anything at all, even a file."""
        return self._pages.take(self.address_of(connection))

    def allow_request(self, connection: AnyConnection) -> bool:
        """Whether this address may use the API or open a socket."""
        return self._requests.take(self.address_of(connection))

    def allow_new_game(self, connection: AnyConnection) -> bool:
        return self._new_games.take(self.address_of(connection))

    def allow_given(self, address: str, plies: int) -> bool:
        """Whether this address may start another game with this many plies."""
        return self._given.take(address, plies)

    def allow_rematch(self, address: str) -> bool:
        """Whether this address may start a rematch, which counts as a new game."""
        return self._new_games.take(address)

    def allow_command(self, address: str) -> bool:
        """Whether a socket of this address may send a command."""
        return self._commands.take(address)

    def allow_plies(self, address: str, plies: float) -> bool:
        """Whether this many plies may be replayed for this address."""
        return self._plies.take(address, plies)

    def allow_shown(self, address: str, size: int) -> bool:
        """Whether a spectator at this address may get a state of this size now."""
        return self._shown.take(address, size)

    async def turn(self, address: str) -> None:
        """Wait until the next request of this address may begin."""
        await self._pacer.turn(address)

    def refusal_delay(self, address: str) -> float:
        """How many seconds to wait before refusing this address."""
        return self._refusals.owe(address)

    @contextmanager
    def socket(self, address: str) -> Iterator[bool]:
        """Count a socket while it is open; yields whether the address may have one more."""
        is_allowed = self._sockets.add(address)
        try:
            yield is_allowed
        finally:
            if is_allowed:
                self._sockets.remove(address)

    def address_of(self, connection: AnyConnection) -> str:
        """The address that a connection counts for; behind a trusted proxy, the one it reports."""
        peer = connection.client.host if connection.client else ""
        return self._proxies.client(peer, connection.headers.getall("x-forwarded-for", []))


def _per_second(rate: float, burst_seconds: float) -> AddressCredits:
    return AddressCredits(rate, burst_seconds * rate)
