"""The job of a match or tournament: it plays games, each in a process that is watched."""

from __future__ import annotations

from collections.abc import Callable, Set
from dataclasses import dataclass
from typing import Final

from skep.arena.contestant import Contestant
from skep.arena.faults import Fault
from skep.arena.fixture import Fixture
from skep.arena.readiness import make_contestant
from skep.arena.records import GameId, GameRecord
from skep.arena.referee import GameEnd, MoveCosts, make_record, play_game
from skep.arena.specs import PlayerSpec
from skep.arena.timing import allowed_seconds
from skep.jobs import Deadline, Loss, WatchedJob
from skep.pieces import Color
from skep.uhp.client.engine import MOVE_PATIENCE
from skep.uhp.client.process import kill_all

OVERDUE: Final = 10.0
"""Seconds past its allowed time after which a player counts as hung and its process is killed."""


@dataclass(frozen=True)
class MatchJob(WatchedJob[GameId, GameRecord]):
    """Plays the games of a fixture.

    A player loses its game if it hangs or takes the process down, and the others play on.
    """

    fixture: Fixture

    def start_watched(self, deadline: Deadline) -> Callable[[GameId], GameRecord]:
        return RunningPlayers(self.fixture, deadline).play

    def forfeit(self, task: GameId, loss: Loss) -> GameRecord:
        loser = Color(loss.culprit)
        fault = Fault.TIMEOUT if loss.is_hang else Fault.DIED
        detail = f"the process of {self.fixture.seats(task)[loser].name} {loss}"
        board = self.fixture.board(task)
        return make_record(
            task,
            board,
            GameEnd(loser.other, str(fault.value), detail),
            board.ply,
            loss.seconds,
            {color: MoveCosts() for color in Color},
        )

    def leave(self) -> None:
        kill_all()


class RunningPlayers:
    """The players of one process. Those who also play the next game keep running."""

    def __init__(self, fixture: Fixture, deadline: Deadline) -> None:
        self._fixture = fixture
        self._deadline = deadline
        self._players: dict[PlayerSpec, Contestant] = {}

    def play(self, game: GameId) -> GameRecord:
        seats = self._fixture.seats(game)

        def on_start(color: Color) -> None:
            if seats[color].python is None:  # UHP engines have deadlines of their own
                self._deadline.clear()
            else:
                allowed = seats[color].patience or MOVE_PATIENCE
                self._deadline.set(color.value, allowed + OVERDUE)

        def on_turn(color: Color | None) -> None:
            if color is None:
                self._deadline.clear()
            else:
                allowed = allowed_seconds(seats[color].limit, seats[color].patience)
                self._deadline.set(color.value, allowed + OVERDUE)

        self.keep_only(set(seats.values()))
        for color, spec in seats.items():
            if spec not in self._players:
                on_start(color)
                self._players[spec] = make_contestant(spec)
        return play_game(
            game,
            self._fixture.board(game),
            {color: self._players[spec] for color, spec in seats.items()},
            self._fixture.ply_cap,
            on_start,
            on_turn,
        )

    def keep_only(self, specs: Set[PlayerSpec]) -> None:
        """Close all other players, because idle engines use memory and CPU time."""
        for spec in self._players.keys() - specs:
            self._players.pop(spec).close()
