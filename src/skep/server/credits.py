"""Credits: rate limits that allow bursts."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from typing import Final

from skep.server.addresses import site_of

_MAX_NAMES: Final = 10_000
_SITE_SHARE: Final = 8
"""How many times the credits of one /64 a whole IPv6 /48 gets."""


class Credits:
    """Refills at a rate per second, up to a burst."""

    __slots__ = ("_burst", "_left", "_rate", "_since")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._since = time.monotonic()

    def take(self, cost: float = 1) -> bool:
        """Spend some; False if there are not enough."""
        self._refill()
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def owe(self, cost: float = 1) -> float:
        """Spend some even if there are not enough; return the seconds until the debt is paid."""
        self._refill()
        self._left = max(self._left - cost, -self._burst)
        return max(0.0, -self._left / self._rate)

    def _refill(self) -> None:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._since) * self._rate)
        self._since = now


class CreditsByName:
    """Separate credits for each name; with too many names, the oldest are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._known: OrderedDict[str, Credits] = OrderedDict()

    def of(self, name: str) -> Credits:
        found = self._known.get(name)
        if found is None:
            found = self._known[name] = Credits(self._rate, self._burst)
            if len(self._known) > _MAX_NAMES:
                self._known.popitem(last=False)
        self._known.move_to_end(name)
        return found


class AddressCredits:
    """Credits for each address; an IPv6 network also spends those of its site."""

    def __init__(self, rate: float, burst: float, site_share: int = _SITE_SHARE) -> None:
        self._addresses = CreditsByName(rate, burst)
        self._sites = CreditsByName(site_share * rate, site_share * burst)

    def take(self, address: str, cost: float = 1) -> bool:
        return all(credit.take(cost) for credit in self._of(address))

    def owe(self, address: str, cost: float = 1) -> float:
        return max(credit.owe(cost) for credit in self._of(address))

    def _of(self, address: str) -> tuple[Credits, ...]:
        site = site_of(address)
        own = self._addresses.of(address)
        return (own,) if site is None else (own, self._sites.of(site))


class AddressCount:
    """How many of something each address and each IPv6 site has open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def add(self, address: str) -> bool:
        """Count one more. If that would be too many, count nothing and return False."""
        site = site_of(address)
        if self._open[address] >= self._most:
            return False
        if site is not None:
            if self._open[site] >= _SITE_SHARE * self._most:
                return False
            self._open[site] += 1
        self._open[address] += 1
        return True

    def remove(self, address: str) -> None:
        for name in filter(None, (address, site_of(address))):
            self._open[name] -= 1
            if not self._open[name]:
                del self._open[name]
