"""Expiry: ends games that are not in memory when their time runs out, a few at a time."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

from skep.server.domain.commands import CheckClock
from skep.server.domain.game import HostedGame
from skep.server.domain.judge import judge
from skep.server.storage.errors import StorageError
from skep.server.storage.records import Change, Stored
from skep.server.storage.store import GameStore
from skep.server.storage.writer import Writer
from skep.server.timekeeping import now_ms

_LOG = logging.getLogger(__name__)
_BATCH: Final = 20
"""Games per transaction: a move in a live game waits for at most one of these."""
_HEAD_START_SECONDS: Final = 2.0
"""Lets players who reconnect after a restart go first. A game they open ends at once if it must."""
_PAUSE_SHARE: Final = 3.0
"""The pause after a transaction, in multiples of its duration: games in play come first."""
_AGAIN_SECONDS: Final = 1.0


class Expiry:
    """Reads the games without their moves, because a timeout does not depend on the moves.

    After a restart, thousands of games may have run out of time. Opening one of them, or any
    other game, does not wait for the rest.
    """

    def __init__(
        self, store: GameStore, writer: Writer, is_in_memory: Callable[[str], bool]
    ) -> None:
        self._store = store
        self._writer = writer
        self._is_in_memory = is_in_memory
        self._due = asyncio.Event()
        self._due.set()  # clocks kept running while the server was down

    def notice(self) -> None:
        """Report that some game's time has run out."""
        self._due.set()

    async def run(self) -> None:
        """End games when their time runs out, until canceled."""
        await asyncio.sleep(_HEAD_START_SECONDS)
        while True:
            await self._due.wait()
            self._due.clear()
            try:
                await self._end_all()
            except StorageError as error:
                _LOG.error("games whose time has run out could not be ended: %s", error)
            except Exception:  # whatever went wrong, later games must still end
                _LOG.exception("games whose time has run out could not be ended")
            else:
                continue
            await asyncio.sleep(_AGAIN_SECONDS)
            self._due.set()

    async def _end_all(self) -> None:
        last: tuple[int, str] | None = (-1, "")

        async def end_some() -> None:
            nonlocal last
            assert last is not None  # noqa: S101 - for the type checker
            found, last = await self._store.expired(now_ms(), last, _BATCH)
            # Games in memory end there, and games loaded from here on write after us.
            ended = [_ended(game) for game in found if not self._is_in_memory(game.game.id)]
            if ended:
                await self._store.write(ended)

        while last is not None:
            began = time.monotonic()
            await self._writer.alone(end_some)
            await asyncio.sleep(_PAUSE_SHARE * (time.monotonic() - began))


def _ended(stored: Stored) -> Change:
    after = judge(stored.game, CheckClock(), frozenset(), now_ms())
    assert isinstance(after, HostedGame)  # noqa: S101 - looking at a clock is never refused
    return Change(after, stored.keys, stored.game)
