"""``pass``: forced, never chosen."""

from __future__ import annotations

from skep.moves import PASS
from skep.pieces import Color
from skep.rulebook import Rule, explain, legal_actions
from skep.rulebook.details import Choices

from .drawing import draw

STUCK = """
      bA1 a
    .   wQ  bQ
      bS1 .
"""


def test_a_player_without_a_move_passes() -> None:
    # White's queen is pinned, and every free cell beside her touches Black.
    hive = draw(STUCK)
    assert legal_actions(hive.position) == {PASS}
    assert explain(hive.position, PASS).legal


def test_play_goes_on_after_a_pass() -> None:
    after = draw(STUCK).play_pass().position
    assert after.turn is Color.BLACK
    assert PASS not in legal_actions(after)


def test_nobody_passes_by_choice() -> None:
    hive = draw("wQ  bQ")
    legal = legal_actions(hive.position)
    explanation = explain(hive.position, PASS)
    assert explanation.rule is Rule.PASS
    assert isinstance(explanation.detail, Choices)
    assert explanation.detail.count == len(legal)
    assert explanation.detail.example in legal


def test_a_stuck_player_still_learns_why() -> None:
    hive = draw(STUCK)
    assert hive.explain("wQ", "a").rule is Rule.ONE_HIVE
    assert hive.explain("wA1", "a").rule is Rule.PLACE_TOUCH_ENEMY
