"""The engine package writes and reads what Python does, and its data is Python's."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tools.make_engine_data import DATA, typescript

import skep
from skep import Board
from skep.engine.chances import chance, win_in
from tests.core.test_web_core import random_boards
from tests.web_engine.package import run_script

SOURCES = Path(__file__).parent.parent.parent / "web" / "engine"


def test_the_data_is_pythons() -> None:
    assert DATA.read_text(encoding="utf-8") == typescript(), "stale: run make web-types"


def test_the_version_is_pythons() -> None:
    assert json.loads((SOURCES / "package.json").read_text())["version"] == skep.__version__


@pytest.mark.processes
def test_notation() -> None:
    boards = [board for board in random_boards(24, "notation") if board.root().ply == 0]
    asked = [{"rules": _rules(board), "game": board.game_string} for board in boards]
    found = run_script(
        """
        return data.map(({ rules, game: text }) => {
          const game = skep.Game.parse(core, text, rules);
          const moves = game.legalMoveStrings();
          for (const move of moves) if (!game.isLegal(game.parseMove(move))) throw new Error(move);
          return [game.gameString, moves, game.outcome];
        });
        """,
        asked,
    )
    for board, (game, moves, outcome) in zip(boards, found, strict=True):
        assert game == board.game_string
        assert moves == [board.move_string(action) for action in board.legal_moves]
        assert (outcome is not None) == board.is_over


@pytest.mark.processes
def test_chances() -> None:
    scores = [*range(-400, 401, 50), 29_000, 29_999, -29_990, 28_999, -28_999]
    found = run_script(
        "return data.map((score) => [skep.winIn(score), skep.chance(score)]);", scores
    )
    for score, (plies, expected) in zip(scores, found, strict=True):
        assert plies == win_in(score)
        assert expected == pytest.approx(chance(score), abs=1e-12)


def _rules(board: Board) -> str:
    return next(name for name, rules in skep.PRESETS.items() if rules == board.ruleset)
