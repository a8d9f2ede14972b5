"""The ``place-`` rules and ``stays``: where new pieces go, and that they never leave."""

from __future__ import annotations

import random

from skep.pieces import GameType, Piece
from skep.rulebook import Position, Rule, legal_actions
from skep.rulebook.details import Enemies, Expected, Occupied
from skep.rulesets import PRESETS

from .drawing import draw


def test_a_new_piece_touches_its_own_color_and_no_other() -> None:
    hive = draw("""
      x   e   o
    x   wQ  bQ  o
      x   e   o
    """)
    assert hive.goes("wA1") == hive.cells("x")


def test_touching_the_enemy_names_the_pieces_touched() -> None:
    hive = draw("""
          e   wG1
        wQ  bQ  bA1
    """)
    explanation = hive.explain("wA1", "e")
    assert explanation.rule is Rule.PLACE_TOUCH_ENEMY
    assert explanation.detail == Enemies((hive["bQ"],), (Piece("bQ"),))


def test_a_new_piece_must_touch_its_own_color() -> None:
    hive = draw("wQ  bQ  .   o")
    assert hive.explain("wA1", "o").rule is Rule.PLACE_TOUCH_OWN


def test_a_new_piece_is_never_placed_on_top() -> None:
    hive = draw("wQ  bQ")
    explanation = hive.explain("wB1", "wQ")
    assert explanation.rule is Rule.PLACE_GROUND
    assert explanation.detail == Occupied(Piece("wQ"))


def test_an_enclosed_cell_is_fine() -> None:
    hive = draw("""
      wA1 wA2
    wQ  x   wS1 bQ
      wB1 wG1
    """)
    assert hive["x"] in hive.goes("wS2")


def test_a_stack_has_the_color_of_its_top() -> None:
    text = """
      x   e
    x   X   bQ  wQ
      x   e
    X = bA1 < wB1
    """
    assert draw(text).cells("x") < draw(text).goes("wA1")
    black = draw(text, turn="black")
    assert black.goes("bA2").isdisjoint(black.cells("x"))


def test_pieces_of_a_kind_are_placed_in_number_order() -> None:
    hive = draw("""
    x   wQ  bQ  bA1
    """)
    assert hive.goes("wA1")
    assert not hive.goes("wA2")
    explanation = hive.explain("wA3", "x")
    assert explanation.rule is Rule.PLACE_NUMBER_ORDER
    assert explanation.detail == Expected(Piece("wA1"))


def test_a_placed_piece_stays() -> None:
    rng = random.Random(0)
    position = Position.start(GameType.BASE_MLP, PRESETS["uhp"])
    for _ in range(60):
        after = position.play(rng.choice(sorted(legal_actions(position), key=repr)))
        assert position.places.keys() <= after.places.keys()
        position = after
