"""Turns: a few places, given in rotation, so that one client's crowd can't keep others waiting."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Final, Generic, TypeVar

Place = TypeVar("Place")

MAX_NAMES: Final = 64
"""How many may wait for a search of a second each; more could not be served in time."""
MAX_OWN: Final = 40
"""A class of thirty behind one address plays the computer, and some of it asks for hints."""


class Turns(Generic[Place]):
    """Each name has a line of its own, and the lines take turns."""

    def __init__(self, places: Iterable[Place]) -> None:
        self._free = deque(places)
        self._lines: OrderedDict[str, deque[asyncio.Future[Place]]] = OrderedDict()

    def is_full(self, name: str) -> bool:
        """Whether more of this name would wait for too long; who has to wait all the same may."""
        line = self._lines.get(name)
        return len(self._lines) >= MAX_NAMES if line is None else len(line) >= MAX_OWN

    @property
    def waiting(self) -> int:
        return sum(map(len, self._lines.values()))

    @asynccontextmanager
    async def turn(self, name: str) -> AsyncIterator[Place]:
        """Wait for a place, and have it for a while."""
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
            else:  # it was given the place in the same instant
                self._pass_on(mine.result())
            raise

    def _leave(self, name: str, mine: asyncio.Future[Place]) -> None:
        line = self._lines.get(name, deque())
        if mine in line:  # else a place was passed by it in the same instant
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
