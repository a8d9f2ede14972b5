"""Unreadable texts: what was found, where exactly, and what was expected."""

from __future__ import annotations

import pytest

from skep import Board, NotationError
from skep.game_string import GameText, parse_game
from skep.hexes import Hex
from skep.move_string import format_action, parse_place
from skep.moves import Move
from skep.pieces import GameType, Piece

STATES = "one of NotStarted, InProgress, Draw, WhiteWins, BlackWins"
TURN = "a turn such as White[1]"
REFERENCE = "a reference such as wQ, -wQ or wQ/"


@pytest.mark.parametrize(
    ("text", "problem", "column", "expected"),
    [
        ("Base;Running;White[1]", "unknown game state 'Running'", 5, STATES),
        ("Base;  Running ;White[1]", "unknown game state 'Running'", 7, STATES),
        ("Base;InProgress", "unknown turn ''", 15, TURN),
        ("Base;InProgress;", "unknown turn ''", 16, TURN),
        ("Base;InProgress; White", "unknown turn 'White'", 17, TURN),
        ("Base;InProgress;White[1]x;wS1", "unknown turn 'White[1]x'", 16, TURN),
    ],
)
def test_a_game_string_that_cannot_be_read(
    text: str, problem: str, column: int, expected: str
) -> None:
    with pytest.raises(NotationError) as caught:
        parse_game(text)
    error = caught.value
    assert (error.problem, error.column, error.expected) == (problem, column, expected)
    assert error.text == text


def test_the_game_type_of_a_game_string_has_its_place() -> None:
    with pytest.raises(NotationError) as caught:
        parse_game("  Chess;InProgress;White[1]")
    assert (caught.value.problem, caught.value.column) == ("unknown game type 'Chess'", 2)
    assert caught.value.text == "  Chess;InProgress;White[1]"


@pytest.mark.parametrize(
    ("text", "problem", "column", "expected"),
    [
        ("  ", "empty move", 0, "a move such as wA1 bQ-, or pass"),
        (" wA1", "wA1 goes nowhere", 4, REFERENCE),
        ("wA1  ?wS1", "unknown reference '?wS1'", 5, REFERENCE),
        ("wA1 /wX", "unknown reference '/wX'", 5, REFERENCE),
        ("wA1 bQ-", "bQ is not on the board", 4, "a reference to a piece on the board"),
        ("wA1 \\bQ", "bQ is not on the board", 5, "a reference to a piece on the board"),
        ("wA1 wS1- now then", "unexpected 'now'", 9, "nothing after the reference"),
        ("pass wS1-", "unknown piece 'pass'", 0, None),
        (" wA9 wS1-", "unknown piece 'wA9'", 1, None),
    ],
)
def test_a_move_that_cannot_be_read(
    text: str, problem: str, column: int, expected: str | None
) -> None:
    board = Board.from_game_string("Base;InProgress;White[2];wS1;bS1 wS1-")
    with pytest.raises(NotationError) as caught:
        board.parse_move(text)
    error = caught.value
    assert (error.problem, error.column, error.text) == (problem, column, text)
    assert expected in (None, error.expected)


@pytest.mark.parametrize(
    ("text", "problem", "column"),
    [
        ("", "unknown reference ''", 0),
        (" -", "unknown reference '-'", 2),
        ("wX-", "unknown reference 'wX-'", 0),
        ("wS1 -", "unknown reference 'wS1 -'", 0),
        (" /bQ", "bQ is not on the board", 2),
    ],
)
def test_a_place_that_cannot_be_read(text: str, problem: str, column: int) -> None:
    board = Board.from_game_string("Base;InProgress;White[2];wS1;bS1 wS1-")
    with pytest.raises(NotationError) as caught:
        parse_place(board.stacks, text)
    assert (caught.value.problem, caught.value.column, caught.value.text) == (problem, column, text)


def test_places_beside_pieces() -> None:
    board = Board.from_game_string("Base;InProgress;White[2];wS1;bS1 wS1-")
    places = [parse_place(board.stacks, text) for text in ("wS1", " bS1 ", "bS1-", "-wS1")]
    assert places == [Hex(0, 0), Hex(1, 0), Hex(2, 0), Hex(-1, 0)]


def test_the_parts_of_a_game_string() -> None:
    assert parse_game("Base+MLP") == GameText(GameType("Base+MLP"), None, "", ())
    assert parse_game("Base; inprogress ;white[2]; wS1;bS1 wS1-;") == GameText(
        GameType.BASE, None, "InProgress", (("wS1", 28), ("bS1 wS1-", 32))
    )


def test_a_cell_without_neighbors_cannot_be_written() -> None:
    stacks = {Hex(0, 0): (Piece("wQ"),)}
    with pytest.raises(NotationError, match="wA1 has no neighbor at"):
        format_action(stacks, Move(Piece("wA1"), Hex(5, 5)))
    assert format_action({}, Move(Piece("wA1"), Hex(5, 5))) == "wA1"
