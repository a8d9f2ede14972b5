"""The engine's Python face: limits in, the best lines out."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable, Generator, Iterator
from contextlib import aclosing, contextmanager
from os import PathLike, fspath
from queue import SimpleQueue
from threading import Lock, Thread, current_thread
from typing import Final

from skep import _core
from skep._checks import whole_number
from skep.board import Board
from skep.engine.analysis import Analysis, Found, from_core
from skep.engine.background import BackgroundSearch, News, NoListenerError, received
from skep.engine.handicap import NO_HANDICAP, Handicap
from skep.engine.limits import MAX_DEPTH, Limit
from skep.engine.network import PACKAGED, Network, find_network
from skep.errors import GameOverError, SettingError, WrongTypeError
from skep.moves import Action

DEFAULT_MEGABYTES: Final = 16
MAX_MEGABYTES: Final = 65536
MAX_THREADS: Final[int] = _core.MAX_THREADS

_A_MOMENT = 0.01  # seconds; more than the search needs to end


class Engine:
    """A search with a memory of ``megabytes``, on so many ``threads``.

    It judges positions by a ``network``: the one that comes with Skep, one of a file, or,
    without one, by the hand-written evaluation.

    One search at a time: others wait. Several engines do not get into each other's way.
    With one thread and a limit of nodes or depth a search can be repeated exactly after
    ``clear``.
    """

    def __init__(
        self,
        megabytes: int = DEFAULT_MEGABYTES,
        threads: int = 1,
        network: Network | str | PathLike[str] | None = PACKAGED,
    ) -> None:
        megabytes = whole_number("the size of the table in MB", megabytes, 1, MAX_MEGABYTES)
        threads = whole_number("the number of threads", threads, 1, MAX_THREADS)
        learned = find_network(fspath(network)) if isinstance(network, str | PathLike) else network
        if not isinstance(learned, Network | None):
            raise WrongTypeError(f"expected a Network, its name or file, or None, not {network!r}")
        try:
            self._search = _core.Search(megabytes, threads, learned.core if learned else None)
        except MemoryError:
            raise SettingError(
                f"{megabytes} MB for the table: there is not that much memory"
            ) from None
        self._is_empty = True
        self._turns = Lock()
        self._user: Thread | None = None  # whose turn it is
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
        """Search until the limit for the best lines; other threads go on meanwhile.

        ``on_report`` is called after every depth. With a handicap, claimed wins may be false.
        """
        _check(board, limit)
        lines = whole_number("the number of lines", lines, 1)
        if board.is_over:
            raise GameOverError("the game is over: there is nothing to search")

        def report(found: Found) -> None:
            if on_report is not None:
                on_report(from_core(found))

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
        return from_core(found)

    def best_move(self, board: Board, limit: Limit = Limit(seconds=1.0)) -> Action:  # noqa: B008
        """The action that a search until the limit finds best."""
        return self.analyse(board, limit).best

    def analyses(self, board: Board, limit: Limit, lines: int = 1) -> Generator[Analysis]:
        """The same search as a stream: what is known after each depth, and at the end.

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
        """The stream for asyncio. Closing it, or cancelling the waiting task, stops it."""
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
        """``analyse`` for asyncio: cancelling it stops the search."""
        async with aclosing(self.analyses_async(board, limit, lines)) as stream:
            found = await anext(stream)
            async for found in stream:  # noqa: B007 - the last one counts
                pass
        return found

    def stop(self) -> None:
        """End the running search within milliseconds; it returns its best lines so far.

        Any thread may call this. If no search is running, nothing happens; one that is
        only about to begin does not hear it, which leaving a stream (``analyses``) does.
        """
        self._search.stop()

    def clear(self) -> None:
        """Forget what earlier searches found, so that the next ones can be repeated exactly."""
        with self._turn():
            if not self._is_empty:
                self._search.clear()
                self._is_empty = True

    @contextmanager
    def _turn(self) -> Iterator[None]:
        """Wait until no other thread uses the search; Ctrl-C ends the waiting."""
        user = current_thread()
        if self._user is user:
            raise RuntimeError("a search cannot use its own engine to report: use another one")
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
        with self._user_change:  # whose turn comes next is not stopped by mistake
            if self._user is search:
                self.stop()
        search.join(_A_MOMENT)  # not longer: it may be waiting for its turn


def _check(board: object, limit: object) -> None:
    if not isinstance(board, Board):
        raise WrongTypeError(f"expected a Board, not {board!r}")
    if not isinstance(limit, Limit):
        raise WrongTypeError(f"expected a Limit, such as Limit(seconds=3), not {limit!r}")
