"""MoveStrings and GameStrings: every form is read, one is written, errors say where."""

from __future__ import annotations

import pytest

from skep import PASS, Board, Hex, Move, NotationError, Piece
from skep.game_string import parse_game
from skep.move_string import format_action
from tests.board.games import FORCED_PASS


@pytest.fixture
def board() -> Board:
    return Board.from_game_string("Base+MLP;InProgress;White[2];wB1;bQ wB1-", "rulebook")


@pytest.mark.parametrize(
    ("text", "to"),
    [
        ("wA1 -wB1", Hex(-1, 0)),
        ("wA1 wB1-", Hex(1, 0)),
        ("wA1 /wB1", Hex(-1, 1)),
        ("wA1 wB1/", Hex(1, -1)),
        (r"wA1 \wB1", Hex(0, -1)),
        (r"wA1 wB1\ ".strip(), Hex(0, 1)),
        ("wA1 wB1", Hex(0, 0)),
        ("WA1   -WB1", Hex(-1, 0)),
        ("  wa1 wb1/  ", Hex(1, -1)),
        (r"wA1 \bQ", Hex(1, -1)),
    ],
)
def test_references(board: Board, text: str, to: Hex) -> None:
    assert board.parse_move(text) == Move(Piece("wA1"), to)


@pytest.mark.parametrize("text", ["pass", "PASS", " Pass "])
def test_pass(board: Board, text: str) -> None:
    assert board.parse_move(text) is PASS


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "empty move"),
        ("   ", "empty move"),
        ("wX1 -wB1", r"unknown piece 'wX1' at column 1"),
        ("wA4 -wB1", "unknown piece 'wA4'"),
        ("wQ2 -wB1", "unknown piece 'wQ2'"),
        ("wA -wB1", "unknown piece 'wA'"),
        ("wA1 .", r"unknown reference '\.' at column 5"),
        ("wA1", "wA1 goes nowhere at column 4"),
        ("wA1 -", "unknown reference '-'"),
        ("wA1 -wB1-", "unknown reference '-wB1-' at column 6"),
        ("wA1 +wB1", r"unknown reference '\+wB1' at column 5"),
        ("wA1 -wG1", "wG1 is not on the board at column 6"),
        ("wA1 -wB1 bQ", "unexpected 'bQ' at column 10"),
        ("pass now", "unknown piece 'pass'"),
        ("x" * 100_000, "unknown piece"),
    ],
)
def test_errors_name_the_token_and_its_place(board: Board, text: str, message: str) -> None:
    with pytest.raises(NotationError, match=message) as caught:
        board.parse_move(text)
    assert len(str(caught.value)) < 400


def test_the_normal_form(board: Board) -> None:
    stacks = board.stacks
    assert format_action(stacks, Move(Piece("wB1"), Hex(1, 0))) == "wB1 bQ", "on top"
    assert format_action(stacks, Move(Piece("wA1"), Hex(-1, 0))) == "wA1 -wB1"
    assert format_action(stacks, Move(Piece("wB1"), Hex(1, -1))) == r"wB1 \bQ", (
        "never relative to itself"
    )
    assert format_action(stacks, PASS) == "pass"
    assert Board().move_string(Move(Piece("wS1"), Hex(0, 0))) == "wS1"


def test_the_first_move_needs_no_reference() -> None:
    assert Board().parse_move("wS1") == Move(Piece("wS1"), Hex(0, 0))
    with pytest.raises(NotationError, match="wB1 is not on the board"):
        Board().parse_move("wS1 -wB1")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "unknown game type ''"),
        ("Chess", "unknown game type 'Chess' at column 1"),
        ("Base;Running;White[1]", "unknown game state 'Running' at column 6"),
        ("Base;InProgress", "unknown turn ''"),
        ("Base;InProgress;White[0]", r"unknown turn 'White\[0\]' at column 17"),
        ("Base;InProgress;Green[1]", "unknown turn"),
    ],
)
def test_malformed_game_strings(text: str, message: str) -> None:
    with pytest.raises(NotationError, match=message):
        parse_game(text)


def test_state_and_turn_follow_from_the_moves() -> None:
    board = Board.from_game_string("base;NotStarted;Black[7];wS1;bS1 wS1-")
    assert board.game_string == "Base;InProgress;White[2];wS1;bS1 wS1-"


def test_a_game_type_alone_is_a_game() -> None:
    assert Board.from_game_string("Base+LP").game_string == "Base+LP;NotStarted;White[1]"


@pytest.mark.parametrize("text", ["wS1;;bS1 wS1-", "wS1;;", ";wS1"])
def test_an_empty_move_in_a_game_string(text: str) -> None:
    with pytest.raises(NotationError, match="empty move"):
        Board.from_game_string(f"Base;InProgress;White[2];{text}")


# What other programs write


@pytest.mark.parametrize(
    ("text", "normal"),
    [
        ("Base;", "Base;NotStarted;White[1]"),
        ("Base;NotStarted;White[1];", "Base;NotStarted;White[1]"),
        ("Base;InProgress;White[2];wS1;bS1 wS1-; ", "Base;InProgress;White[2];wS1;bS1 wS1-"),
        ("Base;InProgress;Black[1];wS1 .", "Base;InProgress;Black[1];wS1"),
        ("Base+M;InProgress;White[2];wM1;bM1 wM1-", "Base+M;InProgress;White[2];wM;bM wM-"),
        ("Base+L;InProgress;White[2];wL1 .;bL1 /wL1", "Base+L;InProgress;White[2];wL;bL /wL"),
        ("Base+P;InProgress;White[2];WP1;bp1 wp-", "Base+P;InProgress;White[2];wP;bP wP-"),
        (
            "Base;InProgress;Black[2];wS1;bS1 wS1-;wQ1 -wS1;BQ1 bS1-",
            "Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-",
        ),
    ],
)
def test_other_ways_to_write_a_game(text: str, normal: str) -> None:
    assert Board.from_game_string(text).game_string == normal


@pytest.mark.parametrize("climb", ["wB1 wS1", "wB1 wQ-", "wB1 -bS1", "WB1 WQ1-"])
def test_a_direction_to_an_occupied_hex_means_to_climb_onto_it(climb: str) -> None:
    game = "Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wB1 /wS1;bA1 bQ-"
    board = Board.from_game_string(game)
    board.push(climb)
    assert board.stack(Hex(0, 0)) == (Piece("wS1"), Piece("wB1"))
    assert board.move_strings[-1] == "wB1 wS1"


@pytest.mark.parametrize("text", ["pass", "Pass", "PASS"])
def test_a_pass_in_any_letter_case(text: str) -> None:
    board = Board.from_game_string(f"{FORCED_PASS};{text}")
    assert board.game_string.endswith(";pass")
