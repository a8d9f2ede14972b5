"""``beetle``: one cell, on the ground or up, over or down the hive."""

from __future__ import annotations

from skep.pieces import Piece
from skep.rulebook import Rule
from skep.rulebook.details import Far

from .drawing import draw


def test_the_rulebooks_beetle_has_four_cells() -> None:
    hive = draw("""
    x   wB1 x
      bQ  wQ
    """)
    assert hive.goes("wB1") == {*hive.cells("x"), hive["bQ"], hive["wQ"]}
    assert len(hive.goes("wB1")) == 4


def test_on_top_it_goes_to_all_sides() -> None:
    hive = draw("""
      x   x
    wQ  X   bQ
      x   wA1
    X = bS1 < wB1
    """)
    neighbors = {hive["wQ"], hive["bQ"], hive["wA1"]}
    assert hive.goes("wB1") == hive.cells("x") | neighbors


def test_it_drops_into_an_enclosed_cell() -> None:
    hive = draw("""
      bA1 bA2
    X   x   wQ
      bS2 bQ
    X = bS1 < wB1
    """)
    assert hive["x"] in hive.goes("wB1")


def test_stacks_grow_without_limit() -> None:
    hive = draw("""
    wB2 X   wQ
      .   bQ
    X = bS1 < bB1 < wB1 < bB2 < bM
    """)
    assert hive["bS1"] in hive.goes("wB2")
    assert hive.play("wB2", "bS1").position.height(hive["bS1"]) == 6
    assert hive.play("wB2", "bS1").position.top(hive["bS1"]) is Piece("wB2")


def test_it_goes_one_cell_only() -> None:
    hive = draw("wB1 wQ  bQ")
    explanation = hive.explain("wB1", "bQ")
    assert explanation.rule is Rule.BEETLE
    assert explanation.detail == Far(2)


def test_on_the_ground_it_obeys_gates() -> None:
    hive = draw("""
      bA1 bA2
    bS1 wB1 a
      wQ  bQ
    """)
    assert hive.goes("wB1") == {hive[name] for name in ("bA1", "bA2", "bS1", "wQ", "bQ")}
    assert hive.explain("wB1", "a").rule is Rule.FREEDOM_TO_MOVE
