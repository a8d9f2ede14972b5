"""The ten places where people and programs go wrong, one test each."""

from __future__ import annotations

from skep.hexes import Direction, Hex
from skep.moves import PASS, Move
from skep.outcomes import Outcome, Reason
from skep.pieces import Color, GameType, Insect
from skep.rulebook import Position, Rule, explain, legal_actions, outcome
from skep.rulebook.insects import mosquito
from skep.rulebook.position import lifted
from skep.rulesets import PRESETS

from .drawing import Drawing, draw


def test_1_reconnecting_at_the_end_does_not_make_a_move_legal() -> None:
    hive = draw("""
        bA1 bS1
      wQ  .   bG1
    bQ  a   bB1
    """)
    assert hive.explain("wQ", "a").rule is Rule.ONE_HIVE


def test_2_descending_between_two_equally_high_stacks_is_gated() -> None:
    hive = draw("""
      .   Y
    wQ  X   a
      .   Z
    X = bA1 < wB1
    Y = bS1 < bB1
    Z = bQ < wB2
    """)
    assert hive.explain("wB1", "a").rule is Rule.HEIGHT_GATE


def test_3_a_spider_in_a_ring_does_not_end_on_its_start() -> None:
    hive = draw("""
      bA1 bA2 bA3
    bB1 wS1 .   bB2
      bG1 .   bG2
        wQ  bQ
    """)
    assert not hive.goes("wS1")


def test_4_an_ant_does_not_block_itself_and_cannot_enter_a_gated_ring() -> None:
    hive = draw("""
          x   x   x
        x   bS1 bQ  x
      x   wQ  x   x
    x   bB1 x   wA1
      x   bA2 bA1 x
        x   x   x
    """)
    assert hive.goes("wA1") == hive.cells("x")
    ring = draw("""
      bA1 bA2
    bS1 n   wA1
      bS2 wQ
    """)
    assert ring["n"] not in ring.goes("wA1")


def test_5_a_mosquito_copies_the_beetle_on_a_stack_and_not_what_is_below() -> None:
    hive = draw("""
    wM  X   wQ
    X = bA1 < bB1
    """)
    assert mosquito.copies(lifted(hive.position.stacks, hive["wM"]), hive["wM"]) == {Insect.BEETLE}
    beside_mosquito = draw("""
    wM  X   wQ
    X = bA1 < bM
    """)
    assert not beside_mosquito.goes("wM")


def test_6_a_covered_queen_still_counts_as_surrounded() -> None:
    hive = draw("""
      bA1 bA2
    bS1 X   wA1
      bS2 wS1
    X = bQ < wB1
    """)
    assert outcome(hive.position) == Outcome(Color.WHITE, Reason.SURROUNDED)


def test_7_a_piece_on_top_of_an_enemy_makes_the_cell_its_own() -> None:
    hive = draw("""
    x   X   bQ  wQ
    X = bA1 < wB1
    """)
    assert hive["x"] in hive.goes("wA1")


def test_8_a_pinned_pillbug_throws_and_what_it_throws_rests() -> None:
    hive = draw("""
      a   x
    bP  wP  wQ  bQ
      wA1 x
    """)
    assert hive.cells("x") < hive.goes("bP")
    thrown = hive.play("bP", "a")
    assert not thrown.goes("bP")
    assert not thrown.goes("wA1")


def test_9_the_hive_can_be_as_long_as_all_pieces_in_a_row() -> None:
    position = Position.start(GameType.BASE_MLP, PRESETS["rulebook"])
    for index in range(14):
        for color, direction in ((Color.WHITE, Direction.WEST), (Color.BLACK, Direction.EAST)):
            ants_last = sorted(position.reserve(color), key=lambda p: p.insect is Insect.ANT)
            to = Hex(0, 0).neighbor(direction, index + (color is Color.BLACK))
            move = Move(ants_last[0], to)
            assert explain(position, move).legal
            position = position.play(move)
    assert len(position.stacks) == 28
    assert outcome(position) is None
    # White can only move the last ant around the other 27 pieces: there are two cells beside
    # each and two more at each end, one of which is the ant's own.
    hive = Drawing(position, {})
    assert hive.active() == {"wA3"}
    assert len(hive.goes("wA3")) == 2 * 27 + 4 - 1


def test_10_a_pass_is_forced_and_never_chosen() -> None:
    free = draw("wQ  bQ")
    assert PASS not in legal_actions(free.position)
    stuck = draw("""
      bA1 .
    .   wQ  bQ
      bS1 .
    """)
    assert legal_actions(stuck.position) == {PASS}
