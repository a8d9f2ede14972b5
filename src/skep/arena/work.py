"""The work of a process of the arena: it plays the games that it is given."""

from __future__ import annotations

import os
import signal
from collections.abc import MutableSequence, Set
from multiprocessing.connection import Connection
from queue import SimpleQueue
from threading import Thread
from time import monotonic
from typing import Final

from skep.arena.engine_process import kill_all
from skep.arena.fixture import Fixture
from skep.arena.player import Player
from skep.arena.readiness import make_player
from skep.arena.records import GameId, GameRecord
from skep.arena.referee import play_game
from skep.arena.specs import PlayerSpec
from skep.arena.timing import allowed_seconds
from skep.pieces import Color

NOBODY: Final = -1.0
"""Stands for the player to move while none is thinking."""
OVERDUE: Final = 10.0
"""Seconds past its allowed time after which a player is taken for hung, and its process ended."""


def work(fixture: Fixture, connection: Connection, turn: MutableSequence[float]) -> None:
    """Play each game that comes and send its record, until the other end is closed.

    ``turn`` is shared with the arena: who is thinking, and until when it may.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the arena decides what Ctrl-C means
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    games: SimpleQueue[GameId] = SimpleQueue()
    Thread(target=_receive, args=(connection, games), daemon=True).start()
    try:
        table = Table(fixture, turn)
        while True:
            connection.send(table.play(games.get()))
    except OSError:  # nobody listens any more
        _leave()
    except Exception as error:  # a fault of ours: told there, where somebody sees it
        connection.send(error)


class Table:
    """The two players of one process. Who plays the next game as well is kept for it."""

    def __init__(self, fixture: Fixture, turn: MutableSequence[float]) -> None:
        self._fixture = fixture
        self._turn = turn
        self._players: dict[PlayerSpec, Player] = {}

    def play(self, game: GameId) -> GameRecord:
        seats = self._fixture.seats(game)
        self._seat(set(seats.values()))

        def tell(color: Color | None) -> None:
            if color is None:
                self._turn[0] = NOBODY
                return
            spec = seats[color]
            # The time first: whoever reads between the two sees nobody overdue.
            self._turn[1] = monotonic() + allowed_seconds(spec.limit, spec.patience) + OVERDUE
            self._turn[0] = color.value

        return play_game(
            game,
            self._fixture.board(game),
            {color: self._players[spec] for color, spec in seats.items()},
            self._fixture.ply_cap,
            tell,
        )

    def _seat(self, specs: Set[PlayerSpec]) -> None:
        """Close whoever does not play now: an idle engine holds memory, and some think on."""
        for spec in self._players.keys() - specs:
            self._players.pop(spec).close()
        for spec in specs - self._players.keys():
            self._players[spec] = make_player(spec)


def _receive(connection: Connection, games: SimpleQueue[GameId]) -> None:
    """Take in the games; when the arena is gone, even by a kill, go with all engines."""
    try:
        while True:
            games.put(connection.recv())
    except (EOFError, OSError):
        _leave()


def _leave() -> None:
    try:
        kill_all()
    finally:
        os._exit(0)
