"""``pillbug-rest``: a thrown piece can do nothing on the next turn."""

from __future__ import annotations

from skep.pieces import Piece
from skep.rulebook import Rule
from skep.rulebook.details import Resting

from .drawing import draw

THROWN_ANT = draw("""
      a   .
    bA1 wP  wQ  bQ
      b   .
""").play("bA1", "a")


def test_a_thrown_piece_does_not_move() -> None:
    assert not THROWN_ANT.goes("bA1")
    explanation = THROWN_ANT.explain("bA1", "b")
    assert explanation.rule is Rule.PILLBUG_REST
    assert explanation.detail == Resting(Piece("bA1"))


def test_its_rest_lasts_one_turn() -> None:
    later = THROWN_ANT.play("bQ", "b").play_pass()
    assert later.goes("bA1")


def test_a_pass_ends_it() -> None:
    later = THROWN_ANT.play_pass()
    assert later.position.resting is None
    assert later.goes("bA1")


def test_a_thrown_pillbug_does_not_throw() -> None:
    hive = draw("""
      a   .   .
    bP  wP  wQ  bQ
      wA1 b   .
    """).play("bP", "a")
    assert not hive.goes("wA1")
    assert not hive.goes("wP")


def test_a_resting_pillbug_is_named_as_the_reason() -> None:
    hive = draw(
        """
      a   .
    wA1 bP  wQ  bQ
        """,
        turn="black",
        resting="bP",
    )
    explanation = hive.explain("wA1", "a")
    assert explanation.rule is Rule.PILLBUG_REST
    assert explanation.detail == Resting(Piece("bP"))


def test_a_piece_that_walked_rests_only_from_throws() -> None:
    hive = draw(
        """
      a   .
    wA1 bP  wQ  bQ
        """,
        resting="bP",
    )
    # White's ant may move: Black's move of the pillbug affects only the pillbug.
    assert hive.goes("wA1")


def test_without_a_pillbug_nothing_rests() -> None:
    hive = draw("""
      a   .
    wA1 wQ  bQ
    """)
    assert hive.play("wA1", "a").position.resting is None
