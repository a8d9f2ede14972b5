"""``mosquito-pillbug``: a mosquito on the ground next to a pillbug can throw too."""

from __future__ import annotations

from skep.pieces import Piece
from skep.rulebook import Rule
from skep.rulebook.details import Powerless, Resting

from .drawing import draw


def test_next_to_a_pillbug_it_throws() -> None:
    hive = draw("""
      x   x
    bA1 wM  bP  wQ
      x   x
    """)
    assert hive.goes("bA1") == hive.cells("x")


def test_it_throws_even_while_that_pillbug_rests() -> None:
    hive = draw(
        """
      x   x
    bA1 wM  wP  wQ
      x   x
        """,
        resting="wP",
    )
    assert not hive.goes("wP")
    assert hive.goes("bA1") == hive.cells("x")


def test_it_moves_like_the_pillbug_as_well() -> None:
    hive = draw("""
      x   .
    wM  bP  wQ  bQ
      x   .
    """)
    assert hive.goes("wM") == hive.cells("x")


def test_apart_from_pillbugs_it_throws_nothing() -> None:
    hive = draw("""
      a   .
    bA1 wM  wQ  bQ
    """)
    assert not hive.goes("bA1")
    explanation = hive.explain("bA1", "a")
    assert explanation.rule is Rule.MOSQUITO_PILLBUG
    assert explanation.detail == Powerless(Piece("wM"))


def test_next_to_a_covered_pillbug_it_throws_nothing() -> None:
    hive = draw("""
      a   .
    bA1 wM  X   wQ
    X = bP < bB1
    """)
    assert not hive.goes("bA1")


def test_on_top_of_the_hive_it_throws_nothing() -> None:
    hive = draw("""
      a   .
    bA1 X   bP  wQ
    X = bQ < wM
    """)
    assert not hive.goes("bA1")
    explanation = hive.explain("bA1", "a")
    assert explanation.rule is Rule.MOSQUITO_ON_TOP
    assert explanation.detail == Powerless(Piece("wM"))


def test_a_resting_mosquito_throws_nothing() -> None:
    hive = draw(
        """
      a   .
    bA1 wM  bP  wQ
        """,
        resting="wM",
    )
    assert not hive.goes("bA1")
    assert hive.explain("bA1", "a").detail == Resting(Piece("wM"))


def test_a_game_without_pillbugs_does_not_mention_throws() -> None:
    hive = draw(
        """
      a   .
    bA1 wM  wQ  bQ
        """,
        game_type="Base+M",
    )
    assert hive.explain("bA1", "a").rule is Rule.TURNS
