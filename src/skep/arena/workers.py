"""Games at once: processes that each play one after the other.

A game in a process of its own is one that a crash or a hang of the built-in
engine cannot take the whole contest down with.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import wait
from time import monotonic

from skep.arena.faults import Fault
from skep.arena.fixture import Fixture
from skep.arena.records import GameId, GameRecord
from skep.arena.referee import GameEnd, MoveCosts, make_record
from skep.arena.work import NOBODY, TableJob
from skep.jobs import Job, Worker, WorkerDiedError
from skep.jobs.worker import SPAWN
from skep.pieces import Color

_LOOK = 1.0  # seconds between two looks for the overdue


@dataclass(frozen=True)
class GamesJob(Job[GameId, GameRecord]):
    """Plays games, each in a process that is watched."""

    fixture: Fixture

    def hire(self, task: GameId) -> GameWorker:
        return GameWorker(self.fixture, task)

    def start(self) -> Callable[[GameId], GameRecord]:
        """Where the process is none of the arena's, it watches over one that is."""
        return Watch(self.fixture).play


class Watch:
    """Plays games one after the other in a process that is watched."""

    def __init__(self, fixture: Fixture) -> None:
        self._fixture = fixture
        self._worker: GameWorker | None = None

    def play(self, game: GameId) -> GameRecord:
        if self._worker is not None and self._worker.is_alive:
            self._worker.assign(game)
        else:
            self._worker = GameWorker(self._fixture, game)
        while (record := self._worker.look()) is None:
            wait([self._worker.connection], timeout=_LOOK)
        return record


class GameWorker(Worker[GameId, GameRecord]):
    """A process that plays. If it dies or hangs, the player whose turn it was has lost."""

    def __init__(self, fixture: Fixture, game: GameId) -> None:
        self._fixture = fixture
        self._turn = SPAWN.Array("d", [NOBODY, 0.0], lock=False)
        super().__init__(TableJob(fixture), game, self._turn)

    def assign(self, task: GameId) -> None:
        self._start = monotonic()
        super().assign(task)

    def look(self) -> GameRecord | None:
        try:
            record = super().look()
        except WorkerDiedError as death:
            if self._turn[0] == NOBODY:  # nobody's fault: it is played again
                raise
            return self._forfeit(Fault.DIED, str(death))
        player, until = self._turn
        if record is None and player != NOBODY and monotonic() > until:
            self.end()
            return self._forfeit(Fault.TIMEOUT, "hung and was ended")
        return record

    def _forfeit(self, fault: Fault, detail: str) -> GameRecord:
        loser = Color(int(self._turn[0]))
        seats = self._fixture.seats(self.task)
        board = self._fixture.board(self.task)
        return make_record(
            self.task,
            board,
            GameEnd(loser.other, str(fault.value), f"the process of {seats[loser].name} {detail}"),
            board.ply,
            monotonic() - self._start,
            {color: MoveCosts() for color in Color},
        )
