"""Puzzles that differ only in what does not matter are alike."""

from __future__ import annotations

import pytest

from skep import Board, Color, Symmetry
from skep.puzzles.likeness import pattern_of

START = "Base_w9_wA3-bS1-bS2-wA1.wQ-bQ.wA2-bG1"
MOVE = "wA3 bQ-"


def pattern(position: str, move: str) -> object:
    board = Board.from_position(position)
    return pattern_of(board, board.parse_move(move), board.turn.other)


@pytest.mark.parametrize("symmetry", Symmetry)
def test_turned_and_mirrored_puzzles_are_alike(symmetry: Symmetry) -> None:
    start = Board.from_position(START)
    start.push(MOVE)
    turned = start.transformed(symmetry)
    move = turned.pop()
    assert pattern_of(turned, move, Color.BLACK) == pattern(START, MOVE)


def test_colors_and_numbers_do_not_matter() -> None:
    swapped = START.replace("w", "x").replace("b", "w").replace("x", "b").replace("_w9", "_b9")
    assert pattern(swapped, "bA3 wQ-") == pattern(START, MOVE)
    renumbered = START.replace("wA1", "x").replace("wA2", "wA1").replace("x", "wA2")
    assert pattern(renumbered, MOVE) == pattern(START, MOVE)


def test_pieces_far_from_the_queen_do_not_matter() -> None:
    assert pattern(START + ".1wB1", MOVE) != pattern(START, MOVE)
    assert pattern(START.replace("wA1.", "wA1-wB1."), MOVE) == pattern(START, MOVE)


def test_another_solution_is_another_puzzle() -> None:
    assert pattern(START, "wA1 bQ-") != pattern(START, "wA2 bG1-")
    assert pattern(START, MOVE) != pattern(START, "wA2 bG1-")
