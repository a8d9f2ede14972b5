"""Pacing: spreads the requests of one address over several turns of the event loop."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

AT_ONCE: Final = 4


class _Line:
    """The waiting requests of one address, and how many have started in this turn."""

    __slots__ = ("begun", "waiting")

    def __init__(self) -> None:
        self.begun = 1
        self.waiting: deque[asyncio.Future[None]] = deque()


class Pacer:
    """Lets a few requests of each address begin per turn of the loop, in order.

    If a hundred requests of one address arrive together, requests from elsewhere wait only for
    the next few of them.
    """

    def __init__(self) -> None:
        self._lines: dict[str, _Line] = {}

    async def turn(self, address: str) -> None:
        """Wait until the next request of this address may begin."""
        line = self._lines.get(address)
        if line is None:
            self._lines[address] = _Line()
            asyncio.get_running_loop().call_soon(self._advance, address)
        elif line.begun < AT_ONCE and not line.waiting:
            line.begun += 1
        else:
            place = asyncio.get_running_loop().create_future()
            line.waiting.append(place)
            await place

    def _advance(self, address: str) -> None:
        line = self._lines[address]
        if not line.waiting:
            del self._lines[address]
            return
        line.begun = 0
        while line.waiting and line.begun < AT_ONCE:
            place = line.waiting.popleft()
            if not place.done():  # otherwise the waiting request was canceled
                place.set_result(None)
                line.begun += 1
        asyncio.get_running_loop().call_soon(self._advance, address)
