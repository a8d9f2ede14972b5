"""All games of a server: new games, games in play, the computer's moves and the clocks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Collection, Coroutine, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, nullcontext, suppress
from dataclasses import dataclass
from typing import Any, Self, TypeVar

from skep.moves import Action
from skep.pieces import Color
from skep.server.domain.beginning import Beginning, begun
from skep.server.domain.commands import CheckClock, Play
from skep.server.domain.game import BOTH, HostedGame
from skep.server.domain.game_setup import GameSetup, OpponentKind
from skep.server.domain.names import NO_NAMES
from skep.server.domain.refusals import Refusal, RefusalCode
from skep.server.domain.seating import SeatKeys
from skep.server.meter import Meter
from skep.server.services.clock_watch import ClockWatch
from skep.server.services.computer import HINT_LEVEL, MoveFinder
from skep.server.services.expiry import Expiry
from skep.server.services.fair_queue import FairQueue
from skep.server.services.game_cache import GameCache
from skep.server.services.live_game import Accepted, LiveGame
from skep.server.services.readiness import Readiness
from skep.server.services.searches import Searches
from skep.server.services.secrets import key_of, new_game_id, new_token
from skep.server.storage.errors import NotReadError, NotWrittenError, StorageError
from skep.server.storage.records import Change, Stored
from skep.server.storage.store import GameStore, StoredVersion
from skep.server.storage.writer import Writer
from skep.server.timekeeping import now_ms

_LOG = logging.getLogger(__name__)
_AGAIN_SECONDS = 1.0
_LOADS_AT_ONCE = 2  # one is read from the file while another is replayed
_NO_ACCOUNT = ""
"""The account of all games without a connected player."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class StartedGame:
    """A new game and its secrets, which are only shown once."""

    game: HostedGame
    token: str
    color: Color | None  # None if the token holds both seats
    invite: str | None  # for a game by link: opens the other seat once


