"""Games forfeited without a move: the record of a process that died or hung."""

from __future__ import annotations

from time import monotonic

import pytest

from skep import Board, Color
from skep.arena.builtin_contestant import BuiltinContestant
from skep.arena.contestant import Decision
from skep.arena.match_job import OVERDUE, MatchJob, RunningPlayers
from skep.arena.records import GameId, GameRecord, SideRecord
from skep.arena.specs import PlayerSpec
from skep.jobs import Deadline, Worker
from tests.arena.playing import OPENING, fixture
from tests.patience import wait_until

pytestmark = pytest.mark.processes

THINKERS = fixture("skep?seconds=3600&name=a", "skep?seconds=3600&name=b")
NO_MOVES = SideRecord(moves=0, seconds=0, longest=0, nodes=None, depth=None)


def thinking() -> Worker[GameId, GameRecord]:
    """A process whose first player thinks."""
    worker = Worker(MatchJob(THINKERS), GameId(0, "a", "b"))
    wait_until(
        lambda: worker.look() is None and worker._deadline.culprit is not None, "a player thinks"
    )
    return worker


def test_the_record_of_a_process_that_died() -> None:
    began = monotonic()
    worker = thinking()
    worker._deadline.set(Color.BLACK.value, 3600)
    worker._process.kill()
    worker._process.join()
    record = worker.look()
    assert record is not None
    assert (record.result, record.reason, record.loser_at_fault) == ("WhiteWins", "died", "b")
    assert record.detail.startswith("the process of b ")
    assert "-9" in record.detail or "SIGKILL" in record.detail
    assert (record.white, record.black, record.opening) == ("a", "b", 0)
    assert (record.opening_plies, record.plies, record.game_string) == (2, 2, OPENING)
    assert (record.white_side, record.black_side) == (NO_MOVES, NO_MOVES)
    assert 0 <= record.seconds <= monotonic() - began + 0.001  # it is rounded


def test_a_player_within_its_time_is_left_alone() -> None:
    worker = thinking()
    worker._deadline.set(Color.BLACK.value, 3600)
    assert worker.look() is None
    worker._deadline.set(Color.BLACK.value, -1)
    worker._deadline.clear()
    assert worker.look() is None, "nobody is thinking, so nobody is overdue"
    worker.end()


class Observed(BuiltinContestant):
    """A player that records what the arena sees while it thinks."""

    def __init__(self, spec: PlayerSpec, deadline: Deadline) -> None:
        super().__init__(spec)
        self._deadline = deadline
        self.seen: list[tuple[int | None, float]] = []

    def choose(self, board: Board) -> Decision:
        self.seen.append((self._deadline.culprit, self._deadline.seconds_left))
        return super().choose(board)


def test_the_arena_sees_who_thinks_and_until_when() -> None:
    deadline = Deadline()
    players = fixture("skep?nodes=5&patience=100&name=a", "skep?nodes=5&patience=200&name=b")
    running = RunningPlayers(players, deadline)
    white, black = (Observed(spec, deadline) for spec in players.players)
    running._players = dict(zip(players.players, (white, black), strict=True))
    began = monotonic()
    running.play(GameId(0, "a", "b"))
    elapsed = monotonic() - began
    assert deadline.culprit is None
    for player, color, patience in ((white, Color.WHITE, 100), (black, Color.BLACK, 200)):
        assert {who for who, _ in player.seen} == {color.value}
        for _, left in player.seen:
            assert patience + OVERDUE - elapsed <= left <= patience + OVERDUE
