"""A UHP engine for asyncio: the blocking engine in its own thread."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, ParamSpec, Self, TypeVar

from skep.board import Board
from skep.engine import Limit, Line
from skep.errors import EngineDiedError
from skep.moves import Action
from skep.pieces import GameType
from skep.uhp.client.engine import UhpEngine
from skep.uhp.client.process import UnwantedReplyError
from skep.uhp.options import AnyOption

if TYPE_CHECKING:
    from concurrent.futures import Future

P = ParamSpec("P")
T = TypeVar("T")

_CLOSED = "the engine was closed"


class AsyncUhpEngine:
    """``UhpEngine`` for asyncio: the same methods, to be awaited::

        async with AsyncUhpEngine.open("path/to/engine uhp") as engine:
            board.push(await engine.best_move(board, Limit(seconds=1)))

    Calls wait for each other. Canceling one stops the search that it waits for.
    """

    def __init__(self, start: Callable[[], UhpEngine]) -> None:
        from concurrent.futures import ThreadPoolExecutor  # noqa: PLC0415 - slow to load as well

        self._open = start
        self._engine: UhpEngine | None = None
        self._unwanted = Event()  # of the call under way
        self._is_closed = False
        self._ending: Future[None] | None = None
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="uhp")

    @classmethod
    def open(
        cls,
        command: str | Sequence[str],
        *,
        options: Mapping[str, object] | None = None,
        patience: float | None = None,
        log: str | Path | None = None,
        name: str = "",
    ) -> Self:
        """The engine of a command line; it starts when its ``async with`` block begins.

        The arguments are those of ``UhpEngine.open``.
        """
        return cls(
            partial(UhpEngine.open, command, options=options, patience=patience, log=log, name=name)
        )

    @property
    def id(self) -> str:
        """The name and the version, as the engine says them."""
        return self._started.id

    @property
    def game_types(self) -> Sequence[GameType]:
        """What the engine can play, from the smallest to the largest."""
        return self._started.game_types

    async def options(self) -> Mapping[str, AnyOption]:
        """The engine's options by name, each with its kind, value, default and range."""
        return await self._call(Event(), lambda: self._started.options)

    async def set_option(self, name: str, value: object) -> None:
        """Change an option; EngineRefusedError if the engine does not have it or this value."""
        await self._call(Event(), self._started.set_option, name, value)

    async def new_game(self, board: Board) -> None:
        """Begin another game, at the position on this board."""
        await self._call(Event(), self._started.new_game, board.copy())

    async def best_move(self, board: Board, limit: Limit) -> Action:
        """The move that the engine plays here."""
        return await self._call(Event(), self._started.best_move, board.copy(), limit)

    async def analyse(self, board: Board, limit: Limit, lines: int = 1) -> tuple[Line, ...]:
        """The best lines of play, the best first."""
        return await self._call(Event(), self._started.analyse, board.copy(), limit, lines)

    async def analyses(
        self, board: Board, limit: Limit, lines: int = 1
    ) -> AsyncGenerator[tuple[Line, ...]]:
        """The same as a stream: the best lines after each depth, as soon as they are known.

        Closing the stream stops the search, and so does the next question.
        """
        unwanted = Event()
        stream = self._started.analyses(board.copy(), limit, lines)
        try:
            while (found := await self._call(unwanted, next, stream, None)) is not None:
                yield found
        finally:
            with suppress(RuntimeError):  # the thread has ended, and the engine with it
                self._thread.submit(stream.close)

    async def close(self) -> None:
        """Stop what the engine is doing, and end it with every process that it started."""
        import asyncio  # noqa: PLC0415 - slow to load, and only needed here

        ending = self._let_end()
        if self._engine is not None:
            self._engine.give_up()
        self._give_up(self._unwanted)
        await asyncio.shield(asyncio.wrap_future(ending))  # it goes on if nobody waits for it

    @property
    def _started(self) -> UhpEngine:
        if self._engine is None:
            raise EngineDiedError("the engine is not running: use it inside its 'async with' block")
        return self._engine

    async def _call(
        self, unwanted: Event, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Do this in the engine's thread; if the wait is canceled, stop the engine's search."""
        import asyncio  # noqa: PLC0415 - slow to load, and only needed here

        def run() -> T:
            self._unwanted = unwanted
            if self._is_closed:  # looked at last: see close
                raise EngineDiedError(_CLOSED)
            if self._engine is not None:
                self._engine.interrupt_by(unwanted)
            return call(*args, **kwargs)

        if self._is_closed:
            raise EngineDiedError(_CLOSED)
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._thread, run)
        except asyncio.CancelledError:
            self._give_up(unwanted)
            raise
        except UnwantedReplyError:
            raise EngineDiedError(_CLOSED) from None

    def _give_up(self, unwanted: Event) -> None:
        unwanted.set()
        if self._engine is not None:
            self._engine.wake()

    def _let_end(self) -> Future[None]:
        """Have the engine's thread end it after the call under way, and take no more calls."""
        self._is_closed = True
        if self._ending is None:
            self._ending = self._thread.submit(self._end)
            self._thread.shutdown(wait=False)
        return self._ending

    def _start(self) -> None:
        self._engine = self._open()

    def _end(self) -> None:
        if self._engine is not None:
            self._engine.close()
            self._engine = None

    async def __aenter__(self) -> Self:
        try:
            await self._call(Event(), self._start)
        except BaseException:  # it may still be starting
            self._let_end()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()
