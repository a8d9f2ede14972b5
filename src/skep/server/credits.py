"""Credits: how often something may be done, with a reserve for bursts."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

_MAX_NAMES: Final = 10_000


class Credits:
    """So many a second, and at most a burst at once."""

    __slots__ = ("_burst", "_left", "_rate", "_since")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._since = time.monotonic()

    def take(self, cost: float = 1) -> bool:
        """Use some up; False if they are not there."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._since) * self._rate)
        self._since = now
        if self._left < cost:
            return False
        self._left -= cost
        return True


class CreditsByName:
    """Credits of their own for each address or game; of too many, the oldest are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._known: OrderedDict[str, Credits] = OrderedDict()

    def take(self, name: str) -> bool:
        found = self._known.get(name)
        if found is None:
            found = self._known[name] = Credits(self._rate, self._burst)
            if len(self._known) > _MAX_NAMES:
                self._known.popitem(last=False)
        self._known.move_to_end(name)
        return found.take()
