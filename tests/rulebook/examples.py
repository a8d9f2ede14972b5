"""An example of every objection the rulebook can raise, by its message."""

from __future__ import annotations

from typing import Any

from skep.moves import PASS
from skep.rulebook import Explanation, explain

from .drawing import draw

PAIR = """
      .   a
    wQ  bQ  b
"""
RING = """
      bA1 bA2
    bS1 {inside} wQ  {outside}
      bS2 bB1
"""
THROW = """
      a   .
    bA1 wP  wQ  bQ
      .   .   .   o
"""
POCKET = """
      bA1 bA2 bA3
    bB1 wS1 .   bB2
      bG1 .   bG2
        wQ  bQ
"""
CROWDED = """
      bA2 bG1
    bA1 wP  wQ
      bS1 bS2
"""
WON = """
      wA1 wA2
    wB1 bQ  wS1 wQ
      wG1 wG2
"""


def example(text: str, piece: str, mark: str, **settings: Any) -> Explanation:
    """The explanation of a move in a drawing."""
    return draw(text, **settings).explain(piece, mark)


def standstill(text: str, piece: str, **settings: Any) -> Explanation:
    """Why a piece in a drawing has no move."""
    return draw(text, **settings).explain_piece(piece)


EXAMPLES = {
    "why-game-over-ended": example(WON, "wQ", "bQ"),
    "why-game-type-absent": example(PAIR, "wM", "a", game_type="Base"),
    "why-turns-not-yours": example(PAIR, "bA1", "b"),
    "why-turns-unmoved": example(PAIR, "wQ", "wQ"),
    "why-pass-choices": explain(draw(PAIR).position, PASS),
    "why-first-placement-only-cells": example("wA1 .   a", "bA1", "a", turn="black", turn_number=1),
    "why-place-touch-own": example("wQ  bQ  .   a", "wA1", "a"),
    "why-place-touch-enemy-enemies": example(PAIR, "wA1", "a"),
    "why-place-touch-enemy-no-cell": standstill("bA1 wQ  bQ", "wA1"),
    "why-place-ground-occupied": example(PAIR, "wA1", "wQ"),
    "why-place-number-order-expected": example("a   wQ  bQ", "wA2", "a"),
    "why-queen-by-four-expected": example("a   wG1 bQ", "wA1", "a", turn_number=4),
    "why-queen-first": example("wA1 a", "bQ", "a", turn="black", turn_number=1, rules="uhp"),
    "why-queen-before-moving-expected": example("wG1 bQ  a", "wG1", "a", turn_number=3),
    "why-one-hive-split": example("bA1 wQ  bQ  a", "wQ", "a"),
    "why-one-hive-adrift": example("wQ  bQ  .   a", "wQ", "a"),
    "why-covered-covered": example("X   wQ  a\nX = wA1 < bB1", "wA1", "a"),
    "why-freedom-to-move-gate": example(
        """
      bA1 bA2
    bS1 wQ  a
      bS2 bB1
        """,
        "wQ",
        "a",
    ),
    "why-freedom-to-move-enclosed": example(RING.format(inside="a  ", outside="wA1"), "wA1", "a"),
    "why-height-gate-gate": example(
        """
      .   Y
    wQ  X   a
      .   Z
    X = bA1 < wB1
    Y = bS1 < bB1
    Z = bQ < wB2
        """,
        "wB1",
        "a",
    ),
    "why-contact-lost": example(
        """
    bA1 wQ  a
      bS1 .   bQ
        bA2 bB1
        """,
        "wQ",
        "a",
    ),
    "why-queen-bee-far": example(PAIR, "wQ", "b"),
    "why-queen-bee-occupied": example(PAIR, "wQ", "bQ"),
    "why-beetle-far": example("wB1 wQ  bQ", "wB1", "bQ"),
    "why-grasshopper-off-line": example("  .   .   a\nwG1 wQ  bQ", "wG1", "a"),
    "why-grasshopper-nothing-to-jump": example("  a   .\nwG1 wQ  bQ", "wG1", "a"),
    "why-grasshopper-gap": example("wG1 wQ  bQ  .   a\n      .   bA1 bA2", "wG1", "a"),
    "why-grasshopper-occupied": example("wG1 wQ  bQ", "wG1", "bQ"),
    "why-spider-wrong-length": example("  a   .\nwS1 wQ  bQ", "wS1", "a"),
    "why-spider-no-way": standstill(POCKET, "wS1"),
    "why-spider-occupied": example("wS1 wQ  bQ", "wS1", "bQ"),
    "why-ant-occupied": example("wA1 wQ  bQ", "wA1", "bQ"),
    "why-ladybug": example("  a   .\nwL  wQ  bQ", "wL", "a"),
    "why-ladybug-no-way": standstill("wL  X\nX = wQ < bB1", "wL"),
    "why-ladybug-occupied": example("wL  wQ  bQ", "wL", "bQ"),
    "why-mosquito-nothing-to-copy": example("  a   .\nwM  bM  wQ", "wM", "a"),
    "why-mosquito-copies": example("  bB1 .   .   a\nwM  wQ  bQ  bA1", "wM", "a"),
    "why-mosquito-on-top-far": example("X   wQ  a\nX = bQ < wM", "wM", "a"),
    "why-mosquito-on-top-powerless": example(
        """
      a   .
    bA1 X   bP  wQ
    X = bQ < wM
        """,
        "bA1",
        "a",
    ),
    "why-mosquito-pillbug-powerless": example("  a   .\nbA1 wM  wQ  bQ", "bA1", "a"),
    "why-pillbug-far": example("wP  wQ  a", "wP", "a"),
    "why-pillbug-occupied": example(THROW, "bA1", "wQ"),
    "why-pillbug-out-of-reach": example(THROW, "bA1", "o"),
    "why-pillbug-no-landing": standstill(CROWDED, "bA1"),
    "why-pillbug-target-stacked": example(
        """
      a   .
    X   wP  wQ  bQ
    X = bA1 < bB1
        """,
        "bB1",
        "a",
    ),
    "why-pillbug-target-just-moved": example(THROW, "bA1", "a", resting="bA1"),
    "why-pillbug-rest-resting": example(THROW, "bA1", "a", turn="black", resting="bA1"),
}
