"""Games at once: processes that each play one after the other.

A game in a process of its own is one that a crash or a hang of the built-in
engine cannot take the whole contest down with.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import wait
from time import monotonic

from skep.arena.faults import Fault
from skep.arena.fixture import Fixture
from skep.arena.records import GameId, GameRecord
from skep.arena.referee import Ending, Tally, make_record
from skep.arena.work import NOBODY, work
from skep.errors import SkepError
from skep.pieces import Color

_LOOK = 1.0  # seconds between two looks for the overdue
_MOST_DEATHS = 5  # of processes in which nobody was to move


def play_games(fixture: Fixture, games: Iterable[GameId], at_once: int) -> Generator[GameRecord]:
    """Play the games and give each record as soon as its game has ended.

    Closing the iterator ends the games under way.
    """
    waiting = deque(games)
    workers: list[Worker] = []
    deaths = 0
    try:
        while waiting and len(workers) < at_once:
            workers.append(Worker(fixture, waiting.popleft()))
        while workers:
            wait([worker.connection for worker in workers], timeout=_LOOK)
            for worker in workers[:]:
                finished = worker.look()
                if finished is None:
                    continue
                if not worker.alive:
                    workers.remove(worker)
                if isinstance(finished, GameId):  # nobody's fault: it is played again
                    deaths += 1
                    if deaths > _MOST_DEATHS:
                        raise SkepError("the processes that play the games keep dying")
                    waiting.appendleft(finished)
                if waiting and worker.alive:
                    worker.assign(waiting.popleft())
                elif waiting:
                    workers.append(Worker(fixture, waiting.popleft()))
                elif worker.alive:
                    worker.end()
                    workers.remove(worker)
                if isinstance(finished, GameRecord):
                    yield finished
    finally:
        for worker in workers:
            worker.end()


class Worker:
    """A process that plays, seen from the arena."""

    def __init__(self, fixture: Fixture, game: GameId) -> None:
        context = multiprocessing.get_context("spawn")
        self._fixture = fixture
        self.connection, theirs = context.Pipe()
        # Who is thinking (0 White, 1 Black, -1 nobody), and until when it may.
        self._turn = context.Array("d", [NOBODY, 0.0], lock=False)
        self._process = context.Process(
            target=work, args=(fixture, theirs, self._turn), daemon=True
        )
        with _interrupts_held_back():
            self._process.start()
        theirs.close()
        self.alive = True
        self.assign(game)

    def assign(self, game: GameId) -> None:
        self._game = game
        self._start = monotonic()
        with suppress(OSError):  # a death is noticed by the next look
            self.connection.send(game)

    def look(self) -> GameRecord | GameId | None:
        """The record of the game if it is over, the game if it was lost with the process."""
        try:
            if self.connection.poll():
                message = self.connection.recv()
                if isinstance(message, Exception):
                    raise message
                assert isinstance(message, GameRecord)  # noqa: S101 - for the type checker
                return message
        except (EOFError, OSError):
            self.end()
            return self._forfeit(Fault.DIED, f"ended with status {self._process.exitcode}")
        player, until = self._turn
        if player != NOBODY and monotonic() > until:
            self.end()
            return self._forfeit(Fault.TIMEOUT, "hung and was ended")
        return None

    def end(self) -> None:
        """End the process, whatever it is doing."""
        self.alive = False
        self.connection.close()  # it kills the engines it started and ends
        self._process.join(_LOOK / 2)
        self._process.kill()
        self._process.join()

    def _forfeit(self, fault: Fault, detail: str) -> GameRecord | GameId:
        player = self._turn[0]
        if player == NOBODY:
            return self._game
        loser = Color(int(player))
        seats = self._fixture.seats(self._game)
        board = self._fixture.board(self._game)
        return make_record(
            self._game,
            board,
            Ending(loser.other, str(fault.value), f"the process of {seats[loser].name} {detail}"),
            board.ply,
            monotonic() - self._start,
            {color: Tally() for color in Color},
        )


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Keep Ctrl-C waiting; a process that starts meanwhile does not hear it until it wants to."""
    resource_tracker.ensure_running()  # starting that lets interrupts through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
