"""Why a piece has no move at all on this turn."""

from __future__ import annotations

import random

import pytest

from skep.moves import Move
from skep.outcomes import Outcome, Reason
from skep.pieces import PIECES, Color, GameType, Insect, Piece
from skep.rulebook import Explanation, Record, Rule, explain_piece, sentence
from skep.rulebook.details import (
    Covered,
    Enclosed,
    Expected,
    JustMoved,
    NoCell,
    NoLanding,
    NotYours,
    NoWay,
    OutOfReach,
    Resting,
    Split,
    Stacked,
)
from skep.rulesets import PRESETS

from .drawing import draw

WALLS = """
      bA1 bA2
    bS1 {inside} .
      bS2 wQ  bQ
"""


def test_a_piece_that_has_a_move_needs_no_reason() -> None:
    explanation = draw("wQ  bQ").explain_piece("wQ")
    assert explanation == Explanation(Piece("wQ"))
    assert sentence(explanation) == "White's queen wQ has a move."


def test_a_pinned_piece_shows_the_parts() -> None:
    hive = draw("wA1 wQ  bQ")
    explanation = hive.explain_piece("wQ")
    assert explanation.rule is Rule.ONE_HIVE
    assert explanation.detail == Split((frozenset({hive["wA1"]}), frozenset({hive["bQ"]})))


def test_a_covered_piece_names_what_lies_on_it() -> None:
    explanation = draw("X   wQ\nX = wA1 < bB1").explain_piece("wA1")
    assert explanation.detail == Covered(Piece("wA1"), Piece("bB1"))


def test_a_thrown_piece_rests() -> None:
    explanation = draw("wA1 wQ  bP  bQ", resting="wA1").explain_piece("wA1")
    assert (explanation.rule, explanation.detail) == (Rule.PILLBUG_REST, Resting(Piece("wA1")))


def test_nothing_moves_before_the_queen() -> None:
    explanation = draw("wA1 bQ", turn_number=3).explain_piece("wA1")
    assert explanation.rule is Rule.QUEEN_BEFORE_MOVING


@pytest.mark.parametrize("piece", ["wA1", "wP", "wS1", "wM"])
def test_a_piece_between_gates_is_enclosed(piece: str) -> None:
    hive = draw(WALLS.format(inside=piece.ljust(3)))
    explanation = hive.explain_piece(piece)
    assert explanation.rule is Rule.FREEDOM_TO_MOVE
    assert explanation.detail == Enclosed(hive[piece])
    assert "slide out" in sentence(explanation)


def test_a_mosquito_says_what_it_would_move_as() -> None:
    hive = draw("""
      bS1 bS2 wS1
    wS2 wM  .   bA1
      bM  .   bA2
        wQ  bQ
    """)
    explanation = hive.explain_piece("wM")
    assert explanation.detail == NoWay()
    assert (explanation.rule, explanation.role) == (Rule.SPIDER, Insect.SPIDER)


def test_in_the_reserve_a_piece_waits_for_the_queen_a_cell_or_its_turn() -> None:
    due = draw("wA1 bQ", turn_number=4).explain_piece("wG1")
    assert (due.rule, due.detail) == (Rule.QUEEN_BY_FOUR, Expected(Piece("wQ")))
    early = draw("", turn_number=1, rules="tournament").explain_piece("wQ")
    assert early.rule is Rule.QUEEN_FIRST
    crowded = draw("bA1 wQ  bQ").explain_piece("wG1")
    assert crowded.detail == NoCell()
    numbered = draw("wQ  bQ").explain_piece("wG2")
    assert numbered.detail == Expected(Piece("wG1"))
    foreign = draw("wQ  bQ").explain_piece("bG1")
    assert foreign.detail == NotYours(Color.WHITE)


def test_the_opponents_piece_waits_for_its_turn_or_a_throw() -> None:
    assert draw("wQ  bQ  bA1").explain_piece("bA1").detail == NotYours(Color.WHITE)
    far = draw("wP  wQ  bQ  bA1").explain_piece("bA1")
    assert far.detail == OutOfReach(Piece("wP"))
    moved = draw("bA1 wP  wQ  bQ", resting="bA1").explain_piece("bA1")
    assert moved.detail == JustMoved()
    stacked = draw("X   wP  wQ\nX = bA1 < bB1").explain_piece("bB1")
    assert stacked.detail == Stacked(2)
    crowded = draw("""
      bA2 bG1
    bA1 wP  wQ
      bS1 bS2
    """).explain_piece("bA1")
    assert crowded.detail == NoLanding(Piece("wP"))


def test_after_the_end_nothing_moves() -> None:
    over = Outcome(None, Reason.REPETITION)
    explanation = explain_piece(draw("wQ  bQ").position, Piece("wQ"), outcome=over)
    assert explanation.rule is Rule.GAME_OVER


def test_a_piece_outside_the_game_is_named() -> None:
    assert draw("wQ  bQ", game_type="Base").explain_piece("wM").rule is Rule.GAME_TYPE


@pytest.mark.parametrize(
    "seed", [0, 7, *(pytest.param(seed, marks=pytest.mark.thorough) for seed in range(1, 7))]
)
def test_a_piece_without_a_move_has_a_reason(seed: int) -> None:
    rng = random.Random(seed)
    record = Record.start(list(GameType)[seed], PRESETS[rng.choice(list(PRESETS))])
    for ply in range(70):
        legal = sorted(record.legal_actions(), key=repr)
        if ply % 3 == 0 or not legal:
            movers = {action.piece for action in legal if isinstance(action, Move)}
            for piece in PIECES:
                explanation = explain_piece(record.position, piece, outcome=record.outcome())
                assert explanation.legal == (piece in movers), (record, piece)
                assert sentence(explanation).endswith(".")
        if not legal:
            break
        record = record.play(rng.choice(legal))
