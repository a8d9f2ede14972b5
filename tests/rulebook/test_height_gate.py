"""``height-gate``: above the ground too, a piece does not squeeze between two higher stacks."""

from __future__ import annotations

import pytest

from skep.pieces import Piece
from skep.rulebook.details import Gate

from .drawing import draw


def test_no_beetle_descends_between_equally_high_stacks() -> None:
    hive = draw("""
      .   Y
    wQ  X   a
      .   Z
    X = bA1 < wB1
    Y = bS1 < bB1
    Z = bQ < wB2
    """)
    assert hive.gated_step("wB1", "a") == 1
    detail = hive.explain("wB1", "a").detail
    assert isinstance(detail, Gate)
    assert set(detail.pieces) == {Piece("bB1"), Piece("wB2")}


def test_one_high_stack_is_not_a_gate() -> None:
    hive = draw("""
      .   Y
    wQ  X   a
      .   bQ
    X = bA1 < wB1
    Y = bS1 < bB1
    """)
    assert hive["a"] in hive.goes("wB1")


def test_from_higher_up_the_same_gate_is_open() -> None:
    hive = draw("""
      .   Y
    wQ  X   a
      .   Z
    X = bA1 < bB2 < wB1
    Y = bS1 < bB1
    Z = bQ < wB2
    """)
    assert hive["a"] in hive.goes("wB1")


def test_no_beetle_climbs_a_piece_between_two_stacks() -> None:
    hive = draw("""
      .   Y
    wB1 wQ  .
      Z   .
    wA1 .   .
    Y = bS1 < bB1
    Z = bQ < wB2
    """)
    assert hive["wQ"] in hive.goes("wB1")  # one of the flanks, Y, is not next to the beetle
    gated = draw("""
      Y   .
    wB1 wQ  .
      Z   .
    Y = bS1 < bB1
    Z = bQ < wB2
    """)
    assert gated.gated_step("wB1", "wQ") == 1


def test_a_climb_onto_the_higher_side_is_open() -> None:
    hive = draw("""
      Y   .
    wB1 X   .
      Z   .
    X = wQ < bM
    Y = bS1 < bB1
    Z = bQ < wB2
    """)
    assert hive["wQ"] in hive.goes("wB1")


LADYBUG_GATES = [
    (
        1,
        """
    bA1 Y
      wQ  wL
        Z
      a
    Y = bQ < wB1
    Z = bA2 < bB1
        """,
    ),
    (
        2,
        """
    wL
      bA1 Y
    Z   bQ
          a
    Y = wQ < wB1
    Z = bA2 < bB1
        """,
    ),
    (
        3,
        """
          bA2 wL
    Y   wQ
      a   Z
        bQ
    Y = bA1 < wB1
    Z = bA3 < bB1
        """,
    ),
]


@pytest.mark.parametrize(("step", "text"), LADYBUG_GATES)
def test_each_of_the_ladybugs_steps_can_be_gated(step: int, text: str) -> None:
    assert draw(text).gated_step("wL", "a") == step


def test_no_mosquito_on_top_squeezes_through_either() -> None:
    hive = draw("""
      .   Y
    wQ  X   a
      .   Z
    X = bA1 < wM
    Y = bS1 < bB1
    Z = bQ < wB2
    """)
    assert hive.gated_step("wM", "a") == 1
