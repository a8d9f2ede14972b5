"""What a session keeps between two lines: the game, the options and the engine."""

from __future__ import annotations

from threading import Event
from time import monotonic
from typing import Final

from skep.board import Board
from skep.engine import Analysis, Engine, Limit
from skep.errors import GameOverError, GameStateError
from skep.uhp.options import Options

GRACE: Final = 0.5
"""Seconds that a search or a count may take once the input has ended."""


class State:
    """The state that the commands read and change."""

    def __init__(self) -> None:
        self.board: Board | None = None
        self.options = Options()
        self.finished = False
        """Whether the peer has said ``exit``."""
        self._engine = Engine(self.options.table_size.value)
        self.options.table_size.apply = self._resize_table
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
        self._engine.clear()

    def search(self, limit: Limit) -> Analysis:
        """Search the running game until the limit, or until the peer's patience ends."""
        board = self.running_game()
        self._search_over.clear()  # before the end of input is looked at: see end_input
        try:
            if self._input_ended is not None:
                limit = Limit(min(limit.seconds or GRACE, GRACE), limit.depth, limit.nodes)
            return self._engine.analyse(board, limit)
        finally:
            self._search_over.set()

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
            self._engine.stop()

    def _resize_table(self, megabytes: int) -> None:
        self._engine = Engine(megabytes)
