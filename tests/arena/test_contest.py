"""Contests: pairs, rounds, several games at once, sequential tests and dying processes."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from skep import Board, Color, SettingError
from skep.arena.contest import Contest
from skep.arena.match_job import MatchJob
from skep.arena.match_report import format_match, match_values
from skep.arena.records import GameId, GameRecord
from skep.arena.results import Results
from skep.arena.sprt import EloModel, Sprt
from skep.arena.standing import Standing
from skep.jobs import LocalPool, Worker
from tests.arena.playing import fake, fixture
from tests.patience import wait_until

pytestmark = pytest.mark.processes

STRONG, WEAK = "skep?nodes=2000&name=strong", "skep?nodes=20&name=weak"


def played(match: Contest, results: Results, at_once: int = 1) -> Standing:
    """The standing after the whole match."""
    for _ in match.play(results, LocalPool(at_once)):
        pass
    return results.standing


def test_every_opening_is_played_with_both_colors() -> None:
    match = Contest(fixture(STRONG, WEAK), games=8)
    results = Results({})
    standing = played(match, results, at_once=2)
    assert set(results.records) == {
        GameId(opening, *seats)
        for opening in range(4)
        for seats in (("strong", "weak"), ("weak", "strong"))
    }
    for record in results.records.values():
        board = Board.from_game_string(record.game_string, "tournament")
        assert board.game_string == record.game_string
        assert board.ply == record.plies
        assert ";".join(record.game_string.split(";")[3:]).startswith(
            ";".join(match.fixture.openings[record.opening].split(";")[3:])
        )
    assert standing.games == 8
    encounter = standing.encounter("strong", "weak")
    assert sum(encounter.pairs) == 4
    assert encounter.points > 4


def test_fixed_nodes_give_the_same_games_however_many_run_at_once() -> None:
    games = []
    for at_once in (1, 2):
        results = Results({})
        list(Contest(fixture(STRONG, WEAK), games=4).play(results, LocalPool(at_once)))
        games.append({game: results.records[game].game_string for game in results.records})
    assert games[0] == games[1]


def test_only_missing_games_are_played() -> None:
    match = Contest(fixture(WEAK, WEAK.replace("weak", "other")), games=4)
    results = Results({})
    for _ in zip(range(3), match.play(results), strict=False):
        pass
    before = dict(results.records)
    played = [record.id for record in match.play(results)]
    assert set(played).isdisjoint(before)
    assert len(results.records) == 4
    assert list(match.play(results)) == []


def test_a_test_ends_the_match() -> None:
    match = Contest(
        fixture("skep?nodes=50", fake("nothing")), 8, Sprt(-200, 200, model=EloModel.LOGISTIC)
    )
    results = Results({})
    standing = played(match, results)
    assert 2 <= standing.games < 8
    assert match.is_decided(standing)
    assert list(match.play(results)) == []
    assert "accepted" in format_match(match, standing)


def test_the_match_goes_on_after_faults(tmp_path: Path) -> None:
    log = tmp_path / "log"
    match = Contest(fixture(WEAK, fake("die", log)), games=8)
    standing = played(match, Results({}), at_once=2)
    assert (standing.encounter("weak").wins, standing.games) == (8, 8)
    assert standing.ends == {("died", match.fixture.names[1]): 8}
    assert len(log.read_text().splitlines()) == 8


def waiting_for(worker: Worker[GameId, GameRecord]) -> GameRecord:
    finished: list[GameRecord] = []

    def is_over() -> bool:
        if (record := worker.look()) is not None:
            finished.append(record)
        return bool(finished)

    wait_until(is_over, "the worker comes to an end")
    return finished[0]


def thinking_worker() -> Worker[GameId, GameRecord]:
    """A process whose players think for a long time."""
    thinkers = fixture("skep?seconds=3600&name=a", "skep?seconds=3600&name=b")
    worker = Worker(MatchJob(thinkers), GameId(0, "a", "b"))
    wait_until(
        lambda: worker.look() is None and worker._deadline.culprit is not None, "a player thinks"
    )
    return worker


def test_a_crash_of_the_built_in_engine_loses_the_game() -> None:
    worker = thinking_worker()
    worker._process.kill()
    record = waiting_for(worker)
    assert (record.result, record.reason, record.loser_at_fault) == ("BlackWins", "died", "a")
    assert not worker.is_alive


def test_a_hang_of_the_built_in_engine_loses_the_game() -> None:
    worker = thinking_worker()
    worker._deadline.set(Color.WHITE.value, -1)
    record = waiting_for(worker)
    assert (record.reason, record.detail) == ("timeout", "the process of a hung and was ended")


def test_a_process_that_dies_between_moves_is_replaced() -> None:
    games = [GameId(0, "weak", "strong"), GameId(0, "strong", "weak")]
    with closing(LocalPool(1).run(MatchJob(fixture(WEAK, STRONG)), games)) as records:
        first = next(records)
        rest = list(records)
    assert [first.id, *(record.id for record in rest)] == games


def test_a_bug_in_a_process_surfaces_here() -> None:
    broken = fixture(WEAK, STRONG, openings=1)
    games = [GameId(5, "weak", "strong")]
    with (
        closing(LocalPool(1).run(MatchJob(broken), games)) as records,
        pytest.raises(IndexError),
    ):
        next(records)


@pytest.mark.parametrize(
    ("games", "message"),
    [(0, "at least 2"), (-2, "at least 2"), (3, "pairs"), (10, "there are 4, enough")],
)
def test_impossible_numbers_of_games(games: int, message: str) -> None:
    with pytest.raises(SettingError, match=message):
        Contest(fixture(WEAK, STRONG), games)


def test_a_report_of_nothing() -> None:
    match = Contest(fixture(WEAK, STRONG), 2, Sprt(0, 10))
    assert "0 of 2 games" in format_match(match, Standing())
    assert match_values(match, Standing())["elo"] is None
