"""What a session keeps between two lines: the game, the options and the engine."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import closing
from dataclasses import replace
from threading import Event, Lock
from time import monotonic
from typing import Final

from skep.board import Board
from skep.engine import FULL_LEVEL, PACKAGED, Analysis, Engine, Limit, Network, Opponent
from skep.errors import GameOverError, GameStateError
from skep.moves import Action
from skep.uhp.engine_options import RULES, Options

GRACE: Final = 0.5
"""Seconds that a search or a count may take once the input has ended."""


class State:
    """The state that the commands read and change."""

    def __init__(self, network: Network | str | None = PACKAGED, rules: str = RULES) -> None:
        self.board: Board | None = None
        self.options = Options(rules)
        self.finished = False
        """Whether the peer has said ``exit``."""
        self._network: Final = network
        self._engine = self._make_engine()
        self.options.table_size.apply = self._change_table
        self.options.threads.apply = self._change_threads
        self._opponent: Opponent | None = None  # in place of the full engine
        self.options.level.apply = self._change_level
        self._advice: tuple[int, Action] | None = None  # the last one, and of which ply
        self._pondering: Generator[Analysis] | None = None
        self._stops = 0  # heard and not answered yet
        self._stops_change = Lock()
        self._input_ended: float | None = None
        self._search_over = Event()
        self._search_over.set()

    def game(self) -> Board:
        """The game, running or over."""
        if self.board is None:
            raise GameStateError("there is no game yet: start one with newgame")
        return self.board

    def running_game(self) -> Board:
        """The game, if there is something to play in it."""
        board = self.game()
        outcome = board.outcome()
        if outcome is not None:
            raise GameOverError(
                f"the game is over ({outcome.state}): "
                "take moves back with undo, or start another with newgame"
            )
        return board

    def start_game(self, board: Board) -> None:
        self.board = board
        self._advice = None
        self._engine.clear()
        if self._opponent is not None:
            self._opponent.start_game()

    def search(self, limit: Limit, lines: int) -> Iterator[Analysis]:
        """Search the running game: what is known after each depth, and at the end.

        That is at the limit, at a stop, or when the peer's patience ends.
        """
        board = self.running_game()
        self._search_over.clear()  # before the end of input is looked at: see end_input
        try:
            if self._input_ended is not None:
                limit = replace(limit, seconds=min(limit.hard_seconds, GRACE))
            if self._opponent is not None:  # it is quick: there is nothing to tell in between
                yield self._opponent.analyse(board, limit.hard_seconds)
                return
            with closing(self._engine.analyses(board, limit, lines)) as stream:
                for analysis in stream:
                    self._advice = board.ply, analysis.best
                    yield analysis
                    if self._stops > 0:
                        break
        finally:
            self._search_over.set()

    def hear_stop(self) -> None:
        """End the search under way, and those that begin before this stop is answered.

        To be called by another thread than the one that answers.
        """
        with self._stops_change:
            self._stops += 1
        self._stop_thinking()  # not heard by a search that only begins: it looks at the number

    def answer_stop(self) -> None:
        """Let searches last again, unless another stop was heard."""
        with self._stops_change:
            self._stops = max(0, self._stops - 1)

    def ponder(self) -> None:
        """Search on if that is wanted and the opponent is to answer what was advised."""
        board = self.board
        if not self.options.ponder.value or board is None or board.is_over:
            return
        if self._opponent is not None:  # who plays below its strength needs no more time
            return
        if board.ply > 0 and self._advice == (board.ply - 1, board.peek()):
            self._pondering = self._engine.analyses(board, Limit.endless())
            next(self._pondering)  # a stream begins when it is asked

    def end_pondering(self) -> None:
        if self._pondering is not None:
            self._pondering.close()
            self._pondering = None

    def check_patience(self, start: float) -> None:
        """Give up on work begun at a ``monotonic()`` time if the peer waits no longer."""
        if self._input_ended is None:
            return
        if monotonic() - max(start, self._input_ended) > GRACE:
            raise GameStateError("the input has ended: keep it open while there is long work")

    def end_input(self) -> None:
        """Say that nothing more will be asked: long work is cut short from now on.

        To be called by another thread than the one that answers. It waits for the
        search under way as long as this may go on.
        """
        self._input_ended = monotonic()
        while not self._search_over.wait(GRACE):
            self._stop_thinking()

    def _stop_thinking(self) -> None:
        self._engine.stop()
        if (opponent := self._opponent) is not None:
            opponent.stop()

    def _change_table(self, megabytes: int) -> None:
        self._engine = self._make_engine(megabytes=megabytes)

    def _change_threads(self, threads: int) -> None:
        self._engine = self._make_engine(threads=threads)

    def _change_level(self, level: int) -> None:
        is_full = level == FULL_LEVEL
        self._opponent = None if is_full else Opponent(level, network=self._network)

    def _make_engine(self, megabytes: int | None = None, threads: int | None = None) -> Engine:
        return Engine(
            megabytes or self.options.table_size.value,
            threads or self.options.threads.value,
            self._network,
        )
