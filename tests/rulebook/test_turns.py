"""``turns``: White starts, and the players alternate with their own pieces."""

from __future__ import annotations

from skep.hexes import Hex
from skep.moves import Move
from skep.pieces import Color, GameType, Piece
from skep.rulebook import Position, Rule, explain
from skep.rulesets import PRESETS

from .drawing import draw


def test_white_starts_and_the_players_alternate() -> None:
    position = Position.start(GameType.BASE, PRESETS["rulebook"])
    turns = []
    for name, at in [("wA1", Hex(0, 0)), ("bA1", Hex(1, 0)), ("wQ", Hex(-1, 0))]:
        turns.append((position.turn, position.turn_number))
        position = position.play(Move(Piece(name), at))
    assert turns == [(Color.WHITE, 1), (Color.BLACK, 1), (Color.WHITE, 2)]


def test_a_pass_counts_as_a_turn() -> None:
    hive = draw("wQ  bQ", turn_number=3)
    assert hive.play_pass().play_pass().position.turn_number == 4


def test_nobody_moves_the_other_players_piece() -> None:
    hive = draw("""
      a   .
    wQ  bQ
    """)
    assert hive.explain("bQ", "a").rule is Rule.TURNS


def test_nobody_places_the_other_players_piece() -> None:
    hive = draw("wQ  bQ  a")
    assert hive.explain("bA1", "a").rule is Rule.TURNS


def test_a_move_ends_elsewhere() -> None:
    hive = draw("wQ  bQ")
    assert hive.goes("wQ").isdisjoint({hive["wQ"]})
    assert hive.explain("wQ", "wQ").rule is Rule.TURNS


def test_only_the_pieces_of_the_game_type_take_part() -> None:
    position = Position.start(GameType.BASE_M, PRESETS["rulebook"])
    assert explain(position, Move(Piece("wM"), Hex(0, 0))).legal
    assert explain(position, Move(Piece("wL"), Hex(0, 0))).rule is Rule.GAME_TYPE
