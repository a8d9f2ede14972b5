"""A game in memory: handles one command at a time and commits it before announcing it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple, TypeAlias, TypeVar

from skep.pieces import Color
from skep.server.domain.commands import Command, Join, Play
from skep.server.domain.game import HostedGame
from skep.server.domain.game_setup import GameSetup
from skep.server.domain.judge import judge
from skep.server.domain.refusals import Refusal
from skep.server.domain.seating import Claim, SeatKeys, claim
from skep.server.storage.records import Change, Stored
from skep.server.storage.writer import Writer
from skep.server.timekeeping import now_ms

ChangeListener: TypeAlias = Callable[[], None]
Admission: TypeAlias = Callable[[GameSetup], Refusal | None]
"""Why one more game of this kind may not start; None if it may."""

T = TypeVar("T")


class Accepted(NamedTuple):
    """A command that was carried out, and whether it changed the game."""

    game: HostedGame
    is_new: bool
    is_move: bool = False


def _ignore(*_: object) -> None:
    """The default for callbacks."""


def admit_all(_: GameSetup) -> None:
    """For commands that start no game."""


class LiveGame:
    """A game's current state, and the listeners for its changes."""

    def __init__(self, stored: Stored, writer: Writer) -> None:
        self.game: HostedGame = stored.game
        self.keys: SeatKeys = stored.keys
        self.listeners: set[ChangeListener] = set()
        self.account = ""  # charged for the computer's searches: that of the latest player
        self.is_attended = False
        self.on_attendance: ChangeListener = _ignore
        self.on_answer: Callable[[Accepted | Refusal], None] = _ignore
        self.is_hurried: Callable[[], bool] = bool  # whether the computer has less time to think
        self._writer = writer
        self._order = asyncio.Lock()
        self._running: set[asyncio.Task[Any]] = set()

    def attend(self, is_attended: bool) -> None:
        """Record whether any player is connected."""
        if is_attended != self.is_attended:
            self.is_attended = is_attended
            self.on_attendance()

    async def act(
        self, command: Command, colors: frozenset[Color], admission: Admission = admit_all
    ) -> Accepted | Refusal:
        """Judge a command by the holder of these seats; return when it is committed.

        ``admission`` decides whether a rematch may start. Canceling the caller does not cancel
        the command, so file and memory stay in step.
        """
        return await self._in_order(lambda: self._act(command, colors, self.keys, admission))

    async def claim(self, invite: bytes, key: bytes, name: str | None = None) -> Claim | Refusal:
        """Give the free seat to the invitation's holder; return when it is committed."""
        return await self._in_order(lambda: self._claim(invite, key, name))

    async def _in_order(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Do one thing at a time, to its end even if the caller is canceled."""

        async def run() -> T:
            async with self._order:
                return await work()

        task = asyncio.create_task(run())
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def _claim(self, invite: bytes, key: bytes, name: str | None) -> Claim | Refusal:
        claimed = claim(self.game, self.keys, invite, key)
        if isinstance(claimed, Refusal):
            self.on_answer(claimed)
            return claimed
        done = await self._act(Join(name), frozenset({claimed.color}), claimed.keys, admit_all)
        return done if isinstance(done, Refusal) else claimed

    async def _act(
        self, command: Command, colors: frozenset[Color], keys: SeatKeys, admission: Admission
    ) -> Accepted | Refusal:
        """Judge, commit, announce. ``keys`` are the game's keys after the command."""
        answer = await self._judge(command, colors, keys, admission)
        self.on_answer(answer)
        if isinstance(answer, Accepted) and answer.is_new:
            for listener in tuple(self.listeners):
                listener()
        return answer

    async def _judge(
        self, command: Command, colors: frozenset[Color], keys: SeatKeys, admission: Admission
    ) -> Accepted | Refusal:
        before, now = self.game, now_ms()
        after = judge(before, command, colors, now)
        if isinstance(after, Refusal):
            return after
        if after is before:
            return Accepted(after, is_new=False)
        changes = [Change(after, keys, before)]
        if after.next_game is not None and before.next_game is None:
            rematch = after.rematch(now)
            if (refusal := admission(rematch.setup)) is not None:
                return refusal
            changes.append(Change(rematch, keys.swapped(), None))
        await self._writer.write(*changes)
        self.game, self.keys = after, keys
        is_move = isinstance(command, Play) and after.ply > before.ply
        return Accepted(after, is_new=True, is_move=is_move)
