"""``ladybug``: two steps on top of the hive, then one down."""

from __future__ import annotations

from skep.pieces import Piece
from skep.rulebook import Rule
from skep.rulebook.details import Occupied

from .drawing import draw


def test_the_rulebooks_ladybug_has_ten_cells() -> None:
    hive = draw("""
        x   x
      x   bQ  x
    x   bA1 bB1 x
      wL  bS1 wQ  x
        .   .   .
    """)
    assert len(hive.goes("wL")) == 10
    assert hive.cells("x") < hive.goes("wL")


def test_it_enters_and_leaves_enclosed_cells() -> None:
    hive = draw("""
      bA1 bA2
    bS1 x   bB1 wL
      bS2 wQ
    """)
    assert hive["x"] in hive.goes("wL")
    assert hive.play("wL", "x").play_pass().goes("wL")


def test_it_does_not_end_where_it_started() -> None:
    hive = draw("""
    wL  wQ
      bQ  .
    """)
    assert hive["wL"] not in hive.goes("wL")


def test_two_steps_on_top_and_not_one() -> None:
    hive = draw("""
      .   a
    wL  wQ  x
    """)
    assert not hive.goes("wL")
    assert hive.explain("wL", "a").rule is Rule.LADYBUG


def test_it_crosses_no_gap() -> None:
    hive = draw("""
    wL  wQ  .   bA1 a
      bQ  bS1 bA2
    """)
    assert hive.explain("wL", "a").rule is Rule.LADYBUG


def test_it_ends_on_the_ground() -> None:
    hive = draw("wL  wQ  bQ")
    explanation = hive.explain("wL", "bQ")
    assert explanation.rule is Rule.LADYBUG
    assert explanation.detail == Occupied(Piece("bQ"))
