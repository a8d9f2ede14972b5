"""The tables of a tournament: ratings with their intervals, and unknown values."""

from __future__ import annotations

import json
from dataclasses import replace

from skep.arena.contest import Contest
from skep.arena.standing import Standing
from skep.arena.tournament_report import format_tournament, tournament_line, tournament_values
from tests.arena.playing import SIDE, fixture, record

TOURNAMENT = Contest(
    fixture(
        "skep?nodes=20000&name=c",
        "skep?seconds=0.5&name=b",
        "skep?depth=3&seconds=10&name=a",
        "skep?nodes=1&name=absent",
    ),
    2,
)
SILENT = replace(SIDE, nodes=None, depth=None)

# a has two wins against b, and a win by timeout and a draw against c.
STANDING = Standing(
    [
        record(0, "a", "b", "WhiteWins"),
        replace(record(0, "b", "a", "BlackWins"), white_side=SILENT),
        record(0, "a", "c", "WhiteWins", "timeout"),
        record(0, "c", "a", "Draw", "repetition"),
    ]
)


def tables() -> list[list[str]]:
    return [part.splitlines() for part in format_tournament(TOURNAMENT, STANDING).split("\n\n")]


def test_the_heading_counts_all_games_of_all_pairings() -> None:
    assert tables()[0] == ["4 players, 2 games per pairing: 4 of 12 games"]


def test_the_ratings() -> None:
    assert tables()[1] == [
        "   player           limit      Elo      95 % interval      LOS    score   +   =   -",
        "1  a        10 s, depth 3   +180.5   [-161.3, +522.2]   66.1 %   87.5 %   3   1   0",
        "2  absent         1 nodes     -0.4   [-603.1, +602.3]   50.5 %        –   0   0   0",
        "3  c         20,000 nodes     -6.4   [-396.5, +383.7]   68.3 %   25.0 %   0   1   1",
        "4  b                0.5 s   -173.6   [-624.5, +277.3]        –    0.0 %   0   0   2",
    ]


def test_what_a_move_costs() -> None:
    assert tables()[3] == [
        "   a move costs   seconds   longest   nodes   nodes/s   depth      faults",
        "1  a               0.0500    0.1000     500    10,000     3.0        none",
        "2  absent               –         –       –         –       –        none",
        "3  c               0.0500    0.1000     500    10,000     3.0   timeout 1",
        "4  b               0.0500    0.1000     500    10,000     3.0        none",
    ]


def test_the_line_shows_ratings_without_decimals() -> None:
    line = tournament_line(TOURNAMENT, STANDING)
    values = json.loads(json.dumps(tournament_values(TOURNAMENT, STANDING)))
    assert line == "   ".join(
        f"{player['name']} {player['elo']:+.0f}" for player in values["players"]
    )


def test_the_values_of_every_player_and_pairing() -> None:
    values = json.loads(json.dumps(tournament_values(TOURNAMENT, STANDING)))
    best, absent, middle, last = values["players"]
    assert values.keys() == {"games", "players", "pairings", "ends"}
    assert best["limit"] == {
        "seconds": 10.0,
        "depth": 3,
        "nodes": None,
        "clock": None,
        "increment": None,
    }
    assert (best["pairs"], best["score"], best["faults"]) == ([0, 0, 0, 1, 1], 0.875, {})
    assert best["superiority"] > 0.5
    assert (best["elo"], best["elo_low"], best["elo_high"]) == (180.46, -161.32, 522.25)
    assert (absent["games"], absent["moves"], absent["nodes_per_second"]) == (0, 0, None)
    assert (middle["faults"], last["superiority"]) == ({"timeout": 1}, None)
    assert [(met["first"], met["second"], met["games"]) for met in values["pairings"]] == [
        ("c", "b", 0),
        ("c", "a", 2),
        ("c", "absent", 0),
        ("b", "a", 2),
        ("b", "absent", 0),
        ("a", "absent", 0),
    ]
    assert values["ends"] == [
        {"reason": "repetition", "fault_of": None, "games": 1, "first_detail": None},
        {"reason": "surrounded", "fault_of": None, "games": 2, "first_detail": None},
        {"reason": "timeout", "fault_of": "c", "games": 1, "first_detail": None},
    ]
