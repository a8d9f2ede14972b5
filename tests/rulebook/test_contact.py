"""``contact``: a sliding piece always keeps touching something it touched before."""

from __future__ import annotations

from skep.rulebook import Rule
from skep.rulebook.details import LostContact

from .drawing import draw


def test_no_step_crosses_a_gap() -> None:
    hive = draw("""
    bA1 wQ  a
      bS1 .   bQ
        bA2 bB1
    """)
    assert hive["a"] not in hive.goes("wQ")
    explanation = hive.explain("wQ", "a")
    assert explanation.rule is Rule.CONTACT
    assert explanation.detail == LostContact(1, hive["wQ"], hive["a"])


def test_a_spider_does_not_cross_one_on_its_way() -> None:
    hive = draw("""
    wS1 .
      bA1 b   a
        bS1 .   bQ
          bA2 wQ
    """)
    assert hive["a"] not in hive.goes("wS1")
    explanation = hive.explain("wS1", "a")
    assert explanation.rule is Rule.CONTACT
    assert explanation.detail == LostContact(3, hive["b"], hive["a"])


def test_a_beetle_on_the_ground_keeps_contact_too() -> None:
    hive = draw("""
    bA1 wB1 a
      bS1 .   bQ
        bA2 wQ
    """)
    assert hive.explain("wB1", "a").rule is Rule.CONTACT
