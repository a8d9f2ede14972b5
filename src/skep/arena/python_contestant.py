"""A Python player as a contestant, in the process that plays the game."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import redirect_stdout
from time import monotonic

from skep.arena.contestant import Decision
from skep.arena.faults import Fault, PlayerFaultError
from skep.arena.python_source import PythonSource
from skep.arena.specs import PlayerSpec
from skep.arena.timing import allowed_seconds, expect_in_time
from skep.board import Board
from skep.errors import PlayerError, SettingError, WrongTypeError
from skep.players import Player, ask_player, start_game
from skep.uhp.protocol import one_line

_MAX_DETAIL = 200  # characters


class PythonContestant:
    """A player that is kept from game to game, and made again after a fault.

    What it prints goes to standard error: standard output is for results.
    """

    def __init__(self, spec: PlayerSpec, source: PythonSource) -> None:
        self._spec = spec
        self._source = source
        self._player: Player | None = self._made()
        self._allowed = allowed_seconds(spec.limit, spec.patience)

    def start_game(self, board: Board) -> None:
        try:
            self._player = self._player or self._made()
            with redirect_stdout(sys.stderr):
                start_game(self._player, board)
        except (PlayerError, SettingError) as error:
            raise PlayerFaultError(Fault.START, _detail(error)) from None

    def choose(self, board: Board) -> Decision:
        if self._player is None:
            raise PlayerFaultError(Fault.START, "the player has not started")
        start = monotonic()
        try:
            with redirect_stdout(sys.stderr):
                action = ask_player(self._player, board, self._spec.limit)
        except PlayerError as error:
            raise PlayerFaultError(Fault.ERROR, _detail(error)) from None
        except WrongTypeError as error:
            raise PlayerFaultError(Fault.GARBAGE, _detail(error)) from None
        seconds = monotonic() - start
        expect_in_time(seconds, self._allowed)
        return Decision(action, seconds)

    def last_words(self) -> Sequence[str]:
        return ()

    def close(self) -> None:
        """Forget the player: nobody knows what state it is in."""
        self._player = None

    def _made(self) -> Player:
        with redirect_stdout(sys.stderr):
            return self._source.make()


def _detail(error: Exception) -> str:
    return one_line(str(error), _MAX_DETAIL)
