"""Explanations: a rule for every illegal action, and none for a legal one."""

from __future__ import annotations

import random

import pytest

from skep.hexes import Hex
from skep.moves import PASS, Action, Move
from skep.pieces import PIECES, GameType, Insect, Piece
from skep.rulebook import Explanation, Record, Rule, sentence
from skep.rulebook.details import Enclosed, Enemies, Gap, Gate, LostContact, Split
from skep.rulebook.sentences import message_id
from skep.rulesets import PRESETS

from .drawing import draw
from .examples import EXAMPLES

# Rules that end or shape a game but can't be broken by an action.
NEVER_BROKEN = {
    Rule.STAYS,
    Rule.SURROUNDED,
    Rule.DOUBLE_SURROUND,
    Rule.DRAW_AGREED,
    Rule.REPETITION,
}


@pytest.mark.parametrize("message", EXAMPLES)
def test_every_objection_is_raised_by_its_example(message: str) -> None:
    objection = EXAMPLES[message].objection
    assert objection is not None
    assert message_id(objection) == message


def test_every_rule_that_can_be_broken_is_explained() -> None:
    assert {example.rule for example in EXAMPLES.values()} == set(Rule) - NEVER_BROKEN


def test_a_legal_action_needs_no_rule() -> None:
    explanation = draw("""
      x   .
    wQ  bQ
    """).explain("wQ", "x")
    assert explanation == Explanation(Move(Piece("wQ"), Hex(0, 0)))
    assert explanation.legal
    assert (explanation.rule, explanation.detail, explanation.role) == (None, None, None)


def attempts(rng: random.Random, record: Record) -> list[Action]:
    """Each piece to some cells in and around the hive and to one far away, and a pass."""
    cells = {Hex(0, 0), Hex(1000, -3000)}
    for at in record.position.stacks:
        cells |= {Hex(at.q + rng.randint(-2, 2), at.r + rng.randint(-2, 2)), at}
    chosen = rng.sample(sorted(cells), min(len(cells), 8))
    return [PASS, *(Move(piece, to) for piece in PIECES for to in chosen)]


def check_detail(record: Record, explanation: Explanation) -> None:
    """Check that what an explanation shows is true on the board."""
    stacks, action = record.position.stacks, explanation.subject
    match explanation.detail:
        case Gate(_, start, end, posts, pieces):
            assert set(posts) == set(start.neighbors()) & set(end.neighbors())
            assert tuple(stacks[post][-1] for post in posts) == pieces
        case LostContact(_, start, end):
            assert isinstance(action, Move)
            others = stacks.keys() - {record.position.places[action.piece]}
            assert others.isdisjoint(set(start.neighbors()) & set(end.neighbors()))
        case Split(split):
            assert len(split) > 1
            assert sum(map(len, split)) == len(stacks) - 1
        case Enemies(cells, pieces):
            assert tuple(stacks[cell][-1] for cell in cells) == pieces
        case Gap(cell) | Enclosed(cell):
            assert cell not in stacks or record.position.top(cell) is getattr(action, "piece", None)


@pytest.mark.parametrize(
    "seed", [0, *(pytest.param(seed, marks=pytest.mark.thorough) for seed in range(1, 8))]
)
def test_an_illegal_action_has_a_reason(seed: int) -> None:
    rng = random.Random(seed)
    record = Record.start(list(GameType)[seed], PRESETS[rng.choice(list(PRESETS))])
    for ply in range(70):
        legal = record.legal_actions()
        if ply % 5 == 0 or not legal:
            for action in attempts(rng, record):
                explanation = record.explain(action)
                assert explanation.legal == (action in legal)
                assert explanation.legal == (explanation.rule is None)
                check_detail(record, explanation)
        for action in rng.sample(sorted(legal, key=repr), min(len(legal), 3)):
            assert record.explain(action).legal
        if not legal:
            break
        record = record.play(rng.choice(sorted(legal, key=repr)))


def test_the_rule_that_comes_first_is_named_first() -> None:
    # The ant is covered, would leave the hive, and its queen is not placed.
    text = """
    X   bQ  .   a
    X = wA1 < bB1
    """
    assert draw(text).explain("wA1", "a").rule is Rule.QUEEN_BEFORE_MOVING
    with_queen = text.replace("bQ", "wQ")
    assert draw(with_queen).explain("wA1", "a").rule is Rule.COVERED
    uncovered = draw(with_queen.replace(" < bB1", ""))
    assert uncovered.explain("wA1", "a").rule is Rule.ONE_HIVE


def test_a_throw_of_the_players_own_piece_is_explained_as_a_throw() -> None:
    hive = draw("""
      Y   .
    wS1 wP  a
      Z   .
    Y = bS1 < bB1
    Z = wQ < wB1
    """)
    assert hive.gated_step("wS1", "a") == 1


def test_a_blocked_walk_is_explained_although_there_is_a_pillbug() -> None:
    hive = draw("""
      .   Y
    wP  X   a
      .   Z
    X = bA1 < wB1
    Y = bS1 < bB1
    Z = wQ < wB2
    """)
    assert hive.explain("wB1", "a").rule is Rule.HEIGHT_GATE


def test_a_role_has_its_own_sentence() -> None:
    hive = draw("""
      .   .   .   a
    wM  bS1 bQ  wQ
    """)
    explanation = hive.explain("wM", "a")
    assert explanation.role is Insect.SPIDER
    assert sentence(explanation).startswith("Here the mosquito moves like a spider. ")
