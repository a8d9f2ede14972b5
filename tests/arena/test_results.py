"""The file of results: what is in it counts, whatever happened to its last line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from skep import FileError
from skep.arena.pgn import format_pgn
from skep.arena.records import GameRecord
from skep.arena.results import open_results
from skep.arena.standing import Standing
from tests.arena.playing import record

MATCH: dict[str, object] = {"first": "a", "second": "b", "ply_cap": 60}
GAMES = [record(0, True, "WhiteWins"), record(0, False, "Draw"), record(1, True, "BlackWins")]


def written(path: Path) -> Path:
    with open_results(path, MATCH) as results:
        for game in GAMES:
            results.add(game)
    return path


def test_records_come_back(tmp_path: Path) -> None:
    path = written(tmp_path / "games.jsonl")
    with open_results(path, MATCH) as results:
        assert list(results.records.values()) == GAMES
    assert len(path.read_text().splitlines()) == 4


def test_a_line_cut_short_is_forgotten(tmp_path: Path) -> None:
    path = written(tmp_path / "games.jsonl")
    whole = path.read_bytes()
    for lost in range(1, len(whole.splitlines()[-1]) + 1, 37):
        path.write_bytes(whole[:-lost])
        with open_results(path, MATCH) as results:
            assert list(results.records.values()) == GAMES[:2]
            results.add(GAMES[2])
        assert path.read_bytes() == whole


def test_a_header_cut_short_begins_anew(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text('{"match": {"fir')
    with open_results(path, MATCH) as results:
        assert not results.records
    assert json.loads(path.read_text()) == {"match": MATCH}


def test_another_match_is_refused(tmp_path: Path) -> None:
    path = written(tmp_path / "games.jsonl")
    with (
        pytest.raises(FileError, match="another match: its ply_cap is 60, here it is 80"),
        open_results(path, MATCH | {"ply_cap": 80}),
    ):
        pass


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("hello\n", "line 1: this is no JSON object"),
        ("hello", "no file of results"),
        ("{}\n", "tells of no match"),
        (json.dumps({"match": MATCH}) + "\n[]\n", "line 2: this is no JSON object"),
        (json.dumps({"match": MATCH}) + '\n{"opening": 1}\n', "line 2: no record of a game"),
    ],
)
def test_other_files_are_refused_and_left_alone(content: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(content)
    with pytest.raises(FileError, match=message), open_results(path, MATCH):
        pass
    assert path.read_text() == content


def test_two_matches_do_not_share_a_file(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with (
        open_results(path, MATCH),
        pytest.raises(FileError, match="another match is writing"),
        open_results(path, MATCH),
    ):
        pass


@pytest.mark.parametrize("name", ["", "no/such/folder/games.jsonl"])
def test_a_file_that_cannot_be_written(name: str, tmp_path: Path) -> None:
    with pytest.raises(FileError, match="cannot write"), open_results(tmp_path / name, MATCH):
        pass


def test_pairs_count_once_both_games_are_there() -> None:
    standing = Standing(GAMES)
    assert (standing.wins, standing.draws, standing.losses) == (1, 1, 1)
    assert standing.pairs == (0, 0, 0, 1, 0)
    standing.add(record(1, False, "WhiteWins"))
    assert standing.pairs == (1, 0, 0, 1, 0)
    assert standing.score == 1.5 / 4


def test_faults_are_told_with_their_author() -> None:
    lost: GameRecord = record(0, True, "WhiteWins", "timeout")
    assert lost.loser_at_fault == "b"
    assert Standing([lost]).ends == {("timeout", "b"): 1}


def test_pgn() -> None:
    text = format_pgn(reversed(GAMES), "a against b", "2018.10.28")
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
    assert text.count("[GameType") == 3
