"""Files of GameStrings, with the oddities of the field."""

from __future__ import annotations

from io import StringIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skep import Board, Color, GameType, Outcome, Reason
from skep.formats import Format, GameRead, game_string, read_games
from skep.game import Game
from tests.game.trees import trees

PLAIN = "Base;InProgress;White[2];wS1;bS1 wS1-"
MOVES = "wS1;bS1 wS1-"


def read(*lines: str, rules: str | None = None) -> list[GameRead]:
    return list(game_string.read(iter(enumerate(lines, start=1)), "a file", rules))


def one(line: str) -> tuple[Game, list[str]]:
    [found] = read(line)
    assert found.game is not None, found.fault
    return found.game, [repair.what for repair in found.repairs]


def test_one_game_per_line() -> None:
    found = read("# a comment", "", PLAIN, "  ", f"{PLAIN};wQ bS1-", "Base+ML")
    assert [it.place.line for it in found] == [3, 5, 6]
    assert [it.game is None for it in found] == [False, True, False]
    assert found[1].fault.startswith("move 3 (wQ bS1-): ")


@pytest.mark.parametrize(
    ("line", "repairs"),
    [
        (PLAIN, []),
        (PLAIN.upper(), []),
        (PLAIN + ";", ["a semicolon follows the last field"]),
        (f"Base;{MOVES}", ["the state is missing", "the turn is missing"]),
        (f"Base;InProgress;{MOVES}", ["the turn is missing"]),
        (f"Base;White[2];{MOVES}", ["the state is missing"]),
        (
            MOVES,
            [
                "the state is missing",
                "the turn is missing",
                "the game type is missing; its pieces are those of Base",
            ],
        ),
        (
            f"InProgress;White[2];{MOVES}",
            ["the game type is missing; its pieces are those of Base"],
        ),
        (
            f"Base;InProgress;Black[7];{MOVES}",
            ["the turn is written Black[7], but it is White[2]"],
        ),
    ],
)
def test_incomplete_headers(line: str, repairs: list[str]) -> None:
    game, found = one(line)
    assert game.board().game_string == PLAIN
    assert found == repairs


def test_a_ladybug_in_the_base_game() -> None:
    game, repairs = one("Base;InProgress;Black[1];wL")
    assert game.game_type is GameType.BASE_L
    assert repairs == ["wL is not in Base, so the game type is Base+L"]


@pytest.mark.parametrize(
    ("state", "outcome"),
    [
        ("WhiteWins", Outcome(Color.WHITE, Reason.RESIGNED)),
        ("Draw", Outcome(None, Reason.DRAW_AGREED)),
        ("InProgress", None),
    ],
)
def test_the_outcome_is_that_of_the_board(state: str, outcome: Outcome | None) -> None:
    line = PLAIN.replace("InProgress", state)
    game, _ = one(line)
    assert game.outcome == outcome == Board.from_game_string(line).outcome()


@pytest.mark.parametrize(
    "line", [PLAIN, "Base", "base+mlp;x", "wS1;bS1 wS1-", "wQ", "Draw;White[1]"]
)
def test_what_looks_like_a_game_string(line: str) -> None:
    assert game_string.looks_like(line)


@pytest.mark.parametrize(
    "line", ["", "# Base", '[GameType "Base"]', "(;GM[27]", '{"moves": []}', "1-0", "hello; world"]
)
def test_what_does_not(line: str) -> None:
    assert not game_string.looks_like(line)


@settings(max_examples=40, deadline=None)
@given(trees)
def test_main_lines_are_read_as_they_were_written(game: Game) -> None:
    line = game_string.write(game)
    assert game_string.looks_like(line)
    [found] = read(line)
    assert found.game is not None, found.fault
    assert found.game.board().game_string == line


@settings(max_examples=100, deadline=None)
@given(st.lists(st.sampled_from([*PLAIN.split(";"), "", "pass", "wQ", "bQ -bS1", ";", "x"])))
def test_any_fields_give_a_game_or_a_fault(fields: list[str]) -> None:
    for found in read(";".join(fields)):
        assert (found.game is None) == bool(found.fault)


@settings(max_examples=50, deadline=None)
@given(st.text(max_size=40))
def test_any_text_gives_a_game_or_a_fault(line: str) -> None:
    for found in read(line):
        assert (found.game is None) == bool(found.fault)


@pytest.mark.parametrize(
    ("start", "expected"),
    [
        ("PLM_w3_wQ-wS1-bS1-bQ", "any of M, L, P in that order"),
        ("base_w3_wQ-wS1-bS1-bQ", "expected Base"),
        ("Base_w3_wQ-wS1-bX1-bQ", "a piece such as wQ"),
        ("Base_x3_wQ-wS1-bS1-bQ", "the player to move and the turn"),
    ],
)
def test_near_misses_of_positions_are_explained(start: str, expected: str) -> None:
    for text in (f"{start};InProgress;White[3]", f'[Position "{start}"]\n1. wA1 -wQ'):
        kind = Format.PGN if "[P" in text else Format.GAME_STRING
        [found] = read_games(StringIO(text), format=kind)
        assert expected in found.fault
