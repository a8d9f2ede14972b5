"""``first-placement``: the first piece goes anywhere, the second joins it."""

from __future__ import annotations

from skep.hexes import Hex
from skep.moves import Move
from skep.pieces import GameType, Piece
from skep.rulebook import Position, Rule, explain, legal_actions
from skep.rulesets import PRESETS

START = Position.start(GameType.BASE, PRESETS["rulebook"])
ORIGIN = Hex(0, 0)


def test_the_first_piece_founds_the_hive() -> None:
    # All cells are equivalent, so the first one is the origin.
    pieces = [Piece(name) for name in ("wQ", "wS1", "wB1", "wG1", "wA1")]
    assert legal_actions(START) == {Move(piece, ORIGIN) for piece in pieces}


def test_the_second_piece_joins_it_on_any_side() -> None:
    second = START.play(Move(Piece("wS1"), ORIGIN))
    for cell in ORIGIN.neighbors():
        assert Move(Piece("bQ"), cell) in legal_actions(second)


def test_the_second_piece_goes_neither_apart_nor_on_top() -> None:
    second = START.play(Move(Piece("wS1"), ORIGIN))
    assert explain(second, Move(Piece("bS1"), Hex(2, 0))).rule is Rule.FIRST_PLACEMENT
    assert explain(second, Move(Piece("bS1"), ORIGIN)).rule is Rule.PLACE_GROUND


def test_the_third_piece_may_no_longer_touch_the_enemy() -> None:
    third = START.play(Move(Piece("wS1"), ORIGIN)).play(Move(Piece("bS1"), Hex(1, 0)))
    assert explain(third, Move(Piece("wQ"), Hex(1, -1))).rule is Rule.PLACE_TOUCH_ENEMY
    assert explain(third, Move(Piece("wQ"), Hex(-1, 0))).legal
