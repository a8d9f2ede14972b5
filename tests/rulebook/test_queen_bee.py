"""``queen-bee``: one cell."""

from __future__ import annotations

from skep.pieces import Piece
from skep.rulebook import Rule
from skep.rulebook.details import Far, Occupied

from .drawing import draw


def test_the_rulebooks_queen_has_four_cells() -> None:
    hive = draw("""
        bA1 bA2 bA3
      bS1 x   x   bS2
        bB1 wQ  bB2
          x   x
    """)
    assert len(hive.cells("x")) == 4
    assert hive.goes("wQ") == hive.cells("x")


def test_she_goes_one_cell_only() -> None:
    hive = draw("""
      .   a
    wQ  bQ
    """)
    explanation = hive.explain("wQ", "a")
    assert explanation.rule is Rule.QUEEN_BEE
    assert explanation.detail == Far(2)


def test_she_climbs_on_nothing() -> None:
    hive = draw("wQ  bQ")
    explanation = hive.explain("wQ", "bQ")
    assert explanation.rule is Rule.QUEEN_BEE
    assert explanation.detail == Occupied(Piece("bQ"))
