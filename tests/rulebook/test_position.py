"""Positions as values: immutable, comparable, and the same one up to translation."""

from __future__ import annotations

import dataclasses

import pytest

from skep.hexes import Hex
from skep.moves import Move
from skep.pieces import Color, GameType, Piece
from skep.rulebook import Position
from skep.rulesets import PRESETS

from .drawing import draw

TEXT = """
      .   wA1
    wQ  bQ  bA1
"""


def moved(position: Position, q: int, r: int) -> Position:
    """The same hive on another part of the table."""
    stacks = {Hex(at.q + q, at.r + r): stack for at, stack in position.stacks.items()}
    return dataclasses.replace(position, stacks=stacks)


def test_a_position_knows_where_its_pieces_lie() -> None:
    position = draw(TEXT).position
    assert position.locate(Piece("wA2")) is None
    at = position.locate(Piece("wA1"))
    assert at is not None
    assert position.stack(at) == (Piece("wA1"),)


def test_playing_leaves_the_old_position_as_it_was() -> None:
    before = draw(TEXT).position
    copy = dataclasses.replace(before, stacks=dict(before.stacks))
    before.play(Move(Piece("wA1"), Hex(-1, 0)))
    assert before == copy
    assert hash(before) == hash(copy)


def test_a_position_cannot_be_changed() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        draw(TEXT).position.ply = 3  # type: ignore[misc]


def test_the_reserve_is_what_is_not_on_the_board() -> None:
    position = Position.start(GameType.BASE, PRESETS["rulebook"])
    assert len(position.reserve(Color.WHITE)) == 11
    after = position.play(Move(Piece("wA1"), Hex(0, 0)))
    assert Piece("wA1") not in after.reserve(Color.WHITE)
    assert len(after.reserve(Color.BLACK)) == 11


def test_the_key_does_not_depend_on_the_place_on_the_table() -> None:
    position = draw(TEXT).position
    assert moved(position, 5, -9).key() == position.key()
    assert moved(position, 5, -9) != position


def test_the_key_is_the_same_for_pieces_of_a_kind() -> None:
    other = draw(TEXT.replace("wA1", "wA3"))
    assert other.position.key() == draw(TEXT).position.key()


def test_the_key_distinguishes_hives_and_players() -> None:
    positions = [
        draw(TEXT),
        draw(TEXT, turn="black"),
        draw(TEXT.replace("wA1", "wS1")),
        draw(TEXT.replace("wA1", "bA2")),
        draw("""
      wA1 .
    wQ  bQ  bA1
        """),
    ]
    assert len({drawing.position.key() for drawing in positions}) == len(positions)


def test_the_key_depends_on_the_order_of_a_stack() -> None:
    stacked = draw("wQ  X   bQ\nX = wA1 < wB1 < bB1")
    swapped = draw("wQ  X   bQ\nX = wA1 < bB1 < wB1")
    assert stacked.position.key() != swapped.position.key()


def test_the_key_depends_on_the_resting_piece() -> None:
    text = "wQ  wP  bA1 bQ"
    keys = {draw(text, resting=name).position.key() for name in (None, "bA1", "bQ")}
    assert len(keys) == 3


def test_the_last_moved_piece_does_not_matter_without_a_pillbug() -> None:
    hive = draw("""
      a   .
    wA1 wQ  bQ
    """)
    walked = hive.play("wA1", "a").position
    assert walked.resting is None
    with_pillbug = draw("""
      a   .
    wA1 wQ  bQ  bP
    """)
    assert with_pillbug.play("wA1", "a").position.resting is Piece("wA1")
    assert with_pillbug.play("wA2", "a").position.resting is None
