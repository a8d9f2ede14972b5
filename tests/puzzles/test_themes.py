"""Each theme is found where it is, and not where it is not."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from skep import PASS, Action, Board
from skep.lessons.prepared_games import game_string
from skep.locales import LANGUAGES
from skep.puzzles import PuzzleTheme
from skep.puzzles.themes import SolvedLine, themes_of

ROW = "Base_w6_wA1-wQ-bS1-bQ"
RING = "Base_w9_1wA3-bS1-bS2-wA1.1wQ-bQ.1wA2-bG1"  # the black queen has two liberties side by side
ON_TOP = "Base_w6_wQ-wS1-bS1wB1-bQ"
PILLBUG = "P_w6_wQ-wP-bS1-bQ.1bA1"

LINES = [
    (ROW, "wA1 bQ-", "surround pin ant"),
    (ROW, r"wA1 \wQ", "quiet ant"),
    (ROW, "wA2 -wA1", "quiet drop"),
    ("Base_w6_wQ-wB1-bS1-bQ-wA1", "wA1 -wQ", "quiet retreat ant"),
    (RING, "wA3 bQ-", "surround double-threat gate ant"),
    ("Base_w6_wA1-wB1-wQ-bS1-bQ", r"wA1 bQ/,bS2 bS1\,wB1 wQ", "surround pin unpin climb ant"),
    (PILLBUG, r"bA1 \wP", "quiet throw"),
    ("P_w6_wP-wQ-bS1-bQ", r"wP \wQ", "quiet pillbug"),
    (ON_TOP, "wB1 bS1/", "surround step-down"),
    (ON_TOP, "wB1 bQ", "quiet climb cover"),
    ("Base_w6_wG1-wQ-bS1-bQ", "wG1 bQ-", "surround pin jump"),
    ("Base_w6_wS1-wQ-bS1-bQ", "wS1 bS1/", "surround spider"),
    ("M_w6_wM-wQ-bA1-bQ", "wM /wQ", "quiet mosquito"),
    ("L_w6_wL-wQ-bA1-bQ", "wL bA1/", "surround ladybug"),
    ("Base_b6_bQ-bS1-wS1-wQ", r"bQ \bS1", "quiet queen"),
]


def themes(board: Board, moves: Sequence[Action | str], *, is_defense: bool = False) -> str:
    line = board.copy()
    actions = [line.push(move) for move in moves]
    found = themes_of(SolvedLine(board, actions, is_defense=is_defense))
    return " ".join(theme.id for theme in found)


@pytest.mark.parametrize(("position", "moves", "expected"), LINES)
def test_themes_of_a_win(position: str, moves: str, expected: str) -> None:
    assert themes(Board.from_position(position), moves.split(",")) == expected


def test_themes_of_a_defense() -> None:
    board = Board.from_position("Base_b6_bQ-bS1-wS1-wQ")
    assert themes(board, [r"bQ \bS1"], is_defense=True) == "queen only-defense free-the-queen"
    assert themes(board, ["bA1 -bQ"], is_defense=True) == "drop only-defense"


def test_an_opponent_who_must_pass() -> None:
    board = Board.from_game_string(game_string("passing-must"), "rulebook")
    last = board.pop()
    assert "standstill" in themes(board, [last, PASS]).split()


def test_every_theme_has_an_example_and_a_counterexample() -> None:
    examples = [set(expected.split()) for _, _, expected in LINES]
    elsewhere = {PuzzleTheme.STANDSTILL, PuzzleTheme.ONLY_DEFENSE, PuzzleTheme.FREE_THE_QUEEN}
    for theme in set(PuzzleTheme) - elsewhere:
        assert any(theme.id in example for example in examples), theme
        assert not all(theme.id in example for example in examples), theme


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_theme_has_a_name_of_its_own(language: str) -> None:
    assert len({theme.text(language) for theme in PuzzleTheme}) == len(PuzzleTheme)
