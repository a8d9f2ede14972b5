"""``grasshopper``: in a straight line over pieces to the first empty cell."""

from __future__ import annotations

from skep.pieces import Piece
from skep.rulebook import Rule
from skep.rulebook.details import Gap, NothingToJump, Occupied, OffLine

from .drawing import draw

FIGURE = """
        wG1 bA1 x   bA2 n
      bB1 bS1 wQ  bS2
    x       bQ
              x
"""


def test_the_rulebooks_grasshopper_has_three_cells() -> None:
    hive = draw(FIGURE)
    assert len(hive.cells("x")) == 3
    assert hive.goes("wG1") == hive.cells("x")


def test_it_does_not_jump_over_a_gap() -> None:
    hive = draw(FIGURE)
    explanation = hive.explain("wG1", "n")
    assert explanation.rule is Rule.GRASSHOPPER
    assert isinstance(explanation.detail, Gap)
    assert explanation.detail.cell in hive.cells("x")


def test_it_jumps_over_something() -> None:
    hive = draw("""
      a   .
    wG1 wQ  bQ
    """)
    explanation = hive.explain("wG1", "a")
    assert explanation.rule is Rule.GRASSHOPPER
    assert explanation.detail == NothingToJump()


def test_it_jumps_in_a_straight_line() -> None:
    hive = draw("""
      .   .   a
    wG1 wQ  bQ
    """)
    assert hive.explain("wG1", "a").detail == OffLine()


def test_it_lands_on_an_empty_cell() -> None:
    hive = draw("wG1 wQ  bQ  x")
    assert hive.goes("wG1") == hive.cells("x")
    assert hive.explain("wG1", "bQ").detail == Occupied(Piece("bQ"))


def test_it_jumps_over_stacks_of_any_height() -> None:
    hive = draw("""
    wG1 X   bQ  x
    X = wQ < bB1 < bB2
    """)
    assert hive.goes("wG1") == hive.cells("x")


def test_it_jumps_out_of_a_pit_and_into_one() -> None:
    hive = draw("""
      bA1 bA2 .
    bS1 x   bS2 wG1
      bB1 bB2 wQ
    """)
    assert hive["x"] in hive.goes("wG1")
    landed = hive.play("wG1", "x").play_pass()
    assert len(landed.goes("wG1")) == 6
