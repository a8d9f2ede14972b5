"""Games that are lost without a move: what the record says of a process that died or hung."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic

from skep import Board, Color
from skep.arena.builtin import BuiltinPlayer
from skep.arena.player import Choice
from skep.arena.records import GameId, SideRecord
from skep.arena.specs import PlayerSpec
from skep.arena.work import NOBODY, OVERDUE, Table, TableJob
from skep.arena.workers import GameWorker, Watch
from tests.arena.playing import OPENING, fixture
from tests.patience import wait_until

THINKERS = fixture("skep?seconds=3600&name=a", "skep?seconds=3600&name=b")
NO_MOVES = SideRecord(moves=0, seconds=0, longest=0, nodes=None, depth=None)


def thinking() -> GameWorker:
    """A process whose first player thinks."""
    worker = GameWorker(THINKERS, GameId(0, "a", "b"))
    wait_until(lambda: worker.look() is None and worker._turn[0] >= 0, "a player thinks")
    return worker


def test_the_record_of_a_process_that_died() -> None:
    began = monotonic()
    worker = thinking()
    worker._turn[0] = Color.BLACK.value
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
    worker._turn[1] = monotonic() + 3600
    assert worker.look() is None
    worker._turn[:] = [NOBODY, 0.0]
    assert worker.look() is None, "nobody is thinking, so nobody is overdue"
    worker.end()


class Observed(BuiltinPlayer):
    """A player that notes what the arena sees while it thinks."""

    def __init__(self, spec: PlayerSpec, turn: Sequence[float]) -> None:
        super().__init__(spec)
        self._turn = turn
        self.seen: list[tuple[float, float]] = []

    def choose(self, board: Board) -> Choice:
        self.seen.append((self._turn[0], self._turn[1] - monotonic()))
        return super().choose(board)


def test_the_arena_sees_who_thinks_and_until_when() -> None:
    turn = [NOBODY, 0.0]
    players = fixture("skep?nodes=5&patience=100&name=a", "skep?nodes=5&patience=200&name=b")
    table = Table(players, turn)
    white, black = (Observed(spec, turn) for spec in players.players)
    table._players = dict(zip(players.players, (white, black), strict=True))
    began = monotonic()
    table.play(GameId(0, "a", "b"))
    elapsed = monotonic() - began
    assert turn[0] == NOBODY
    for player, color, patience in ((white, Color.WHITE, 100), (black, Color.BLACK, 200)):
        assert {who for who, _ in player.seen} == {color.value}
        for _, left in player.seen:
            assert patience + OVERDUE - elapsed <= left <= patience + OVERDUE


def test_a_job_shares_the_memory_that_it_is_given() -> None:
    memory = [NOBODY, 0.0]
    job = TableJob(THINKERS).sharing(memory)
    assert (job.turn is memory, job.fixture) == (True, THINKERS)
    assert list(TableJob(THINKERS).turn) == [NOBODY, 0.0]


def test_a_watch_keeps_its_process_for_the_next_game() -> None:
    players = fixture("skep?nodes=5&name=a", "skep?nodes=5&name=b", ply_cap=4)
    watch = Watch(players)
    first = watch.play(GameId(0, "a", "b"))
    worker = watch._worker
    assert worker is not None
    second = watch.play(GameId(0, "b", "a"))
    assert watch._worker is worker
    assert (first.white, second.white) == ("a", "b")
    worker.end()
    assert watch.play(GameId(1, "a", "b")).opening == 1
    assert watch._worker is not worker
    watch._worker.end()
