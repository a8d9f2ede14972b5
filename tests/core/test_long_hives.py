"""Hives of 28 in a row, on each axis: no board may wrap, clip or end the game."""

from __future__ import annotations

import random

import pytest

from skep import Board, Direction, Hex, Move, rulebook
from tests.core.styles import uniform


def a_row_of_28(axis: Direction) -> Board:
    """White grows to one side and Black to the other."""
    board = Board("Base+MLP", "rulebook")
    west = east = Hex(0, 0)
    for ply in range(28):
        piece = board.reserve(board.turn)[0]
        if ply == 0:
            to = east
        elif ply % 2:
            to = east = east.neighbor(axis)
        else:
            to = west = west.neighbor(axis.opposite)
        board.push(Move(piece, to))
    return board


@pytest.mark.parametrize("axis", [Direction.EAST, Direction.NORTH_EAST, Direction.NORTH_WEST])
def test_28_in_a_row(axis: Direction) -> None:
    board = a_row_of_28(axis)
    ends = [at for at in board.stacks if sum(n in board.stacks for n in at.neighbors()) == 1]
    assert len(board.stacks) == 28
    assert ends[0].distance(ends[1]) == 27
    rng = random.Random(1)
    for _ in range(30):
        assert set(board.legal_moves) == rulebook.legal_actions(board.position)
        board.push(uniform(rng, board))
