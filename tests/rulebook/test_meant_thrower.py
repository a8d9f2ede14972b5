"""Which thrower an explanation names, if both a pillbug and a mosquito could be meant."""

from __future__ import annotations

from skep.pieces import Piece
from skep.rulebook import Rule
from skep.rulebook.details import OutOfReach, Powerless, Resting

from .drawing import draw

CHAIN = """
      a   .   .   b
    bA1 wM  wP  wQ  bQ
      .   .   .   .   o
"""
"""The mosquito has the ability of the pillbug beside it."""


def test_the_one_beside_the_piece_is_meant() -> None:
    explanation = draw(CHAIN).explain("bA1", "o")
    assert explanation.rule is Rule.PILLBUG
    assert explanation.detail == OutOfReach(Piece("wM"))


def test_of_two_beside_it_the_one_with_the_ability_is_meant() -> None:
    hive = draw(
        """
      bA1 .   .   o
    wP  wM  wQ  bQ
        """,
        resting="wP",
    )
    assert hive.explain("bA1", "o").detail == OutOfReach(Piece("wM"))


def test_of_two_apart_from_it_the_one_with_the_ability_is_meant() -> None:
    hive = draw(CHAIN, resting="wP")
    assert hive.explain("bQ", "a").detail == OutOfReach(Piece("wM"))
    assert hive.explain("bQ", "b").detail == OutOfReach(Piece("wM"))


def test_of_two_apart_from_it_the_one_beside_the_destination_is_meant() -> None:
    hive = draw(CHAIN)
    assert hive.explain("bQ", "a").detail == OutOfReach(Piece("wM"))
    assert hive.explain("bQ", "b").detail == OutOfReach(Piece("wP"))


def test_being_beside_the_piece_counts_before_having_the_ability() -> None:
    hive = draw(CHAIN, resting="wM")
    assert hive.explain("bA1", "a").detail == Resting(Piece("wM"))


def test_a_mosquito_without_the_ability_is_meant_if_the_attempt_looks_like_its_throw() -> None:
    hive = draw("""
      a   .
    bA1 wM  wQ  bQ  wP
    """)
    explanation = hive.explain("bA1", "a")
    assert explanation.rule is Rule.MOSQUITO_PILLBUG
    assert explanation.detail == Powerless(Piece("wM"))