class Games:
    """Access to every game."""

    def __init__(self, store: GameStore, computer: MoveFinder, meter: Meter) -> None:
        self._store = store
        self._computer = computer
        self._meter = meter
        self._writer = Writer(store.write, meter)
        self._cache = GameCache(self._load)
        self._loading = FairQueue(range(_LOADS_AT_ONCE))
        self._watch = ClockWatch(self._expire)
        self._readiness = Readiness(self._writer, store.probe)
        self._expiry = Expiry(store, self._writer, self._cache.__contains__)
        self._moves: Searches[None] = Searches(self._start)
        self._hints: Searches[Action] = Searches(self._start)
        self._unattended: set[asyncio.Task[None]] = set()  # searches without a player present
        self._tasks: set[asyncio.Task[Any]] = set()
        meter.watch_games(lambda: len(self._cache))

    @asynccontextmanager
    async def running(self) -> AsyncIterator[Self]:
        """Let clocks run and the computer think within the context, then close everything."""
        try:
            await self._begin()
            yield self
        finally:
            await self._close()

    @asynccontextmanager
    async def open(
        self, game_id: str, account: str = _NO_ACCOUNT
    ) -> AsyncIterator[LiveGame | None]:
        """Use a game within the context; None if it does not exist.

        Accounts take turns in loading games.
        """
        async with AsyncExitStack() as stack:
            live = self._cache.loaded(game_id)
            async with nullcontext() if live is not None else self._loading.turn(account):
                live = await stack.enter_async_context(self._cache.open(game_id))
            if live is not None:
                self._let_think(live)
            yield live

    def loaded(self, game_id: str) -> LiveGame | None:
        """A game that is in memory already."""
        return self._cache.loaded(game_id)

    async def stored_plies(self, game_id: str) -> int:
        """How many plies must be replayed to load a game."""
        return await self._store.plies(game_id)

    async def stored_versions(self, game_ids: Collection[str]) -> dict[str, StoredVersion]:
        """How far each of the existing games has progressed, without loading them."""
        return await self._store.stored_versions(game_ids)

    async def peek(self, game_id: str, account: str) -> Stored | None:
        """A game's current state, without keeping it in memory; None if it does not exist."""
        live = self._cache.loaded(game_id)
        if live is not None:
            return Stored(live.game, live.keys)
        async with self._loading.turn(account):
            return await self._store.load(game_id)

    def admission(self, setup: GameSetup, account: str) -> Refusal | None:
        """Why the computer can't take another game of this kind; None if it can."""
        if setup.level is not None and self._computer.is_busy(account, setup.level):
            return Refusal(
                RefusalCode.BUSY, "the computer is playing too many games; try again soon"
            )
        return None

    async def create(
        self,
        setup: GameSetup,
        color: Color,
        account: str,
        name: str | None = None,
        beginning: Beginning | None = None,
    ) -> StartedGame | Refusal:
        """Set up a game for a player of this color. Games on one screen have no names."""
        if (refusal := self.admission(setup, account)) is not None:
            return refusal
        token = new_token()
        invite = new_token() if setup.opponent is OpponentKind.LINK else None
        is_here = setup.opponent is OpponentKind.HERE
        own = key_of(token)
        keys = SeatKeys(own, own if is_here else None, key_of(invite) if invite else None)
        if color is Color.BLACK:
            keys = keys.swapped()
        names = NO_NAMES if is_here else NO_NAMES.changed(color, name)
        game = HostedGame.new(new_game_id(), setup, BOTH if is_here else {color}, now_ms(), names)
        if beginning is not None:
            game = begun(game, beginning)
        await self._writer.write(Change(game, keys, None))
        return StartedGame(game, token, None if is_here else color, invite)

    async def hint(
        self, live: LiveGame, colors: frozenset[Color], account: str
    ) -> Action | Refusal:
        """A good action for a player who holds these seats and is to move.

        The search is canceled when a move is played or taken back, or the game ends.
        """
        game = live.game
        if game.result is not None:
            return Refusal(RefusalCode.GAME_OVER, "the game is over")
        if game.turn not in colors:
            return Refusal(RefusalCode.NOT_YOUR_TURN, f"it is {game.turn}'s turn")
        if game.needs_consent:
            return Refusal(RefusalCode.NO_HINTS, "hints are available only against the computer")
        if self._hints.of(game.id) is not None:
            return Refusal(
                RefusalCode.BUSY, "the computer is already looking for a hint in this game"
            )
        if self._computer.is_busy(account, HINT_LEVEL):
            return Refusal(RefusalCode.BUSY, "the computer is too busy; try again soon")
        return await self._hints.begin(game, self._computer.hint(game, account))

    async def problem(self) -> str | None:
        """Why games can't be saved now; None if they can."""
        return await self._readiness.problem()

    async def _begin(self) -> None:
        """Resume the clocks and the computer's thinking after a restart."""
        for game_id, expires_ms in await self._store.expiring(now_ms()):
            self._watch.set(game_id, expires_ms)
        self._start(self._expiry.run())
        self._start(self._resume(await self._store.thinking(now_ms())))

    async def _load(self, game_id: str) -> LiveGame | None:
        try:
            stored: Stored | None = await self._store.load(game_id)
        except NotReadError as error:
            _LOG.error("a game could not be read: %s", error)
            raise
        if stored is None:
            return None
        live = LiveGame(stored, self._writer)
        live.listeners.add(lambda: self._arrange(live))
        live.on_attendance = lambda: self._let_think(live)
        live.on_answer = self._count
        level = stored.game.setup.level
        if level is not None:
            live.is_hurried = lambda: self._computer.is_hurried(level)
        self._watch.set(game_id, live.game.expires_ms)
        if live.game.is_expired(now_ms()):
            with suppress(NotWrittenError):  # the watch tries again
                await live.act(CheckClock(), frozenset())
        return live

    def _arrange(self, live: LiveGame) -> None:
        """Watch the clock, and let the computer think about the current position only."""
        game = live.game
        self._watch.set(game.id, game.expires_ms)
        self._moves.end_stale(game)
        self._hints.end_stale(game)
        self._let_think(live)

    def _let_think(self, live: LiveGame) -> None:
        """Let the computer think about its move if a player is connected or its clock runs.

        Games without a connected player share one account, so that they delay the others
        by only one search at a time.
        """
        game = live.game
        if not live.is_attended and game.expires_ms is None:
            self._moves.end(game.id)
        elif game.is_thinking:
            if live.is_attended and self._moves.of(game.id) in self._unattended:
                self._moves.end(game.id)
            if self._moves.of(game.id) is None:
                account = live.account if live.is_attended else _NO_ACCOUNT
                search = self._moves.begin(game, self._move(game, account))
                if not live.is_attended:
                    self._unattended.add(search)
                    search.add_done_callback(self._unattended.discard)

    async def _move(self, game: HostedGame, account: str) -> None:
        async with self._cache.open(game.id) as live:
            action = await self._computer.choose(game, account)
            if live is not None and live.game.board is game.board:
                try:  # once the move is played this task is canceled, with nothing left to do
                    await live.act(Play(game.ply, action), frozenset({game.turn}))
                except NotWrittenError:
                    self._start(self._try_again(live.game.id))

    def _expire(self, game_id: str) -> None:
        if game_id in self._cache:
            self._start(self._check_clock(game_id))
        else:
            self._expiry.notice()

    async def _check_clock(self, game_id: str) -> None:
        async with self._cache.open(game_id) as live:
            if live is not None:
                try:
                    await live.act(CheckClock(), frozenset())
                except NotWrittenError:
                    self._start(self._try_again(live.game.id))
                else:
                    self._watch.set(game_id, live.game.expires_ms)

    async def _try_again(self, game_id: str) -> None:
        """Retry later what could not be written: the computer's move, or the end by timeout."""
        await asyncio.sleep(_AGAIN_SECONDS)
        async with self._cache.open(game_id) as live:
            if live is not None:
                self._arrange(live)

    async def _resume(self, game_ids: Sequence[str]) -> None:
        """Let the computer think in games where its clock was running when the server stopped."""
        for game_id in game_ids:
            with suppress(StorageError):  # already logged
                async with self.open(game_id):
                    pass

    def _count(self, answer: Accepted | Refusal) -> None:
        if isinstance(answer, Refusal):
            self._meter.count_refusal(answer.code.value)
        elif answer.is_move:
            mover = answer.game.turn.other
            is_computer = answer.game.setup.computer is mover
            self._meter.count_move("computer" if is_computer else "person")

    def _start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finish)
        return task

    def _finish(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, StorageError):  # already logged
            _LOG.error("a task of the server failed", exc_info=error)

    async def _close(self) -> None:
        self._watch.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._computer.close()
        await self._writer.close()
        await self._store.close()
