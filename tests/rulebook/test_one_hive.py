"""``one-hive``: the pieces stay one group before, during and after a move."""

from __future__ import annotations

from skep.rulebook import Rule
from skep.rulebook.details import Adrift, Split
from skep.rulebook.one_hive import links, parts

from .drawing import draw


def test_the_only_link_between_two_parts_stays() -> None:
    hive = draw(
        """
      .   a
    wQ  bA1 bQ  wS1
        """,
        turn="black",
    )
    assert not hive.goes("bA1")
    explanation = hive.explain("bA1", "a")
    assert explanation.rule is Rule.ONE_HIVE
    right, left = {hive["bQ"], hive["wS1"]}, {hive["wQ"]}
    assert explanation.detail == Split((frozenset(right), frozenset(left)))


def test_joining_the_parts_again_does_not_help() -> None:
    hive = draw(
        """
        wA1 wS1
      bQ  .   wG1
    wQ  a   wB1
        """,
        turn="black",
    )
    assert hive.explain("bQ", "a").rule is Rule.ONE_HIVE


def test_a_link_may_join_three_parts() -> None:
    hive = draw("""
      .   bS1
    bA1 wQ  .
      .   bQ  a
    """)
    detail = hive.explain("wQ", "a").detail
    assert isinstance(detail, Split)
    assert len(detail.parts) == 3


def test_no_piece_ends_apart_from_the_hive() -> None:
    hive = draw("""
    a   .   wQ  bQ
    """)
    explanation = hive.explain("wQ", "a")
    assert explanation.rule is Rule.ONE_HIVE
    assert explanation.detail == Adrift()


def test_a_piece_in_a_loop_is_not_a_link() -> None:
    hive = draw("""
      wA1 bA1 x
    wQ  .   bQ
      wS1 bS1
    """)
    assert links(hive.position.stacks) == set()
    assert hive["x"] in hive.goes("wA1")


def test_a_piece_on_top_leaves_its_cell_occupied() -> None:
    hive = draw("""
      x   x
    wQ  X   bQ
      x   x
    X = bA1 < wB1
    """)
    assert hive.cells("x") < hive.goes("wB1")


def test_parts_are_the_connected_groups_largest_first() -> None:
    hive = draw("""
      .   wA1
    wQ  bQ  bS1
    """)
    cells = set(hive.position.stacks) - {hive["bQ"]}
    right, left = {hive["wA1"], hive["bS1"]}, {hive["wQ"]}
    assert parts(cells) == (frozenset(right), frozenset(left))
