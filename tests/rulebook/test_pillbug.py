"""``pillbug``: one cell like the queen, or a throw of a neighbor to another cell beside it."""

from __future__ import annotations

from skep.pieces import Insect, Piece
from skep.rulebook import Rule, legal_actions
from skep.rulebook.details import Far, Occupied, OutOfReach
from skep.rulebook.insects import BEHAVIORS
from skep.rulebook.position import lifted

from .drawing import draw

BASIC = """
      x   x
    bA1 wP  x
      wQ  x
        bQ  o
"""


def test_it_moves_like_the_queen() -> None:
    hive = draw(BASIC)
    at = hive["wP"]
    like_a_queen = BEHAVIORS[Insect.QUEEN_BEE].destinations(lifted(hive.position.stacks, at), at)
    assert hive.goes("wP") == like_a_queen
    assert hive.explain("wP", "o").rule is Rule.PILLBUG
    assert hive.explain("wP", "o").detail == Far(2)
    assert hive.explain("wP", "bA1").detail == Occupied(Piece("bA1"))


def test_it_throws_an_enemy_to_any_empty_cell_beside_it() -> None:
    hive = draw(BASIC)
    assert hive.goes("bA1") == hive.cells("x")


def test_it_throws_its_own_side_too() -> None:
    hive = draw("""
      x   x
    wG1 wP  x
      bS1 wQ  bQ
    """)
    assert hive.cells("x") < hive.goes("wG1")


def test_a_pinned_pillbug_throws() -> None:
    hive = draw("""
      x   x
    bA1 wP  wQ  bQ
      x   x
    """)
    assert not hive.goes("wP")
    assert hive.goes("bA1") == hive.cells("x")


def test_a_walk_and_a_throw_to_the_same_cell_are_one_move() -> None:
    hive = draw("""
      .   x
    wA1 wP  bQ
      wQ  .
    """)
    to_x = [move for move in legal_actions(hive.position) if move == (Piece("wA1"), hive["x"])]
    assert len(to_x) == 1


def test_the_opponents_pillbug_does_not_help() -> None:
    hive = draw("""
      a   .
    bA1 bP  wQ  bQ
    """)
    assert not hive.goes("bA1")
    assert hive.explain("bA1", "a").rule is Rule.TURNS


def test_it_throws_no_further_than_one_cell() -> None:
    hive = draw(BASIC)
    explanation = hive.explain("bA1", "o")
    assert explanation.rule is Rule.PILLBUG
    assert explanation.detail == OutOfReach(Piece("wP"))


def test_it_throws_only_what_it_touches() -> None:
    hive = draw("""
      x   .
    wQ  wP  bQ  bA1
    """)
    assert hive.explain("bA1", "x").detail == OutOfReach(Piece("wP"))


def test_it_throws_only_to_empty_cells() -> None:
    hive = draw(BASIC)
    explanation = hive.explain("bA1", "wQ")
    assert explanation.rule is Rule.PILLBUG
    assert explanation.detail == Occupied(Piece("wQ"))
