"""``skep explore`` on the command line."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

from skep.cli.app import run
from skep.explorer import Explorer
from skep.formats import write_games
from tests.explorer.judging import random_games

GAMES = random_games(8, 15, plies=8)
ADA = """[GameType "Base"]
[Date "2018.10.28"]
[White "Ada"]
[Black "Bo"]
[WhiteElo "1900"]
[BlackElo "1800"]
[Result "WhiteWins"]

1. wG1
2. bS1 wG1-
WhiteWins
"""


@pytest.fixture
def index(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """An index of one game."""
    (tmp_path / "ada.pgn").write_text(ADA)
    path = tmp_path / "games.skepx"
    assert run(["explore", "build", str(path), str(tmp_path / "ada.pgn")]) == 0
    assert capsys.readouterr().out == "added: 1, known: 0, unreadable: 0, in the index: 1\n"
    return path


def test_games_of_any_format_are_added_once(
    index: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_games(tmp_path / "games.json.gz", GAMES)
    for line in (
        "added: 15, known: 1, unreadable: 0, in the index: 16\n",
        "added: 0, known: 16, unreadable: 0, in the index: 16\n",
    ):
        sources = [str(tmp_path / name) for name in ("games.json.gz", "ada.pgn")]
        assert run(["explore", "build", str(index), *sources]) == 0
        assert capsys.readouterr().out == line


def test_a_table_of_moves_and_games(index: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["explore", "show", str(index), "Base;InProgress;Black[1];wG1"]) == 0
    total, _, head, move, _, _, game, *_ = capsys.readouterr().out.splitlines()
    assert total == "games: 1  WWWWWWWWWWWWWWWWWWWW  White won 100 %"
    assert head.split()[:3] == ["move", "games", "results"]
    assert move.startswith("bS1 wG1-           1  WWWWWWWWWWWWWWWWWWWW")
    assert move.endswith("1800   1100  2018-10-28  Bo")
    assert game.startswith("  2018-10-28  Ada 1900 - Bo 1800: WhiteWins, 2 plies (")


def test_values_for_programs(index: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["explore", "show", str(index), "Base", "--json"]
    filters = ["--player", "ada", "--color", "white", "--since", "2018", "--until", "2018-10"]
    assert run([*words, *filters, "--result", "white", "--min-strength", "1800"]) == 0
    values = json.loads(capsys.readouterr().out)
    assert (values["games"], values["white_wins"]) == (1, 1)
    (move,) = values["moves"]
    assert (move["move"], move["games"], move["score"], move["strength"]) == ("wG1", 1, 1.0, 1900)
    assert move["players"] == [{"name": "Ada", "games": 1}]
    assert values["latest"][0]["black"] == "Bo"
    assert run([*words, "--min-strength", "1801"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 0


def test_a_position_that_nobody_had(index: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["explore", "show", str(index), "Base+P"]) == 0
    assert capsys.readouterr().out == "No game in the index matches.\n"


def test_games_that_cannot_be_read_are_reported_and_the_others_added(
    index: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "Base;InProgress;Black[1];wS1\nBase;InProgress;Black[1];wQ wQ\n"
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    assert run(["explore", "build", str(index), "-"]) == 1
    out, err = capsys.readouterr()
    assert out == "added: 1, known: 0, unreadable: 1, in the index: 2\n"
    assert err.startswith("standard input, line 2: ")
    assert err.endswith("\ngames: 1, repairs: 0, faults: 1\n")


def test_a_new_index_without_games_is_removed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary,\n")
    for source in (diary, tmp_path / "none.pgn"):
        assert run(["explore", "build", str(tmp_path / "new.skepx"), str(source)]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert err.startswith(("error: found no games in ", "error: cannot read "))
        assert [it.name for it in tmp_path.iterdir()] == ["diary.txt"]


def test_what_is_repaired_in_the_game_to_show_is_reported(
    index: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["explore", "show", str(index), "Base;InProgress;White[1];wG1"]) == 0
    repaired = "the text, line 1: repaired: the turn is written White[1], but it is Black[1]\n"
    assert capsys.readouterr().err == repaired


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (
            ["show", "none.skepx"],
            "none.skepx does not exist; create an index with skep explore build",
        ),
        (["show", "ada.pgn"], "ada.pgn is not an index of games"),
        (["show", "games.skepx", "Bass"], "Bass"),
        (
            ["show", "games.skepx", "--color", "white"],
            "a color needs a player: it is the color of that player",
        ),
        (["show", "games.skepx", "--since", "soon"], "not a date"),
        (
            ["show", "games.skepx", "--since", "2019", "--until", "2018"],
            "'since' (2019) is after 'until' (2018)",
        ),
        (
            ["show", "games.skepx", "--result", "WhiteWins"],
            "unknown result 'WhiteWins'; expected one of white, black, draw",
        ),
        (["build", "ada.pgn", "games.skepx"], "ada.pgn is not an index of games"),
        (["build", "games.skepx", "none.pgn"], "none.pgn"),
        (["build", "games.skepx", "ada.pgn", "--plies", "5"], "first 60 plies"),
        (["build", "other.skepx", "."], "choose a place outside of it"),
    ],
)
def test_mistakes(
    index: Path,
    words: list[str],
    message: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(index.parent)
    assert run(["explore", *words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("error: ")
    assert message in err
    assert sorted(it.name for it in index.parent.iterdir()) == ["ada.pgn", "games.skepx"]
    assert len(Explorer.open(index, read_only=True)) == 1
