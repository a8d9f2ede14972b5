"""The programs in examples/ work; here with small parameters."""

from __future__ import annotations

import importlib
import shlex
import sys
from pathlib import Path

import pytest

import skep
from skep.engine import Limit
from skep.uhp import UhpEngine
from tests.documents.blocks import ROOT

EXAMPLES = ROOT / "examples"
GAMES = [
    "Base;InProgress;White[2];wS1;bS1 wS1-",
    r"Base;InProgress;White[2];wS1;bS1 \wS1",  # the same, turned
    "Base;InProgress;White[2];wG1;bS1 wG1-",
]


def test_every_example_is_tested_and_described() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    page = (ROOT / "examples" / "README.md").read_text(encoding="utf-8")
    for path in EXAMPLES.glob("*.py"):
        assert f'"examples.{path.stem}"' in source, path
        assert f"({path.name})" in page, path


def test_draw_position(tmp_path: Path) -> None:
    importlib.import_module("examples.draw_position").draw("wA1", tmp_path / "hive.svg")
    assert (tmp_path / "hive.svg").read_text("utf-8").startswith("<svg")


def test_random_policy() -> None:
    example = importlib.import_module("examples.random_policy")
    assert example.play_one(seed=1, ply_cap=20) == {"player_0": 0, "player_1": 0}
    assert example.play_many(games=2, steps=3, seed=1) == 0


def test_first_bot() -> None:
    bot = importlib.import_module("examples.first_bot").FirstBot()
    board = skep.Board.from_game_string("Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-")
    action = bot.choose(board, Limit(seconds=1))
    assert action in board.legal_moves


@pytest.mark.processes
def test_first_bot_is_a_uhp_engine() -> None:
    with UhpEngine.open([sys.executable, str(EXAMPLES / "first_bot.py")]) as engine:
        assert "FirstBot" in engine.id
        board = skep.Board("Base")
        assert engine.best_move(board, Limit(seconds=1)) in board.legal_moves


@pytest.mark.processes
def test_match_of_bots() -> None:
    result = importlib.import_module("examples.match_of_bots").measure(games=2)
    assert [record.black for record in result.records] != [
        record.white for record in result.records
    ]
    assert not result.has_faults
    assert str(result).startswith("FirstBot against RandomBot: 2 of 2 games")


@pytest.mark.processes
def test_analyse_with_engine() -> None:
    example = importlib.import_module("examples.analyse_with_engine")
    command = shlex.join([sys.executable, "-m", "skep", "uhp"])
    first, second = example.analyse(command, GAMES[0], Limit(depth=1))
    assert first.startswith("  1. wS1 ")
    assert second.startswith("  2. bS1 wS1- ")


@pytest.mark.slow  # PyTorch alone takes seconds to load, and tests/learning does the same
def test_selfplay_and_train(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("torch")
    example = importlib.import_module("examples.selfplay_and_train")
    engine = example.learn(tmp_path / "games", tmp_path / "new", games=48, nodes=20, epochs=1)
    assert capsys.readouterr().out.startswith("epoch 1: loss 0.")
    assert engine.best_move(skep.Board(), Limit(depth=1)) in skep.Board().legal_moves


def test_opening_book(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    example = importlib.import_module("examples.opening_book")
    (tmp_path / "games.txt").write_text("\n".join(GAMES))
    book = example.build(tmp_path / "games.txt", tmp_path / "book")
    example.show(book, skep.Board("Base"))
    assert capsys.readouterr().out.split() == ["wS1", "2", "games", "50.0%"]
