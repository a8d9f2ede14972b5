"""The report of a match: in full for people, in one line, and for programs."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from skep.arena.contest import Contest
from skep.arena.figures import elo_text, elo_value
from skep.arena.match_report import format_match, match_line, match_values
from skep.arena.sprt import EloModel, Sprt
from skep.arena.standing import Standing
from skep.arena.tournament_report import format_tournament
from tests.arena.playing import SIDE, named, record

SPRT = Sprt(0, 10, 0.05, 0.1, EloModel.LOGISTIC)
MATCH = Contest(named("a", "b"), 8)
TESTED = Contest(named("a", "b"), 8, SPRT)

# a wins one pair 2 to 0, draws one 1 to 1, and has played one game of another.
STANDING = Standing(
    [
        record(0, "a", "b", "WhiteWins"),
        replace(record(0, "b", "a", "BlackWins", "timeout"), detail="10 s too late"),
        record(1, "a", "b", "Draw", "repetition"),
        record(1, "b", "a", "Draw", "repetition"),
        record(2, "a", "b", "BlackWins"),
    ]
)
# The mean of the pairs is 3/4 and their deviation 1/4, so the standard error is 1/4 over sqrt(2).
SCORE = "+2 =2 -1   score 60.0 %"
ELO = "Elo +190.8 [-67.9, +∞]   normalized +245.7   LOS 92.1 %"


def test_the_report_for_people() -> None:
    assert format_match(MATCH, STANDING).splitlines() == [
        "a against b: 5 of 8 games",
        f"  {SCORE}",
        f"  {ELO}",
        "  pairs by points   0: 0, 0.5: 0, 1: 1, 1.5: 0, 2: 1",
        "  ends   surrounded 2, repetition 2, timeout of b 1",
        "  timeout of b: 10 s too late",
        "  a: 0.050 s per move, at most 0.100, 10,000 nodes/s, depth 3.0",
        "  b: 0.050 s per move, at most 0.100, 10,000 nodes/s, depth 3.0",
    ]


def test_the_report_shows_the_first_fault_of_each_kind() -> None:
    """Without a file of results, this is the only place where a bot's author reads why it lost."""
    raised = replace(record(3, "b", "a", "BlackWins", "error"), detail="choose raised\nBeeError")
    later = replace(record(4, "b", "a", "BlackWins", "error"), detail="choose raised WaspError")
    lines = format_match(MATCH, Standing([raised, later])).splitlines()
    assert lines[-4:-2] == ["  ends   error of b 2", "  error of b: choose raised BeeError"]
    report = format_tournament(Contest(named("a", "b", "c"), 4), Standing([raised, later]))
    assert report.endswith("\n\nends   error of b 2\nerror of b: choose raised BeeError")


def test_the_test_has_its_own_line() -> None:
    ratio = SPRT.log_likelihood_ratio((0, 0, 1, 0, 1))
    sprt = f"SPRT 0 to 10 logistic   LLR {ratio:+.2f} (-2.25, +2.89)   undecided"
    lines = format_match(TESTED, STANDING).splitlines()
    assert lines[4] == f"  {sprt}"
    assert match_line(TESTED, STANDING) == f"{SCORE}   {ELO}   {sprt}"


def test_the_report_in_a_line() -> None:
    assert match_line(MATCH, STANDING) == f"{SCORE}   {ELO}"
    assert match_line(MATCH, Standing()) == "+0 =0 -0   Elo   no pair is finished"


def test_a_report_of_nothing() -> None:
    assert format_match(MATCH, Standing()) == "a against b: 0 of 8 games"
    assert format_match(TESTED, Standing()).splitlines() == [
        "a against b: 0 of 8 games",
        "  SPRT 0 to 10 logistic   LLR +0.00 (-2.25, +2.89)   undecided",
    ]


def test_a_player_that_did_not_move_or_report() -> None:
    silent = replace(SIDE, nodes=None, depth=None)
    unmoved = replace(SIDE, moves=0, seconds=0.0)
    game = replace(record(0, "a", "b", "Draw"), white_side=silent, black_side=unmoved)
    *_, first, second = format_match(MATCH, Standing([game])).splitlines()
    assert first == "  a: 0.050 s per move, at most 0.100"
    assert second == "  b: no move"


def test_the_report_for_programs() -> None:
    values = json.loads(json.dumps(match_values(TESTED, STANDING)))
    test = values.pop("sprt")
    sides = values.pop("sides")
    assert values == {
        "first": "a",
        "second": "b",
        "games": 5,
        "wins": 2,
        "draws": 2,
        "losses": 1,
        "score": 0.6,
        "pairs": [0, 0, 1, 0, 1],
        "elo": 190.85,
        "elo_low": -67.89,
        "elo_high": None,
        "normalized_elo": 245.67,
        "superiority": pytest.approx(0.921, abs=0.001),
        "ends": [
            {"reason": "repetition", "fault_of": None, "games": 2, "first_detail": None},
            {"reason": "surrounded", "fault_of": None, "games": 2, "first_detail": None},
            {"reason": "timeout", "fault_of": "b", "games": 1, "first_detail": "10 s too late"},
        ],
    }
    assert sides.keys() == {"a", "b"}
    assert sides["a"] == {
        "moves": 50,
        "seconds_per_move": 0.05,
        "longest": 0.1,
        "nodes_per_move": 500,
        "nodes_per_second": 10_000,
        "depth": 3,
    }
    assert (test["elo0"], test["elo1"], test["alpha"], test["beta"]) == (0, 10, 0.05, 0.1)
    assert (test["model"], test["decision"]) == ("logistic", "undecided")
    assert test["bounds"] == pytest.approx([-2.2513, 2.8904], abs=1e-4)
    assert test["llr"] == SPRT.log_likelihood_ratio((0, 0, 1, 0, 1)) > 0


def test_values_without_a_test_and_without_pairs() -> None:
    values = match_values(MATCH, Standing())
    assert "sprt" not in values
    unknown = ("score", "elo", "elo_low", "elo_high", "normalized_elo", "superiority")
    assert [values[name] for name in unknown] == [None] * 6


@pytest.mark.parametrize(
    ("elo", "text", "value"),
    [
        (12.345, "+12.3", 12.35),
        (-7.0, "-7.0", -7.0),
        (-0.04, "+0.0", -0.04),
        (float("inf"), "+∞", None),
        (float("-inf"), "-∞", None),
    ],
)
def test_how_elo_is_written(elo: float, text: str, value: float | None) -> None:
    assert elo_text(elo) == text
    assert elo_value(elo) == value
