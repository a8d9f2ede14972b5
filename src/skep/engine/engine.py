"""The engine: takes a board and a limit, and finds the best lines."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable, Generator, Iterator
from contextlib import aclosing, contextmanager
from os import PathLike
from queue import SimpleQueue
from threading import Lock, Thread, current_thread
from typing import Final

from skep import _core
from skep._checks import checked_type, whole_number
from skep.board import Board
from skep.engine.analysis import Analysis, Found, from_core
from skep.engine.background import BackgroundSearch, News, NoListenerError, received
from skep.engine.handicap import NO_HANDICAP, Handicap
from skep.engine.limits import MAX_DEPTH, Limit, checked_limit
from skep.engine.network import PACKAGED, Network, as_network
from skep.errors import GameOverError, SettingError
from skep.moves import Action

DEFAULT_MEGABYTES: Final = 16
"""The size of a search's table, unless you say otherwise."""
MAX_MEGABYTES: Final = 65536
"""The largest table."""
MAX_THREADS: Final[int] = _core.MAX_THREADS
"""The most threads of one search."""

_A_MOMENT = 0.01  # seconds; the search ends faster than this


class Engine:
    """A search with a table of ``megabytes`` on a number of ``threads``.

    It evaluates positions with a ``network``: the one that comes with Skep or one from a
    file. With None it uses the hand-written evaluation.

    An engine runs one search at a time: others wait. Engines do not affect each other.
    With one thread and a limit of nodes or depth, a search after ``clear`` is repeatable.
    """

    def __init__(
        self,
        megabytes: int = DEFAULT_MEGABYTES,
        threads: int = 1,
        network: Network | str | PathLike[str] | None = PACKAGED,
    ) -> None:
        megabytes = whole_number("the size of the table in MB", megabytes, 1, MAX_MEGABYTES)
        threads = whole_number("the number of threads", threads, 1, MAX_THREADS)
        learned = as_network(network)
        try:
            self._search = _core.Search(megabytes, threads, learned.core if learned else None)
        except MemoryError:
            raise SettingError(
                f"not enough memory for a table of {megabytes} MB; choose a smaller size"
            ) from None
        self._is_empty = True
        self._turns = Lock()
        self._user: Thread | None = None  # the thread that is using the search
        self._user_change = Lock()

    def analyse(
        self,
        board: Board,
        limit: Limit,
        lines: int = 1,
        *,
        handicap: Handicap = NO_HANDICAP,
        on_report: Callable[[Analysis], object] | None = None,
    ) -> Analysis:
        """Search for the best lines until the limit. Other Python threads keep running.

        ``on_report`` is called after every depth. With a handicap, reported wins may be wrong.
        """
        _check(board, limit)
        lines = whole_number("the number of lines", lines, 1)
        if board.is_over:
            raise GameOverError("the game is over: there is nothing to search")

        analyzed = board.copy(history=False)  # which stays as it is

        def report(found: Found) -> None:
            if on_report is not None:
                on_report(from_core(found, analyzed))

        with self._turn():
            self._is_empty = False
            found = self._search.run(
                board._game,  # noqa: SLF001 - the two faces of one core
                depth=min(limit.depth or MAX_DEPTH, MAX_DEPTH),
                nodes=min(limit.nodes or 2**63, 2**63),
                seconds=limit.hard_seconds,
                soft_seconds=limit.soft_seconds,
                lines=min(lines, 2**16),
                overlooked=handicap.overlooked,
                misjudged=handicap.misjudged,
                seed=handicap.seed,
                on_report=None if on_report is None else report,
            )
        return from_core(found, analyzed)

    def best_move(self, board: Board, limit: Limit = Limit(seconds=1.0)) -> Action:  # noqa: B008
        """The best action found within the limit."""
        return self.analyse(board, limit).best

    def analyses(self, board: Board, limit: Limit, lines: int = 1) -> Generator[Analysis]:
        """The same search as a stream: the analysis after each depth, and at the end.

        Leaving the stream early stops the search.
        """
        news: SimpleQueue[News] = SimpleQueue()
        search = self._start(news.put, board, limit, lines)
        try:
            while (found := received(news.get())) is not None:
                yield found
        finally:
            self._end(search)

    async def analyses_async(
        self, board: Board, limit: Limit, lines: int = 1
    ) -> AsyncGenerator[Analysis]:
        """``analyses`` for asyncio. Closing it, or canceling the waiting task, stops the search."""
        import asyncio  # noqa: PLC0415 - a fifth of the start of `skep uhp`, which needs it not

        loop = asyncio.get_running_loop()
        news: asyncio.Queue[News] = asyncio.Queue()

        def put(item: News) -> None:
            try:
                loop.call_soon_threadsafe(news.put_nowait, item)
            except RuntimeError:  # the loop is closed
                raise NoListenerError from None

        search = self._start(put, board, limit, lines)
        try:
            while (found := received(await news.get())) is not None:
                yield found
        finally:
            self._end(search)

    async def analyse_async(self, board: Board, limit: Limit, lines: int = 1) -> Analysis:
        """``analyse`` for asyncio. Canceling it stops the search."""
        async with aclosing(self.analyses_async(board, limit, lines)) as stream:
            found = await anext(stream)
            async for found in stream:  # noqa: B007 - the last one counts
                pass
        return found

    def stop(self) -> None:
        """End the running search within milliseconds; it returns its best lines so far.

        Any thread may call this. It does nothing if no search is running, and a search that
        is only about to start misses it. Leaving a stream (``analyses``) always works.
        """
        self._search.stop()

    def clear(self) -> None:
        """Forget what earlier searches found, so that the next ones are repeatable."""
        with self._turn():
            if not self._is_empty:
                self._search.clear()
                self._is_empty = True

    @contextmanager
    def _turn(self) -> Iterator[None]:
        """Wait until no other thread uses the search. Ctrl-C interrupts the wait."""
        user = current_thread()
        if self._user is user:
            raise RuntimeError(
                "on_report called the engine that is searching; use another Engine there"
            )
        with self._turns:
            self._user = user
            try:
                yield
            finally:
                with self._user_change:
                    self._user = None

    def _start(
        self, put: Callable[[News], object], board: Board, limit: Limit, lines: int
    ) -> BackgroundSearch:
        _check(board, limit)
        board = board.copy()
        search = BackgroundSearch(
            lambda report: self.analyse(board, limit, lines, on_report=report), put
        )
        search.start()
        return search

    def _end(self, search: BackgroundSearch) -> None:
        search.leave()
        with self._user_change:  # so that the next user's search is not stopped by mistake
            if self._user is search:
                self.stop()
        search.join(_A_MOMENT)  # no longer, because it may be waiting for its turn


def _check(board: object, limit: object) -> None:
    checked_type("a Board", board, Board)
    checked_limit(limit)
