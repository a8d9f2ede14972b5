"""``pillbug-target``: what can't be thrown."""

from __future__ import annotations

from skep.rulebook import Rule
from skep.rulebook.details import JustMoved, Split, Stacked

from .drawing import draw


def test_nothing_in_a_stack_is_thrown() -> None:
    hive = draw("""
      a   .
    X   wP  bQ
      wQ  .
    X = bA1 < bB1
    """)
    assert not hive.goes("bB1")
    assert not hive.goes("bA1")
    explanation = hive.explain("bB1", "a")
    assert explanation.rule is Rule.PILLBUG_TARGET
    assert explanation.detail == Stacked(2)


def test_the_piece_just_moved_is_not_thrown() -> None:
    hive = draw(
        """
      a   .
    bA1 wP  bQ
      wQ  .
        """,
        resting="bA1",
    )
    assert not hive.goes("bA1")
    explanation = hive.explain("bA1", "a")
    assert explanation.rule is Rule.PILLBUG_TARGET
    assert explanation.detail == JustMoved()


def test_the_only_link_of_the_hive_is_not_thrown() -> None:
    hive = draw("""
      .   a
    bS1 bA1 wP  wQ
    """)
    assert not hive.goes("bA1")
    explanation = hive.explain("bA1", "a")
    assert explanation.rule is Rule.ONE_HIVE
    assert isinstance(explanation.detail, Split)


def test_a_gate_stops_the_lift() -> None:
    hive = draw("""
      Y   .
    bA1 wP  a
      Z   .
    Y = bS1 < bB1
    Z = wQ < wB1
    """)
    assert not hive.goes("bA1")
    assert hive.gated_step("bA1", "a") == 1


def test_a_gate_stops_the_drop() -> None:
    hive = draw("""
      x   Y
    bA1 wP  a
      x   Z
    Y = bS1 < bB1
    Z = wQ < wB1
    """)
    assert hive.goes("bA1") == hive.cells("x")
    assert hive.gated_step("bA1", "a") == 2


def test_a_gate_on_the_ground_does_not_stop_a_throw() -> None:
    hive = draw("""
      .   bS1
    bA1 wP  x
      .   wQ
    """)
    assert hive["x"] in hive.goes("bA1")


def test_a_placed_piece_is_never_next_to_the_opponents_pillbug() -> None:
    # So the rule need not say whether a newly placed piece can be thrown.
    hive = draw(
        """
      .   .
    x   bQ  wP  wQ
      .   .
        """,
        turn="black",
    )
    placed = hive.play("bA1", "x")
    assert placed.position.resting is None
    assert not placed.goes("bA1")
