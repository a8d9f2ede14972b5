"""``surrounded``, ``double-surround`` and the end of the game."""

from __future__ import annotations

from skep.moves import PASS
from skep.outcomes import Outcome, Reason
from skep.pieces import Color
from skep.rulebook import Rule, explain, legal_actions, outcome
from skep.rulebook.details import Ended

from .drawing import draw

ALMOST = """
      bA1 bA2
    bS1 wQ  a
      bS2 bG1 .   wA1
        bG2 bQ  wS1
"""


def test_a_queen_with_five_neighbors_lives() -> None:
    assert outcome(draw(ALMOST).position) is None


def test_a_queen_with_six_neighbors_is_lost_even_by_her_owners_move() -> None:
    hive = draw(ALMOST).play("wA1", "a")
    assert outcome(hive.position) == Outcome(Color.BLACK, Reason.SURROUNDED)


def test_a_covered_queen_still_counts() -> None:
    hive = draw("""
      bA1 bA2
    bS1 X   wA1
      bS2 bQ
    X = wQ < wB1
    """)
    assert outcome(hive.position) == Outcome(Color.BLACK, Reason.SURROUNDED)


def test_a_beetle_on_top_of_her_is_not_a_neighbor() -> None:
    hive = draw("""
      bA1 bA2
    bS1 X   .
      bS2 bQ
    X = wQ < bB1
    """)
    assert outcome(hive.position) is None


def test_surrounding_both_queens_at_once_is_a_draw() -> None:
    hive = draw("""
      bA1 a   wA1
    bS1 wQ  bQ  bA3
      bS2 bG1 wS1
    """)
    assert outcome(hive.position) is None
    assert outcome(hive.play("wA2", "a").position) == Outcome(None, Reason.DOUBLE_SURROUND)


def test_after_the_end_nothing_is_legal() -> None:
    hive = draw(ALMOST).play("wA1", "a")
    assert legal_actions(hive.position) == set()
    for explanation in (explain(hive.position, PASS), hive.explain("bG2", "a")):
        assert explanation.rule is Rule.GAME_OVER
        assert explanation.detail == Ended(Color.BLACK, Reason.SURROUNDED)


def test_an_end_that_the_board_does_not_show_can_be_given() -> None:
    hive = draw("wQ  bQ")
    drawn = Outcome(None, Reason.REPETITION)
    explanation = explain(hive.position, PASS, outcome=drawn)
    assert explanation.detail == Ended(None, Reason.REPETITION)
