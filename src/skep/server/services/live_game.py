"""A game in memory: commands one after the other, each committed before it is announced."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from skep.pieces import Color
from skep.server.domain.commands import Command
from skep.server.domain.game import Game
from skep.server.domain.judge import judge
from skep.server.domain.refusals import Refusal
from skep.server.domain.setup import Setup
from skep.server.storage.records import Change, SeatKeys, Stored
from skep.server.storage.writer import Writer

Listener: TypeAlias = Callable[[], None]
Admission: TypeAlias = Callable[[Setup], Refusal | None]
"""Why one more game of this kind may not begin, if so."""


def now_ms() -> int:
    """This instant, as clocks and files have it."""
    return time.time_ns() // 1_000_000


class Accepted(NamedTuple):
    """A command that was done, and whether the game is another one after it."""

    game: Game
    is_new: bool


def admit_all(_: Setup) -> None:
    """For commands that begin no game."""


class LiveGame:
    """The present state of a game, and those who want to know when it changes."""

    def __init__(self, stored: Stored, writer: Writer) -> None:
        self.game: Game = stored.game
        self.keys: SeatKeys = stored.keys
        self.listeners: set[Listener] = set()
        self.account = ""  # on which the computer thinks here: that of the player who came last
        self._writer = writer
        self._order = asyncio.Lock()
        self._running: set[asyncio.Task[Accepted | Refusal]] = set()

    async def act(
        self, command: Command, colors: frozenset[Color], admission: Admission = admit_all
    ) -> Accepted | Refusal:
        """Judge a command of someone who holds these seats; return when it is committed.

        ``admission`` is asked if a rematch would begin. Who stops waiting does not stop the
        command: file and memory stay the same.
        """
        task = asyncio.create_task(self._act(command, colors, admission))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def _act(
        self, command: Command, colors: frozenset[Color], admission: Admission
    ) -> Accepted | Refusal:
        async with self._order:
            before, now = self.game, now_ms()
            after = judge(before, command, colors, now)
            if isinstance(after, Refusal):
                return after
            if after is before:
                return Accepted(after, is_new=False)
            changes = [Change(after, self.keys, before)]
            if after.next_game is not None and before.next_game is None:
                rematch = after.rematch(now)
                if (refusal := admission(rematch.setup)) is not None:
                    return refusal
                changes.append(Change(rematch, self.keys.swapped(), None))
            await self._writer.write(*changes)
            self.game = after
            for listener in tuple(self.listeners):
                listener()
            return Accepted(after, is_new=True)
