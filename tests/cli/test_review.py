"""``skep review``: text, JSON, PGN and a page, in four languages."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from skep.cli.app import run
from skep.formats import read_games
from tests.review.games import BLUNDER_AND_MISSED_WIN

pytestmark = pytest.mark.processes

Captured = pytest.CaptureFixture[str]
SHORT = "Base;InProgress;White[2];wS1;bS1 wS1-"
FEW = ("--nodes", "1000", "-j", "1")


@pytest.fixture
def one(tmp_path: Path) -> str:
    path = tmp_path / "game.txt"
    path.write_text(BLUNDER_AND_MISSED_WIN + "\n")
    return str(path)


def test_one_game_move_by_move(one: str, tmp_path: Path, capsys: Captured) -> None:
    page, annotated = tmp_path / "review.html", tmp_path / "review.pgn"
    files = ["--html", str(page), "--pgn", str(annotated)]
    assert run(["review", one, *FEW, "--language", "de", *files]) == 0
    printed = capsys.readouterr().out
    assert "Patzer" in printed
    assert "umzingelt die schwarze" in printed.replace("\n", " ")
    assert "Genauigkeit" in printed
    assert '<html lang="de">' in page.read_text()
    (read,) = read_games(annotated)
    assert read.game is not None
    *_, blunder, missed = read.game.mainline()
    assert 4 in blunder.glyphs
    assert missed.parent is not None
    assert [node.move_string for node in missed.parent.variations] == ["wS1 -wQ", "wA2 wA1\\"]


def test_many_games_with_one_line_each(tmp_path: Path, capsys: Captured) -> None:
    path = tmp_path / "games.txt"
    path.write_text(f"{SHORT}\nBase;InProgress;White[2];wS1;wS2\n")
    assert run(["review", str(path), *FEW, "--language", "en"]) == 1
    out, err = capsys.readouterr()
    first, second = out.splitlines()
    fault, counts = err.splitlines()
    assert fault.startswith(f"{path}, line 2: ")
    assert counts == "games: 1, repairs: 0, faults: 1"
    assert "White against Black. Accuracy: " in first
    assert "games.txt:2: not reviewed: " in second
    assert run(["review", str(path), *FEW, "--json"]) == 1
    good, bad = map(json.loads, capsys.readouterr().out.splitlines())
    assert len(good["moves"]) == 2
    assert bad["error"]


def test_several_sources_and_typed_games(one: str, capsys: Captured) -> None:
    assert run(["review", SHORT, one, *FEW, "--json"]) == 0
    typed, read = map(json.loads, capsys.readouterr().out.splitlines())
    assert (typed["game"], read["game"]) == (SHORT, BLUNDER_AND_MISSED_WIN)


def test_a_page_on_standard_output(one: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["review", one, *FEW, "--html", "-"]) == 0
    assert capfd.readouterr().out.startswith("<!DOCTYPE html>")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["missing.pgn"], "missing.pgn"),
        (["{one}", "--language", "fr"], "unknown language"),
        (["{one}", "--html", "{folder}/a", "--pgn", "{folder}/a"], "different files"),
        (["{one}", "--html", "{folder}/no/review.html"], "there is no folder"),
        (["{one}", "--nodes", "0"], "nodes"),
        (["{empty}"], "it is empty"),
    ],
)
def test_mistakes(
    arguments: list[str], message: str, one: str, tmp_path: Path, capsys: Captured
) -> None:
    empty = tmp_path / "empty.txt"
    empty.touch()
    filled = [each.format(one=one, folder=tmp_path, empty=empty) for each in arguments]
    assert run(["review", *filled]) == 2
    assert message in capsys.readouterr().err
