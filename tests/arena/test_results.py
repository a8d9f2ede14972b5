"""The results file: what is in it counts, whatever happened to its last line."""

from __future__ import annotations

import json
import re
from contextlib import AbstractContextManager
from dataclasses import replace
from pathlib import Path

import pytest

from skep import PRESETS, FileError, NotationError, Outcome
from skep.arena.fixture import Fixture
from skep.arena.pgn import format_pgn
from skep.arena.records import GameRecord
from skep.arena.results import Results, open_results
from skep.arena.standing import Standing
from skep.formats import read_games
from skep.outcomes import Reason
from skep.pieces import Color
from tests.arena.playing import fixture, named, record

FIXTURE = named("a", "b")
GAMES = [
    record(0, "a", "b", "WhiteWins"),
    record(0, "b", "a", "Draw"),
    record(1, "a", "b", "BlackWins"),
]
IDENTITIES = ["A 1.0", "B 2.0"]
HEADER = json.dumps({"format": 2, "fixture": FIXTURE.described() | {"identities": IDENTITIES}})


def line(game: GameRecord) -> str:
    return json.dumps(game.to_json())


def opened(path: Path, fixture: Fixture = FIXTURE) -> AbstractContextManager[Results]:
    return open_results(path, fixture, IDENTITIES)


def written(path: Path) -> Path:
    with opened(path) as results:
        for game in GAMES:
            results.add(game)
    return path


def test_records_come_back(tmp_path: Path) -> None:
    path = written(tmp_path / "games.jsonl")
    with opened(path) as results:
        assert list(results.records.values()) == GAMES
    assert len(path.read_text().splitlines()) == 4


def test_a_line_cut_short_is_forgotten(tmp_path: Path) -> None:
    path = written(tmp_path / "games.jsonl")
    whole = path.read_bytes()
    for lost in range(1, len(whole.splitlines()[-1]) + 1, 37):
        path.write_bytes(whole[:-lost])
        with opened(path) as results:
            assert list(results.records.values()) == GAMES[:2]
            results.add(GAMES[2])
        assert path.read_bytes() == whole


