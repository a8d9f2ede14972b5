"""``ant``: any number of slides."""

from __future__ import annotations

from skep.pieces import Piece
from skep.rulebook import Rule
from skep.rulebook.details import Enclosed, Occupied

from .drawing import draw

FIGURE = """
        x   x   x
      x   bA1 bA2 x
    x   bQ  n   wQ  x
      x   bS1 bS2 x
        wA1 x   x
"""


def test_the_rulebooks_ant_has_eleven_cells() -> None:
    hive = draw(FIGURE)
    assert len(hive.cells("x")) == 11
    assert hive.goes("wA1") == hive.cells("x")


def test_it_does_not_enter_an_enclosed_cell() -> None:
    hive = draw(FIGURE)
    explanation = hive.explain("wA1", "n")
    assert explanation.rule is Rule.FREEDOM_TO_MOVE
    assert explanation.detail == Enclosed(hive["n"])


def test_it_does_not_enter_a_gated_ring() -> None:
    hive = draw("""
      bA1 bA2 .
    bQ  n   .   .
      bS1 wQ  wA1
    """)
    assert hive["n"] not in hive.goes("wA1")


def test_it_does_not_block_itself() -> None:
    # If the ant's own cell counted as occupied, y would be behind a gate.
    hive = draw("""
          x   x   x
        x   bS1 bQ  x
      x   wQ  y   x
    x   bB1 x   wA1
      x   bA2 bA1 x
        x   x   x
    """)
    assert hive.goes("wA1") == hive.cells("xy")


def test_it_stays_on_the_ground() -> None:
    hive = draw("wA1 wQ  bQ")
    explanation = hive.explain("wA1", "wQ")
    assert explanation.rule is Rule.ANT
    assert explanation.detail == Occupied(Piece("wQ"))
