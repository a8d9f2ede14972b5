"""Whose request is next: places in rotation, so that one client's many requests hold up nobody."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Final, Generic, TypeVar

Place = TypeVar("Place")

MAX_NAMES: Final = 64
"""How many names may wait, for searches of a second each; more could not be served in time."""
MAX_OWN: Final = 40
"""How many of one name may wait: a school class of thirty behind one address, plus hints."""


class FairQueue(Generic[Place]):
    """Each name has its own line, and the lines take turns."""

    def __init__(self, places: Iterable[Place]) -> None:
        self._free = deque(places)
        self._lines: OrderedDict[str, deque[asyncio.Future[Place]]] = OrderedDict()

    def is_full(self, name: str) -> bool:
        """Whether one more of this name would wait too long. It is not enforced here."""
        line = self._lines.get(name)
        return len(self._lines) >= MAX_NAMES if line is None else len(line) >= MAX_OWN

    @property
    def waiting(self) -> int:
        return sum(map(len, self._lines.values()))

    @asynccontextmanager
    async def turn(self, name: str) -> AsyncIterator[Place]:
        """Wait for a place and hold it within the context."""
        place = await self._wait(name)
        try:
            yield place
        finally:
            self._pass_on(place)

    async def _wait(self, name: str) -> Place:
        if self._free:  # then the queue is empty
            return self._free.popleft()
        mine: asyncio.Future[Place] = asyncio.get_running_loop().create_future()
        self._lines.setdefault(name, deque()).append(mine)
        try:
            return await mine
        except asyncio.CancelledError:
            if mine.cancelled():
                self._leave(name, mine)
            else:  # it got the place at the same moment
                self._pass_on(mine.result())
            raise

    def _leave(self, name: str, mine: asyncio.Future[Place]) -> None:
        line = self._lines.get(name, deque())
        if mine in line:  # otherwise it was skipped at the same moment
            line.remove(mine)
            if not line:
                del self._lines[name]

    def _pass_on(self, place: Place) -> None:
        while self._lines:
            name, line = self._lines.popitem(last=False)
            next_one = line.popleft()
            if line:
                self._lines[name] = line  # behind all others
            if not next_one.done():
                next_one.set_result(place)
                return
        self._free.append(place)
