"""What a UHP server keeps between two lines: the game, the options and who asked it to stop."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from threading import Event, Lock
from time import monotonic
from typing import Final

from skep.board import Board
from skep.engine import Limit
from skep.errors import GameOverError, GameStateError, NotationError, SettingError
from skep.rulesets import PRESETS, RuleSet
from skep.uhp.limits import MAX_SECONDS, MIN_SECONDS
from skep.uhp.options import AnyOption, DoubleOption, EnumOption, parse_option
from skep.uhp.server.served_engine import ServedEngine, Thought

RULES: Final = "uhp"
"""The preset of the protocol, unless the server is started with another."""
GRACE: Final = 0.5
"""Seconds that a search or a count may take once the input has ended."""
_DEFAULT_SECONDS = 5.0


class ServerState:
    """The state that the commands read and change."""

    def __init__(self, engine: ServedEngine, rules: str = RULES) -> None:
        RuleSet.preset(rules)
        self.engine: Final = engine
        self.board: Board | None = None
        self.finished = False
        """Whether the peer has said ``exit``."""
        self.rules: Final = EnumOption(
            "Rules", rules, tuple(PRESETS), "the rule set, from the next newgame on"
        )
        self.move_seconds: Final = DoubleOption(
            "MoveSeconds",
            _DEFAULT_SECONDS,
            MIN_SECONDS,
            MAX_SECONDS,
            "the seconds of a bestmove without a limit",
        )
        self.options: Final = (self.rules, self.move_seconds, *engine.options)
        _check_options(self.options)
        self._stops = 0  # received and not answered yet
        self._stops_change = Lock()
        self._input_ended: float | None = None
        self._search_over = Event()
        self._search_over.set()

    def find_option(self, name: str) -> AnyOption:
        """The option with this name, in any letter case."""
        for option in self.options:
            if option.name.lower() == name.lower():
                return option
        known = ", ".join(option.name for option in self.options)
        raise SettingError(f"unknown option {name[:20]!r}; expected one of {known}")

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
        self.engine.start_game(board)
        self.board = board

    def search(self, limit: Limit) -> Iterator[Thought]:
        """Search the running game: what is known after each step, and at the end.

        The end is at the limit, at a stop, or when the peer waits no longer.
        """
        board = self.running_game()
        start = monotonic()

        def is_stopped() -> bool:
            self.check_patience(start, graces=2)  # one is the engine's own
            return self._stops > 0 or self._input_ended is not None

        self._search_over.clear()  # before the end of input is looked at: see end_input
        try:
            if self._input_ended is not None:
                limit = replace(limit, seconds=min(limit.hard_seconds, GRACE))
            with closing(self.engine.think(board, limit, is_stopped)) as thoughts:
                for thought in thoughts:
                    yield thought
                    if self._stops > 0:
                        break
        finally:
            self._search_over.set()

    def note_stop(self) -> None:
        """End the search under way, and those that begin before this stop is answered.

        To be called by another thread than the one that answers.
        """
        with self._stops_change:
            self._stops += 1
        self.engine.stop()  # a search that is just starting looks at the count instead

    def answer_stop(self) -> None:
        """Let searches last again, unless another stop has come."""
        with self._stops_change:
            self._stops = max(0, self._stops - 1)

    def check_patience(self, start: float, graces: int = 1) -> None:
        """Give up on work begun at a ``monotonic()`` time if the peer waits no longer."""
        if self._input_ended is None:
            return
        if monotonic() - max(start, self._input_ended) > graces * GRACE:
            raise GameStateError("the input has ended: keep it open while there is long work")

    def end_input(self) -> None:
        """Note that nothing more will be asked: long work is cut short from now on.

        To be called by another thread than the one that answers. It waits for the
        search under way as long as this may go on.
        """
        self._input_ended = monotonic()
        while not self._search_over.wait(GRACE):
            self.engine.stop()


def _check_options(options: Sequence[AnyOption]) -> None:
    """Raise SettingError for an option that nobody could read or set."""
    names = [option.name.lower() for option in options]
    for option in options:
        is_named = len(option.name.split()) == 1 and names.count(option.name.lower()) == 1
        if not is_named or not _is_readable(option):
            raise SettingError(
                f"{option!r} is not possible: an option has a name of one word that no other has, "
                "and a default that it allows"
            )


def _is_readable(option: AnyOption) -> bool:
    try:
        return str(parse_option(str(option))) == str(option)
    except NotationError:
        return False