def test_a_header_cut_short_is_rewritten(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text('{"format": 2, "fix')
    with opened(path) as results:
        assert not results.records
    assert path.read_text() == HEADER + "\n"


@pytest.mark.parametrize(
    ("other", "message"),
    [
        (replace(FIXTURE, ply_cap=80), "its ply_cap is 60, here it is 80"),
        (fixture("skep?nodes=1&name=a", "skep?nodes=9&name=b"), "its players 2 limit nodes is 1, "),
        (named("b", "a"), 'its players 1 name is "a", here it is "b"'),
        (named("a", "b", "c"), "its number of players is 2, here it is 3"),
    ],
)
def test_other_games_are_refused(other: Fixture, message: str, tmp_path: Path) -> None:
    path = written(tmp_path / "games.jsonl")
    before = path.read_bytes()
    with pytest.raises(FileError, match=f"other settings: {message}"), opened(path, other):
        pass
    assert path.read_bytes() == before


def test_players_that_have_changed_are_refused(tmp_path: Path) -> None:
    path = written(tmp_path / "games.jsonl")
    with (
        pytest.raises(FileError, match=r'its identities 2 is "B 2\.0", here it is "B 2\.1"'),
        open_results(path, FIXTURE, ["A 1.0", "B 2.1"]),
    ):
        pass


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("hello\n", "line 1: this is not a JSON object"),
        ("hello", "not a file of results"),
        ("\n", "line 1: this is not a JSON object"),
        ('{"a": 1}', "not a file of results"),
        ('{"a": 1}\n{"b', "not a file of results"),
        ("{}\n", "not a file of results in format 2"),
        ('{"match": {"ply_cap": 60}}\n', "or an older Skep began it"),
        ('{"format": 2}\n', "its content is null"),
        (HEADER + "\n[]\n", "line 2: this is not a JSON object"),
        (HEADER + '\n{"opening": 1}\n', "line 2: not the record of a game"),
        (f"{HEADER}\n{line(record(9, 'a', 'b', 'Draw'))}\n", "line 2: .* no such game"),
        (f"{HEADER}\n{line(record(0, 'a', 'c', 'Draw'))}\n", "line 2: .* no such game"),
    ],
)
def test_other_files_are_refused_and_left_alone(content: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(content)
    with pytest.raises(FileError, match=message), opened(path):
        pass
    assert path.read_text() == content


def test_two_contests_do_not_share_a_file(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with (
        opened(path),
        pytest.raises(FileError, match="another process is writing"),
        opened(path),
    ):
        pass


@pytest.mark.parametrize("name", ["", "no/such/folder/games.jsonl"])
def test_a_file_that_cannot_be_written(name: str, tmp_path: Path) -> None:
    with pytest.raises(FileError, match="cannot write"), opened(tmp_path / name):
        pass


def test_pairs_count_once_both_games_are_there() -> None:
    standing = Standing(GAMES)
    encounter = standing.encounter("a", "b")
    assert (encounter.wins, encounter.draws, encounter.losses) == (1, 1, 1)
    assert encounter.pairs == (0, 0, 0, 1, 0)
    standing.add(record(1, "b", "a", "WhiteWins"))
    encounter = standing.encounter("a", "b")
    assert encounter.pairs == (1, 0, 0, 1, 0)
    assert encounter.score == 1.5 / 4


def test_either_player_has_a_view() -> None:
    standing = Standing(
        [*GAMES, record(0, "a", "c", "WhiteWins"), record(0, "c", "a", "WhiteWins")]
    )
    theirs = standing.encounter("b", "a")
    assert (theirs.wins, theirs.draws, theirs.losses) == (1, 1, 1)
    assert theirs.pairs == (0, 1, 0, 0, 0)
    assert standing.encounter("a", "c").pairs == (0, 0, 1, 0, 0)
    everybody = standing.encounter("a")
    assert (everybody.wins, everybody.draws, everybody.losses) == (2, 1, 2)
    assert everybody.pairs == (0, 0, 1, 1, 0)
    assert standing.encounter("b", "c").score is None


def test_faults_are_reported_with_their_player() -> None:
    lost = record(0, "a", "b", "WhiteWins", "timeout")
    assert lost.loser_at_fault == "b"
    standing = Standing([lost, GAMES[1]])
    assert standing.ends == {("timeout", "b"): 1, ("surrounded", ""): 1}
    assert (standing.faults("a"), standing.faults("b")) == ({}, {"timeout": 1})


def test_pgn() -> None:
    text = format_pgn(FIXTURE, reversed(GAMES), "2018.10.28")
    first = text.split("\n\n[")[0]
    assert first.splitlines() == [
        '[GameType "Base"]',
        '[Date "2018.10.28"]',
        '[Event "a against b"]',
        '[Site ""]',
        '[Round "1"]',
        '[White "a"]',
        '[Black "b"]',
        '[Result "WhiteWins"]',
        '[Opening "1"]',
        '[OpeningPlies "2"]',
        '[Termination "surrounded"]',
        "",
        "1. wS1",
        "2. bS1 wS1-",
        "3. wA1 -wS1",
        "WhiteWins",
    ]
    assert re.findall(r'Round "(.*)"', text) == ["1", "2", "3"]


def test_pgn_of_a_tournament() -> None:
    games = [record(1, "c", "b", "Draw"), record(0, "b", "c", "Draw")]
    text = format_pgn(named("a", "b", "c"), games, "2018.10.28")
    assert re.findall(r'Round "(.*)"', text) == ["5", "12"]
    assert '[Event "Tournament of 3 players"]' in text


def test_a_pgn_has_the_rules_and_the_reason_of_each_end() -> None:
    by_uhp = replace(FIXTURE, rules="uhp")
    games = [record(0, "a", "b", "Draw", "ply-cap"), record(0, "b", "a", "WhiteWins", "timeout")]
    text = format_pgn(by_uhp, games, "2018.10.28")
    assert re.findall(r'Termination "(.*)"', text) == ["ply-cap", "time"]
    read = [found.game for found in read_games(text)]
    assert [game and (game.ruleset, game.outcome) for game in read] == [
        (PRESETS["uhp"], Outcome(None, Reason.UNKNOWN)),
        (PRESETS["uhp"], Outcome(Color.WHITE, Reason.TIME)),
    ]


def test_a_record_that_is_no_game_is_reported_when_it_becomes_pgn() -> None:
    game = replace(GAMES[1], game_string="Base;InProgress;White[1];wS1;wS1")
    with pytest.raises(NotationError, match="game 2 can't be written as PGN: move 2"):
        format_pgn(FIXTURE, [GAMES[0], game], "2018.10.28")
