"""Faults: everything that is wrong with a position, in words and on the board."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from skep import Board, Hex, Piece, WrongTypeError
from skep.locales import LANGUAGES, catalog
from skep.position_string import parse_position
from skep.rulebook import MAX_TURN_NUMBER, MarkKind, Position, faults_of, marks, sentence
from skep.rulebook.faults import RestingAbsent, TooFewTurns

from .faulty import FAULTY

SOUND = parse_position("MLP_w6_1wG1.wQ-bS1bB1~-bP.1bQ")


@pytest.mark.parametrize("kind", FAULTY)
def test_every_kind_of_fault_is_found_and_no_other(kind: str) -> None:
    text, expected = FAULTY[kind]
    faults = faults_of(parse_position(text))
    assert {fault.id for fault in faults} == expected
    assert kind in expected


def test_every_fault_of_the_catalog_has_an_example() -> None:
    named = set(re.findall(r"^fault-([a-z-]+) =", catalog("en"), re.MULTILINE))
    assert named == {*FAULTY, "resting-absent"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", FAULTY)
def test_every_fault_is_worded_in_every_language(kind: str, language: str) -> None:
    for fault in faults_of(parse_position(FAULTY[kind][0])):
        text = sentence(fault, language)
        assert text.endswith(".")
        assert text[0].isupper()
        assert "{" not in text
        assert not re.search(r"\b[wb][QSBGAMLP]\d?\b", sentence(fault, language, notation=False))


def test_all_faults_are_named_at_once() -> None:
    position = parse_position("P_w2_wQ-wA2bS1-2wM-wM-bP~bA1")
    found = [fault.id for fault in faults_of(position)]
    assert found == [
        "skipped",
        "not-in-game",
        "doubled",
        "cannot-climb",
        "cannot-climb",
        "apart",
        "too-few-turns",
        "too-few-turns",
        "resting-covered",
        "resting-unmoved",
    ]


def test_a_resting_piece_has_to_be_on_the_board() -> None:
    (fault,) = faults_of(replace(SOUND, ply=12, resting=Piece("bA1")))
    assert fault == RestingAbsent(Piece("bA1"))
    for language in LANGUAGES:
        assert "bA1" in sentence(fault, language)


def test_a_sound_position_has_no_faults() -> None:
    assert faults_of(SOUND) == ()
    assert faults_of(parse_position("Base_w1_")) == ()
    assert faults_of(parse_position(f"Base_b{MAX_TURN_NUMBER}_wQ-wS1-bS1-bQ")) == ()


def test_an_empty_board_is_one_before_the_first_turn() -> None:
    assert {fault.id for fault in faults_of(parse_position("Base_b1_"))} == {"idle-turns"}


def test_a_climb_and_a_rest_take_turns_of_their_own() -> None:
    assert TooFewTurns(SOUND.turn.other, 5, 4) in faults_of(earlier(SOUND))


def earlier(position: Position) -> Position:
    return replace(position, ply=position.ply - 2)


def test_without_tournament_rules_the_queen_may_be_alone() -> None:
    text = FAULTY["queen-too-early"][0]
    assert faults_of(parse_position(text, "rulebook")) == ()


def test_a_thrown_piece_may_rest_beside_its_thrower() -> None:
    assert faults_of(parse_position("P_b5_wA1-wQ-bA1~-bQ.1wP")) == ()
    assert faults_of(parse_position("MP_b5_wA1-wQ-bA1~-bQ.1wM-bP")) == ()
    assert faults_of(parse_position("MP_b5_wA1-wQ-bA1~-bQ-bP.1wM")) != ()


def test_a_player_without_a_cell_for_the_queen_has_passed() -> None:
    """Black has three pieces, all covered or walled in, and no cell to place the queen on."""
    blocked = parse_position("Base_w6_1wA1.bS1wB1-wQ.bS2wB2-bA1.1wA2-wG1")
    assert "queen-overdue" not in {fault.id for fault in faults_of(blocked)}
    free = parse_position("Base_w6_1wA1.bS1wB1-wQ.bS2wB2-bA1")
    assert "queen-overdue" in {fault.id for fault in faults_of(free)}


def test_the_previous_turn_may_have_opened_the_cell() -> None:
    opened = parse_position("Base_b6_1wA1.bS1wB1-wQ.bS2wB2-bA1.2wG1-wA2")
    assert "queen-overdue" not in {fault.id for fault in faults_of(opened)}


@pytest.mark.parametrize(
    ("kind", "mark"),
    [
        ("apart", MarkKind.PART),
        ("cannot-climb", MarkKind.PIECE),
        ("doubled", MarkKind.PIECE),
        ("colors-touch", MarkKind.NEIGHBOR),
        ("too-few-turns", MarkKind.PIECE),
        ("resting-covered", MarkKind.BLOCKER),
    ],
)
def test_faults_have_marks(kind: str, mark: MarkKind) -> None:
    position = parse_position(FAULTY[kind][0])
    fault = next(fault for fault in faults_of(position) if fault.id == kind)
    assert mark in {found.kind for found in marks(position, fault)}


def test_the_parts_of_a_hive_are_numbered() -> None:
    position = parse_position(FAULTY["apart"][0])
    (fault,) = faults_of(position)
    assert [(mark.group, mark.at) for mark in marks(position, fault)] == [
        (1, (Hex(0, 0), Hex(1, 0))),
        (2, (Hex(4, 0), Hex(5, 0))),
    ]


@pytest.mark.parametrize(
    "changes",
    [
        {"ply": 1.5},
        {"ply": True},
        {"resting": "wA1"},
        {"stacks": [(Hex(0, 0), (Piece("wA1"),))]},
        {"stacks": {(0, 0): (Piece("wA1"),)}},
        {"stacks": {Hex(0, 0): ()}},
        {"stacks": {Hex(0, 0): ("wA1",)}},
        {"stacks": {Hex(0.5, 0): (Piece("wA1"),)}},  # type: ignore[arg-type]
        {"game_type": "Chess"},
        {"ruleset": None},
    ],
)
def test_a_position_has_parts_of_the_right_types(changes: dict[str, object]) -> None:
    with pytest.raises(WrongTypeError):
        faults_of(replace(SOUND, **changes))  # type: ignore[arg-type]
    with pytest.raises(WrongTypeError):
        faults_of("Base_w1_")  # type: ignore[arg-type]


def test_negative_plies_are_faults() -> None:
    assert [fault.id for fault in faults_of(replace(Board().position, ply=-1))] == ["no-such-turn"]
