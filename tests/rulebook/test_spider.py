"""``spider``: exactly three slides, no cell twice."""

from __future__ import annotations

from skep.pieces import Piece
from skep.rulebook import Rule
from skep.rulebook.details import Gate, Occupied, WrongLength
from skep.rulebook.moving import slides
from skep.rulebook.position import lifted

from .drawing import draw

FIGURE = """
      wQ  bA2 bQ
    bG1 x   x   bB1 x
      bS1 .   bA1
    x   n   bS2
"""


def test_the_rulebooks_spider_has_four_cells() -> None:
    hive = draw(FIGURE, turn="black")
    assert len(hive.cells("x")) == 4
    assert hive.goes("bS2") == hive.cells("x")


def test_the_cell_beside_it_is_two_steps_away() -> None:
    hive = draw(FIGURE, turn="black")
    assert hive["bS2"].distance(hive["n"]) == 1
    explanation = hive.explain("bS2", "n")
    assert explanation.rule is Rule.SPIDER
    assert explanation.detail == WrongLength(2)


def test_it_cannot_take_a_fourth_step() -> None:
    hive = draw("""
      .   .   .   a
    wS1 wQ  bQ  bA1
    """)
    explanation = hive.explain("wS1", "a")
    assert explanation.rule is Rule.SPIDER
    assert explanation.detail == WrongLength(4)


def test_a_lone_neighbor_is_rounded_to_the_far_side() -> None:
    hive = draw("""
    wS1 wQ  x
    """)
    assert hive.goes("wS1") == hive.cells("x")


def test_around_a_ring_it_does_not_end_on_its_start() -> None:
    hive = draw("""
      bA1 bA2 bA3
    bB1 wS1 .   bB2
      bG1 .   bG2
        wQ  bQ
    """)
    assert not hive.goes("wS1")


def test_at_a_pinch_it_goes_on_along_either_side() -> None:
    hive = draw(
        """
      wQ  bA2 bQ
    bG1 i   i   bB1 .
      bS1 p   bA1
    l   o   bS2
        """,
        turn="black",
    )
    # At p it touches both sides: on the left it goes in and out again, on the right only in.
    without = lifted(hive.position.stacks, hive["bS2"])
    assert set(slides(without, hive["p"])) == hive.cells("oi") | {hive["bS2"]}
    assert hive.cells("il") < hive.goes("bS2")


def test_it_stays_on_the_ground() -> None:
    hive = draw("wS1 wQ  bQ")
    assert hive.explain("wS1", "bQ").detail == Occupied(Piece("bQ"))


def test_a_gate_on_the_third_step_stops_it() -> None:
    hive = draw("""
      bA1 bA2 .
    bS1 a   .   .
      bS2 wQ  .
        .   wS1
    """)
    explanation = hive.explain("wS1", "a")
    assert explanation.rule is Rule.FREEDOM_TO_MOVE
    assert isinstance(explanation.detail, Gate)
    assert explanation.detail.number == 3
