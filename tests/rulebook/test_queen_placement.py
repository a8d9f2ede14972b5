"""``queen-by-four``, ``queen-first`` and ``queen-before-moving``: the queen's own deadlines."""

from __future__ import annotations

import pytest

from skep.hexes import Hex
from skep.moves import PASS, Move
from skep.pieces import Color, GameType, Piece
from skep.rulebook import Position, Rule, explain, legal_actions, turns_for_queen
from skep.rulebook.details import Expected
from skep.rulesets import PRESETS

from .drawing import draw

QUEENLESS = """
        a   .   b
      wG1 wS1 bS1 bG1
        wA1 .   bA1
"""


def test_on_the_fourth_turn_only_the_queen_may_be_placed() -> None:
    hive = draw(QUEENLESS, turn_number=4)
    assert hive.active() == {"wQ"}
    explanation = hive.explain("wA2", "a")
    assert explanation.rule is Rule.QUEEN_BY_FOUR
    assert explanation.detail == Expected(Piece("wQ"))


def test_until_the_third_turn_there_is_a_choice() -> None:
    hive = draw(QUEENLESS, turn_number=3)
    assert hive.active() == {"wQ", "wS2", "wB1", "wG2", "wA2", "wM", "wL", "wP"}


def test_the_deadline_holds_for_black_too() -> None:
    hive = draw(QUEENLESS, turn="black", turn_number=4)
    assert hive.active() == {"bQ"}


def test_the_turns_left_for_the_queen_count_the_one_being_played_or_awaited() -> None:
    left = [
        [
            turns_for_queen(draw(QUEENLESS, turn=turn, turn_number=number).position, color)
            for color in Color
        ]
        for number in (1, 3, 4, 5)
        for turn in ("white", "black")
    ]
    assert left == [[4, 4], [3, 4], [2, 2], [1, 2], [1, 1], [1, 1], [1, 1], [1, 1]]


def test_no_turns_are_counted_once_the_queen_is_on_the_board() -> None:
    position = draw("wQ  bS1", turn_number=2).position
    assert turns_for_queen(position, Color.WHITE) is None
    assert turns_for_queen(position, Color.BLACK) == 3


def test_with_no_cell_for_the_queen_the_player_passes() -> None:
    hive = draw(
        """
      bA1 a
    .   wA1 bQ
      bS1 .
        """,
        turn_number=4,
    )
    assert legal_actions(hive.position) == {PASS}
    assert hive.explain("wQ", "a").rule is Rule.PLACE_TOUCH_ENEMY
    assert hive.explain("wA2", "a").rule is Rule.QUEEN_BY_FOUR


@pytest.mark.parametrize(("preset", "allowed"), [("rulebook", True), ("tournament", False)])
def test_whether_the_queen_may_be_the_first_piece_is_a_setting(preset: str, allowed: bool) -> None:
    start = Position.start(GameType.BASE, PRESETS[preset])
    white = explain(start, Move(Piece("wQ"), Hex(0, 0)))
    black = explain(start.play(Move(Piece("wA1"), Hex(0, 0))), Move(Piece("bQ"), Hex(1, 0)))
    assert white.legal is black.legal is allowed
    if not allowed:
        assert white.rule is black.rule is Rule.QUEEN_FIRST


def test_nothing_moves_until_the_players_queen_is_on_the_board() -> None:
    hive = draw(
        """
      a   .
    wA1 bQ  wS1
        """,
        turn_number=3,
    )
    assert not hive.goes("wA1")
    assert hive.explain("wA1", "a").rule is Rule.QUEEN_BEFORE_MOVING


def test_nothing_is_thrown_until_the_players_queen_is_on_the_board() -> None:
    hive = draw(
        """
      a   .
    wA1 wP  bQ
        """,
        turn_number=3,
    )
    assert not hive.goes("bQ")
    assert not hive.goes("wA1")
    assert hive.explain("bQ", "a").rule is Rule.QUEEN_BEFORE_MOVING
    assert hive.explain("wA1", "a").rule is Rule.QUEEN_BEFORE_MOVING


def test_the_opponents_queen_does_not_matter() -> None:
    hive = draw(
        """
      x   .
    wA1 bS1 wQ
        """,
        turn_number=3,
    )
    assert hive["x"] in hive.goes("wA1")
