"""Puzzles are found in whatever games people play."""

from __future__ import annotations

from skep import Board
from skep.puzzles import find_puzzles


def test_positions_that_puzzles_cannot_have_are_left_out() -> None:
    board = Board.from_position("Base_w7_wS1-wG1.wS2-bQ.wA1-wQ-wA2", "rulebook")
    board.push(board.legal_moves[0])
    assert list(find_puzzles(board)) == []
