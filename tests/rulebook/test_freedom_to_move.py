"""``freedom-to-move``: a piece slides, and does not squeeze between two others."""

from __future__ import annotations

from skep.pieces import Piece
from skep.rulebook import Rule
from skep.rulebook.details import Enclosed, Gate

from .drawing import draw


def test_no_piece_leaves_through_a_gate() -> None:
    hive = draw("""
      bA1 bA2
    bS1 wQ  a
      bS2 bB1
    """)
    assert not hive.goes("wQ")
    explanation = hive.explain("wQ", "a")
    assert explanation.rule is Rule.FREEDOM_TO_MOVE
    assert explanation.detail == Gate(
        number=1,
        start=hive["wQ"],
        end=hive["a"],
        posts=(hive["bA2"], hive["bB1"]),
        pieces=(Piece("bA2"), Piece("bB1")),
    )


def test_no_piece_enters_through_a_gate() -> None:
    hive = draw("""
      bA1 bA2
    bS1 a   wA1
      bS2 wQ
    """)
    assert hive["a"] not in hive.goes("wA1")
    assert hive.explain("wA1", "a").rule is Rule.FREEDOM_TO_MOVE


def test_the_gate_may_be_some_steps_away() -> None:
    hive = draw("""
      bA1 bA2 .
    bS1 a   .   .
      bS2 wQ  .
        .   wA1
    """)
    detail = hive.explain("wA1", "a").detail
    assert isinstance(detail, Gate)
    assert detail.number == 3
    assert set(detail.pieces) == {Piece("bA2"), Piece("wQ")}


def test_a_gap_of_two_cells_is_wide_enough() -> None:
    hive = draw("""
      bA1 .
    bS1 x   wA1
      bS2 wQ
    """)
    assert hive["x"] in hive.goes("wA1")


def test_no_piece_slides_into_a_closed_pocket() -> None:
    hive = draw("""
      bA1 bA2
    bS1 a   wQ  wA1
      bS2 bB1
    """)
    explanation = hive.explain("wA1", "a")
    assert explanation.rule is Rule.FREEDOM_TO_MOVE
    assert explanation.detail == Enclosed(hive["a"])


def test_no_piece_slides_out_of_a_closed_pocket() -> None:
    hive = draw("""
      bA1 bA2
    bS1 wA1 wQ  a
      bS2 bB1
    """)
    assert not hive.goes("wA1")
    assert hive.explain("wA1", "a").detail == Enclosed(hive["wA1"])
