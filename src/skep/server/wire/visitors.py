"""Counts connections by address, from the first packet until the socket is gone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from skep.server.addresses import TrustedProxies, counted
from skep.server.credits import AddressCount, AddressCredits

_SECONDS_PER_ROUND: Final = 8.0
"""In this time, an address may open as many new connections as it may have at once."""
FRAMES_PER_CONNECTION: Final = 1.0
"""Frames per second an address may send, per connection it may have."""
FRAMES_BURST_SECONDS: Final = 2.5


class Visitors:
    """All connections. Those of trusted proxies belong to many people and are not limited here."""

    def __init__(self, most: int, most_per_address: int, proxies: TrustedProxies) -> None:
        self.count = 0
        self._most = most
        self._open = AddressCount(most_per_address)
        self._new = AddressCredits(most_per_address / _SECONDS_PER_ROUND, 2 * most_per_address)
        frames = FRAMES_PER_CONNECTION * most_per_address
        self._frames = AddressCredits(frames, FRAMES_BURST_SECONDS * frames)
        self._proxies = proxies

    def enter(self, host: str) -> Visit | None:
        """Count a new connection; None if there are too many already."""
        if self.count >= self._most:
            return None
        address = None if self._proxies.include(host) else counted(host)
        if address is not None and not (self._new.take(address) and self._open.add(address)):
            return None
        self.count += 1
        return Visit(self, host, address)

    def client(self, peer: str, forwarded_for: Sequence[str]) -> str:
        """The address that a request from this peer counts for."""
        return self._proxies.client(peer, forwarded_for)

    def leave(self, address: str | None) -> None:
        self.count -= 1
        if address is not None:
            self._open.remove(address)

    def allow_frames(self, address: str, count: int) -> bool:
        return self._frames.take(address, count)


class Visit:
    """One connection, from being accepted to its end."""

    __slots__ = ("_address", "_client", "_has_ended", "_peer", "_visitors")

    def __init__(self, visitors: Visitors, peer: str, address: str | None) -> None:
        self._visitors = visitors
        self._peer = peer
        self._address = address  # None for a proxy, which is not limited
        self._client = address
        self._has_ended = False

    def identify(self, forwarded_for: Sequence[str]) -> None:
        """Note the client behind a proxy, once its request has been read."""
        self._client = self._visitors.client(self._peer, forwarded_for)

    def allow_frames(self, count: int) -> bool:
        """Whether the client was allowed to send this many more frames."""
        return self._client is None or self._visitors.allow_frames(self._client, count)

    def end(self) -> None:
        if not self._has_ended:
            self._has_ended = True
            self._visitors.leave(self._address)
