"""All games of a server: new ones, those in play, the computer's moves and the clocks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self, TypeVar

from skep.moves import Action
from skep.pieces import Color
from skep.server.domain.commands import CheckClock, Play
from skep.server.domain.game import BOTH, Game
from skep.server.domain.refusals import Refusal, RefusalCode
from skep.server.domain.seating import SeatKeys
from skep.server.domain.setup import OpponentKind, Setup
from skep.server.services.clock_watch import ClockWatch
from skep.server.services.computer import Computer
from skep.server.services.live_game import LiveGame, now_ms
from skep.server.services.secrets import key_of, new_game_id, new_token
from skep.server.services.table import Table
from skep.server.storage.database import Database
from skep.server.storage.records import Change, Stored
from skep.server.storage.writer import NotWrittenError, Writer

_LOG = logging.getLogger(__name__)
_AGAIN_SECONDS = 1.0

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class NewGame:
    """A game that was just set up, and its secrets, which nobody will tell again."""

    game: Game
    token: str
    color: Color | None  # None if the token holds both seats
    invite: str | None  # opens the other seat once, for a game by link


class Games:
    """The way to every game."""

    def __init__(self, database: Database, computer: Computer) -> None:
        self._database = database
        self._computer = computer
        self._writer = Writer(database.write)
        self._table = Table(self._load)
        self._watch = ClockWatch(lambda game_id: self._start(self._check_clock(game_id)))
        self._moves: dict[str, asyncio.Task[None]] = {}
        self._hints: dict[str, asyncio.Task[Action]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    @classmethod
    @asynccontextmanager
    async def opened(cls, path: Path) -> AsyncIterator[Self]:
        """The games of a file, from the start of a server to its end."""
        database = await Database.open(path)
        games = cls(database, Computer())
        try:
            for game_id, expires_ms in await database.expiring():
                games._watch.set(game_id, expires_ms)
            yield games
        finally:
            await games._close()

    @asynccontextmanager
    async def open(self, game_id: str) -> AsyncIterator[LiveGame | None]:
        """Use a game for a while; None if there is no such game."""
        async with self._table.open(game_id) as live:
            if live is not None:
                self._let_think(live)
            yield live

    def admission(self, setup: Setup, account: str) -> Refusal | None:
        """Why the computer takes on no further game of this kind, if so."""
        if setup.opponent is OpponentKind.COMPUTER and self._computer.is_busy(account):
            return Refusal(RefusalCode.BUSY, "the computer has too many games to think about")
        return None

    async def create(self, setup: Setup, color: Color, account: str) -> NewGame | Refusal:
        """Set up a game for a player of this colour; at one screen the colour does not matter.

        The computer begins to think on this account.
        """
        if (refusal := self.admission(setup, account)) is not None:
            return refusal
        token = new_token()
        invite = new_token() if setup.opponent is OpponentKind.LINK else None
        is_here = setup.opponent is OpponentKind.HERE
        own = key_of(token)
        keys = SeatKeys(own, own if is_here else None, key_of(invite) if invite else None)
        if color is Color.BLACK:
            keys = keys.swapped()
        game = Game.new(new_game_id(), setup, BOTH if is_here else {color}, now_ms())
        await self._writer.write(Change(game, keys, None))
        if game.is_thinking:
            self._start(self._begin(game.id, account))
        return NewGame(game, token, None if is_here else color, invite)

    async def hint(
        self, live: LiveGame, colors: frozenset[Color], account: str
    ) -> Action | Refusal:
        """A good action for someone who holds these seats and is to move.

        Once the game has changed nobody wants it any more, and it is cancelled.
        """
        game = live.game
        if game.result is not None:
            return Refusal(RefusalCode.GAME_OVER, "the game is over")
        if game.turn not in colors:
            return Refusal(RefusalCode.NOT_YOUR_TURN, f"it is {game.turn}'s turn")
        if game.needs_consent:
            return Refusal(RefusalCode.NO_HINTS, "there are no hints in games between two people")
        if game.id in self._hints:
            return Refusal(RefusalCode.BUSY, "the computer thinks about a hint here already")
        if self._computer.is_busy(account):
            return Refusal(RefusalCode.BUSY, "the computer has too much to think about")
        return await self._search(self._hints, game.id, self._computer.hint(game, account))

    async def _load(self, game_id: str) -> LiveGame | None:
        stored: Stored | None = await self._database.load(game_id)
        if stored is None:
            return None
        live = LiveGame(stored, self._writer)
        live.listeners.add(lambda: self._arrange(live))
        return live

    def _arrange(self, live: LiveGame) -> None:
        """See to it that the clock is watched, and that the computer thinks of this moment only."""
        game = live.game
        self._watch.set(game.id, game.expires_ms)
        for search in (self._moves.pop(game.id, None), self._hints.pop(game.id, None)):
            if search is not None:
                search.cancel()
        self._let_think(live)
        if game.next_game is not None and game.setup.opponent is OpponentKind.COMPUTER:
            self._start(self._begin(game.next_game, live.account))

    def _let_think(self, live: LiveGame) -> None:
        """Have the computer move if it is its turn and it does not think about it already."""
        game = live.game
        if game.is_thinking and game.id not in self._moves:
            self._search(self._moves, game.id, self._move(game, live.account))

    async def _move(self, game: Game, account: str) -> None:
        async with self._table.open(game.id) as live:
            action = await self._computer.choose(game, account)
            if live is not None and live.game is game:
                try:  # once it is played this task is cancelled, with nothing left to do
                    await live.act(Play(game.ply, action), frozenset({game.turn}))
                except NotWrittenError:
                    self._start(self._try_again(live.game.id))

    async def _check_clock(self, game_id: str) -> None:
        async with self._table.open(game_id) as live:
            if live is not None:
                try:
                    await live.act(CheckClock(), frozenset())
                except NotWrittenError:
                    self._start(self._try_again(live.game.id))
                else:
                    self._watch.set(game_id, live.game.expires_ms)

    async def _try_again(self, game_id: str) -> None:
        """What could not be written is tried later: the computer's move, or the end by time."""
        await asyncio.sleep(_AGAIN_SECONDS)
        async with self._table.open(game_id) as live:
            if live is not None:
                self._arrange(live)

    async def _begin(self, game_id: str, account: str) -> None:
        """See to it that the computer, if it has the first move, plays it on this account."""
        async with self._table.open(game_id) as live:
            if live is not None:
                live.account = live.account or account
                self._let_think(live)

    def _search(
        self, searches: dict[str, asyncio.Task[T]], game_id: str, work: Coroutine[Any, Any, T]
    ) -> asyncio.Task[T]:
        """Start a search, and know of it until it has ended or another takes its place."""
        task = searches[game_id] = self._start(work)

        def forget(_: object) -> None:
            if searches.get(game_id) is task:
                del searches[game_id]

        task.add_done_callback(forget)
        return task

    def _start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finish)
        return task

    def _finish(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _LOG.error("a task of the server failed", exc_info=error)

    async def _close(self) -> None:
        self._watch.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._computer.close()
        await self._writer.close()
        await self._database.close()
