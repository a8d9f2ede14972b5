"""Tournaments: every two players meet, round by round, and the report has the standings."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from skep import SettingError
from skep.arena.contest import Contest
from skep.arena.match_job import RunningPlayers
from skep.arena.records import GameId
from skep.arena.results import Results
from skep.arena.sprt import Sprt
from skep.arena.standing import Standing
from skep.arena.tournament_report import format_tournament, tournament_line, tournament_values
from skep.arena.uhp_contestant import UhpContestant
from skep.jobs import Deadline, LocalPool
from tests.arena.playing import SKEP_UHP, fixture, named, record

PLAYERS = [f"skep?nodes={nodes}&name={name}" for nodes, name in ((300, "a"), (100, "b"), (20, "c"))]

# a wins both games against b and one against c, by a fault of c; b has not met c.
STANDING = Standing(
    [
        record(0, "a", "b", "WhiteWins"),
        record(0, "b", "a", "BlackWins"),
        record(0, "a", "c", "WhiteWins", "timeout"),
        record(0, "c", "a", "Draw", "repetition"),
    ]
)


def test_the_order_of_play_is_round_by_round() -> None:
    tournament = named("a", "b", "c")
    games = list(tournament.games(8))
    assert ["".join(game[1:]) for game in games] == ["ab", "ba", "ac", "ca", "bc", "cb"] * 4
    assert [game.opening for game in games] == [number // 6 for number in range(24)]
    assert [tournament.index_of(game) for game in games] == list(range(24))


def test_whenever_it_stops_every_pairing_has_about_as_many_games() -> None:
    games = list(named("a", "b", "c", "d").games(8))
    met: Counter[frozenset[str]] = Counter({frozenset(game[1:]): 0 for game in games})
    for game in games:
        met[frozenset(game[1:])] += 1
        assert max(met.values()) - min(met.values()) <= 2


def test_a_match_is_a_tournament_of_two() -> None:
    assert list(named("a", "b").games(4)) == [
        GameId(0, "a", "b"),
        GameId(0, "b", "a"),
        GameId(1, "a", "b"),
        GameId(1, "b", "a"),
    ]


@pytest.mark.processes
def test_a_tournament_is_played_and_goes_on() -> None:
    tournament = Contest(fixture(*PLAYERS), games=4)
    results = Results({})
    for _ in zip(range(5), tournament.play(results, LocalPool(2)), strict=False):
        pass
    before = set(results.records)
    *_, _ = tournament.play(results, LocalPool(2))
    standing = results.standing
    assert len(before) == 5
    assert set(results.records) == set(tournament.fixture.games(4))
    assert standing.games == tournament.all_games == 12
    for pairing in tournament.fixture.pairings:
        assert sum(standing.encounter(*pairing).pairs) == 2


@pytest.mark.processes
def test_only_the_players_of_the_current_game_run() -> None:
    specs = [f"uhp?depth=1&name={name}:{SKEP_UHP}" for name in "abc"]
    players = fixture(*specs, ply_cap=5)
    a, b, c = players.players
    running = RunningPlayers(players, Deadline())
    running.play(GameId(0, "a", "b"))
    staying, leaving = running._players[a], running._players[b]
    running.play(GameId(0, "c", "a"))
    assert running._players.keys() == {a, c}
    assert running._players[a] is staying
    assert isinstance(staying, UhpContestant)
    assert isinstance(leaving, UhpContestant)
    assert staying._engine is not None
    assert leaving._engine is None
    running.keep_only(set())


@pytest.mark.parametrize("names", [[], ["a"], ["a", "b", "a"]])
def test_players_that_cannot_meet(names: list[str]) -> None:
    with pytest.raises(SettingError, match=r"opponent|same name"):
        named(*names)


def test_a_test_is_between_two() -> None:
    with pytest.raises(SettingError, match="two players"):
        Contest(named("a", "b", "c"), 2, Sprt(0, 10))


def test_the_report_for_people() -> None:
    report = format_tournament(Contest(named("c", "b", "a"), 2), STANDING)
    heading, ratings, crosstable, costs, ends = report.split("\n\n")
    assert heading == "3 players, 2 games per pairing: 4 of 6 games"
    assert [line.split()[:2] for line in ratings.splitlines()[1:]] == [
        ["1", "a"],
        ["2", "c"],
        ["3", "b"],
    ]
    assert ratings.splitlines()[1].endswith("87.5 %   3   1   0")
    assert crosstable.splitlines() == [
        "   points against       1       2     3",
        "1  a                    –   1.5/2   2/2",
        "2  c                0.5/2       –     –",
        "3  b                  0/2       –     –",
    ]
    assert costs.splitlines() == [
        "   a move costs   seconds   longest   nodes   nodes/s   depth      faults",
        "1  a               0.0500    0.1000     500    10,000     3.0        none",
        "2  c               0.0500    0.1000     500    10,000     3.0   timeout 1",
        "3  b               0.0500    0.1000     500    10,000     3.0        none",
    ]
    assert ends == "ends   surrounded 2, timeout of c 1, repetition 1"


def test_the_report_in_a_line() -> None:
    line = tournament_line(Contest(named("c", "b", "a"), 2), STANDING)
    assert [part.split()[0] for part in line.split("   ")] == ["a", "c", "b"]


def test_the_report_for_programs() -> None:
    tournament = Contest(named("c", "b", "a"), 2)
    values = json.loads(json.dumps(tournament_values(tournament, STANDING)))
    best, middle, last = values["players"]
    assert (best["name"], middle["name"], last["name"]) == ("a", "c", "b")
    assert best["elo_low"] < best["elo"] < best["elo_high"]
    assert (best["wins"], best["draws"], best["losses"], best["games"]) == (3, 1, 0, 4)
    assert middle["faults"] == {"timeout": 1}
    assert (best["nodes_per_move"], best["depth"], best["limit"]["nodes"]) == (500, 3, 1)
    unmet, *_ = values["pairings"]
    assert (unmet["first"], unmet["second"]) == ("c", "b")
    assert (unmet["games"], unmet["score"]) == (0, None)
    assert (values["games"], len(values["pairings"])) == (4, 3)


def test_a_report_of_nothing() -> None:
    tournament = Contest(named("a", "b", "c"), 2)
    assert format_tournament(tournament, Standing()).endswith("0 of 6 games")
    assert tournament_values(tournament, Standing())["games"] == 0
