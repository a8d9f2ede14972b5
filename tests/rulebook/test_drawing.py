"""The drawings themselves: what they mean, and errors for misaligned ones."""

from __future__ import annotations

import pytest

from skep.hexes import Direction, Hex
from skep.pieces import Color, Piece

from .drawing import draw


def test_rows_are_half_a_cell_apart() -> None:
    hive = draw("""
      a   b
    c   wQ  d
      e   f
    """)
    around = [hive[mark] for mark in "dbacef"]
    assert around == [hive["wQ"].neighbor(direction) for direction in Direction]


def test_stacks_are_listed_from_the_ground_up() -> None:
    hive = draw("""
    X   wA1
    X = bQ < wB1
    """)
    assert hive.position.stack(Hex(0, 0)) == (Piece("bQ"), Piece("wB1"))
    assert hive.position.top(Hex(0, 0)) is Piece("wB1")


def test_a_drawing_has_a_player_to_move() -> None:
    hive = draw("wQ  bQ", turn="black", turn_number=3)
    assert hive.position.turn is Color.BLACK
    assert hive.position.turn_number == 3


def test_a_misaligned_drawing_is_refused() -> None:
    with pytest.raises(AssertionError, match="half a cell"):
        draw("""
        wQ
        bQ
        """)


def test_a_hive_in_pieces_is_refused() -> None:
    with pytest.raises(AssertionError, match="in pieces"):
        draw("wQ  .   bQ")
