"""MoveStrings and GameStrings: every form read, one form written, errors with their place."""

from __future__ import annotations

import pytest

from skep import PASS, Board, Hex, Move, NotationError, Piece
from skep.notation import parse_game


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
        ("wQ1 -wB1", "unknown piece 'wQ1'"),
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
    assert board.move_string(Move(Piece("wB1"), Hex(1, 0))) == "wB1 bQ", "on top"
    assert board.move_string(Move(Piece("wA1"), Hex(-1, 0))) == "wA1 -wB1"
    assert board.move_string(Move(Piece("wB1"), Hex(1, -1))) == r"wB1 \bQ", (
        "never relative to itself"
    )
    assert board.move_string(PASS) == "pass"
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
    board = Board.from_game_string("base;Draw;Black[7];wS1;bS1 wS1-")
    assert board.game_string == "Base;InProgress;White[2];wS1;bS1 wS1-"


def test_a_game_type_alone_is_a_game() -> None:
    assert Board.from_game_string("Base+LP").game_string == "Base+LP;NotStarted;White[1]"


def test_an_empty_move_in_a_game_string() -> None:
    with pytest.raises(NotationError, match="empty move"):
        Board.from_game_string("Base;InProgress;White[2];wS1;")
