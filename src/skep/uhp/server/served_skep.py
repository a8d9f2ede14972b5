"""Skep's own engine behind a UHP server: its options, levels, reports and pondering."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import closing
from typing import Final

from skep import __version__
from skep.board import Board
from skep.engine import (
    FULL_LEVEL,
    MAX_THREADS,
    PACKAGED,
    Analysis,
    Engine,
    Limit,
    Network,
    Opponent,
)
from skep.moves import Action
from skep.uhp.options import BoolOption, IntOption
from skep.uhp.server.served_engine import Thought

MAX_LINES: Final = 100


class ServedSkep:
    """The engine at full strength, or an opponent at a person's level."""

    id = f"Skep {__version__}"

    def __init__(self, network: Network | str | None = PACKAGED) -> None:
        self._network: Final = network
        self._table_size = IntOption(
            "TableSizeMB", 16, 1, 1024, "the memory of the search; a change empties it"
        )
        self._threads = IntOption(
            "Threads", 1, 1, MAX_THREADS, "how many threads search; a change empties the memory"
        )
        self._report_search = BoolOption(
            "ReportSearch", False, "bestmove reports move;depth;score;line after every depth"
        )
        self._lines = IntOption(
            "Lines", 1, 1, MAX_LINES, "how many of the best moves ReportSearch reports"
        )
        self._level = IntOption(
            "Level", FULL_LEVEL, 1, FULL_LEVEL, "how strong it plays; 10 is the full engine"
        )
        self._ponder = BoolOption(
            "Ponder", False, "think on while the opponent does, once bestmove's move was played"
        )
        self.options = (
            self._table_size,
            self._threads,
            self._report_search,
            self._lines,
            self._level,
            self._ponder,
        )
        self._engine = self._make_engine()
        self._opponent: Opponent | None = None  # in place of the full engine
        self._table_size.apply = self._change_table
        self._threads.apply = self._change_threads
        self._level.apply = self._change_level
        self._advice: tuple[int, Action] | None = None  # the last one, and at which ply
        self._pondering: Generator[Analysis] | None = None

    def start_game(self, board: Board) -> None:  # noqa: ARG002 - it needs to know no more
        self._advice = None
        self._engine.clear()
        if self._opponent is not None:
            self._opponent.start_game()

    def think(
        self,
        board: Board,
        limit: Limit,
        is_stopped: Callable[[], bool],  # noqa: ARG002 - it reports often enough to be stopped
    ) -> Generator[Thought]:
        is_reported = self._report_search.value
        if self._opponent is not None:  # too quick for reports in between
            analysis = self._opponent.analyse(board, limit.hard_seconds)
            yield Thought(analysis.best, analysis.lines if is_reported else ())
            return
        lines = self._lines.value if is_reported else 1
        with closing(self._engine.analyses(board, limit, lines)) as stream:
            for analysis in stream:
                self._advice = board.ply, analysis.best
                yield Thought(analysis.best, analysis.lines if is_reported else ())

    def stop(self) -> None:
        self._engine.stop()
        if (opponent := self._opponent) is not None:
            opponent.stop()

    def ponder(self, board: Board) -> None:
        """Search on if that is wanted and the opponent is to answer what was advised."""
        if not self._ponder.value or board.is_over:
            return
        if self._opponent is not None:  # who plays below full strength needs no more time
            return
        if board.history and self._advice == (board.ply - 1, board.peek()):
            self._pondering = self._engine.analyses(board, Limit.endless())
            next(self._pondering)  # a stream begins when it is asked

    def end_pondering(self) -> None:
        if self._pondering is not None:
            self._pondering.close()
            self._pondering = None

    def _change_table(self, megabytes: int) -> None:
        self._engine = self._make_engine(megabytes=megabytes)

    def _change_threads(self, threads: int) -> None:
        self._engine = self._make_engine(threads=threads)

    def _change_level(self, level: int) -> None:
        is_full = level == FULL_LEVEL
        self._opponent = None if is_full else Opponent(level, network=self._network)

    def _make_engine(self, megabytes: int | None = None, threads: int | None = None) -> Engine:
        return Engine(
            megabytes or self._table_size.value, threads or self._threads.value, self._network
        )
