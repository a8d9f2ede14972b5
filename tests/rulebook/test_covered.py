"""``covered``: a piece under another can't move or use its ability."""

from __future__ import annotations

from skep.pieces import Piece
from skep.rulebook import Rule
from skep.rulebook.details import Covered

from .drawing import draw


def test_a_covered_piece_does_not_move() -> None:
    hive = draw("""
      a   .
    X   wQ  bQ
    X = wA1 < bB1
    """)
    assert not hive.goes("wA1")
    explanation = hive.explain("wA1", "a")
    assert explanation.rule is Rule.COVERED
    assert explanation.detail == Covered(Piece("wA1"), Piece("bB1"))


def test_it_cannot_move_even_under_its_own_beetle() -> None:
    hive = draw("""
      a   .
    X   wQ  bQ
    X = wA1 < wB1
    """)
    assert hive.explain("wA1", "a").rule is Rule.COVERED


def test_the_top_of_the_stack_is_what_covers() -> None:
    hive = draw("""
      a   .
    X   wQ  bQ
    X = wA1 < wB1 < bB2
    """)
    assert hive.explain("wB1", "a").detail == Covered(Piece("wB1"), Piece("bB2"))


def test_a_covered_pillbug_throws_nothing() -> None:
    hive = draw("""
      a   .
    bA1 X   wQ
      bQ  .
    X = wP < bB1
    """)
    assert not hive.goes("bA1")
    explanation = hive.explain("bA1", "a")
    assert explanation.rule is Rule.COVERED
    assert explanation.detail == Covered(Piece("wP"), Piece("bB1"))
