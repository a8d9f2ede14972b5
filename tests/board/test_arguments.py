"""Odd arguments: accepted if their meaning is clear, otherwise a clear error."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from skep import (
    PASS,
    Board,
    Color,
    Direction,
    GameOverError,
    GameStateError,
    GameType,
    Hex,
    IllegalMoveError,
    Move,
    NotationError,
    Piece,
    RuleSet,
    SettingError,
    SkepError,
    WrongTypeError,
)
from skep.engine import Engine
from tests.board.games import FORCED_PASS, SURROUNDED

PAIR = (1, 2)
OPENING = "Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-"


@pytest.fixture
def board() -> Board:
    return Board.from_game_string(OPENING)


# Legal moves


@pytest.mark.parametrize("text", ["wA1 -wQ", "WA1 -wq", "  wA1   -wQ1 ", r"wA1 /wQ"])
def test_a_text_that_push_accepts_is_a_legal_move(board: Board, text: str) -> None:
    legal = board.legal_moves
    assert text in legal  # type: ignore[comparison-overlap]
    assert legal[legal.index(text)] == board.copy().push(text)
    assert legal.count(text) == 1


@pytest.mark.parametrize(
    "value", ["wA1 bQ-", "wS1 bQ-", "pass", "", "wX1", "wA1", "☃", 3, None, (), b"wA1 -wQ", PASS]
)
def test_what_push_refuses_is_not_a_legal_move(board: Board, value: object) -> None:
    legal = board.legal_moves
    assert value not in legal
    assert legal.count(value) == 0
    with pytest.raises(ValueError, match="is not a legal move here"):
        legal.index(value)


def test_a_forced_pass_is_legal_as_a_text() -> None:
    legal = Board.from_game_string(FORCED_PASS).legal_moves
    assert all(text in legal for text in ("pass", "PASS", PASS))
    assert (legal.index("Pass"), legal.count("pass")) == (0, 1)


def test_texts_agree_with_push_in_random_games() -> None:
    rng = random.Random(5)
    for _ in range(12):
        board = Board(rng.choice(list(GameType)))
        texts: list[str] = []
        for _ in range(30):
            legal = board.legal_moves
            if not legal:
                break
            texts += [board.move_string(action) for action in legal]
            for text in rng.sample(texts, min(len(texts), 5)):
                assert (text in legal) == is_pushed(board, text)  # type: ignore[comparison-overlap]
            board.push(rng.choice(legal))


def is_pushed(board: Board, text: str) -> bool:
    try:
        board.copy().push(text)
    except SkepError:
        return False
    return True


def test_legal_moves_read_texts_in_their_own_position(board: Board) -> None:
    legal = board.legal_moves
    before = [board.move_string(action) for action in legal]
    board.push("wA1 -wQ")
    board.push("bA1 bQ-")
    later = "wA1 bA1-"
    assert (later in legal, later in board.legal_moves) == (False, True)  # type: ignore[comparison-overlap]
    board.pop()
    board.pop()
    board.push("wG1 -wQ")
    assert all(text in legal for text in before)  # type: ignore[comparison-overlap]
    assert [legal.index(text) for text in before] == list(range(len(legal)))


def test_legal_moves_of_a_line_that_was_taken_back(board: Board) -> None:
    board.push("wA1 -wQ")
    legal = board.legal_moves
    board.pop()
    board.push("wG1 -wQ")
    assert legal[0] in legal
    with pytest.raises(GameStateError, match="the board has left the position"):
        assert "bA1 bQ-" in legal  # type: ignore[comparison-overlap]


def test_index_keeps_to_its_bounds(board: Board) -> None:
    legal = board.legal_moves
    assert legal.index(legal[3], 2, 5) == 3
    with pytest.raises(ValueError):  # noqa: PT011 - of any sequence
        legal.index(legal[3], 4)


@pytest.mark.parametrize("move", [
    Move(Piece("wA1"), Hex(9, 9)), Move(Piece("wS1"), Hex(5, 5)), Move(Piece("bA1"), Hex(3, 0)),
    Move(Piece("wM"), Hex(-2, 0)), Move(Piece("wQ"), Hex(-1, 0)), PASS,
    Move(Piece("wA1"), Hex(0, 10**30)),
])  # fmt: skip
def test_the_text_of_an_illegal_move_is_refused(board: Board, move: Move) -> None:
    before = board.copy()
    with pytest.raises(IllegalMoveError):
        board.move_string(move)
    assert board == before


def test_after_the_end_no_move_has_a_text() -> None:
    with pytest.raises(GameOverError):
        Board.from_game_string(SURROUNDED).move_string(Move(Piece("wA1"), Hex(0, 0)))


def test_the_integers_of_numpy_are_coordinates(board: Board) -> None:
    move = Move(Piece("wA1"), Hex(np.int64(-2), np.int32(0)))  # type: ignore[arg-type]
    assert move in board.legal_moves
    played = board.push(move)
    assert isinstance(played, Move)
    assert [type(value) for value in played.to] == [int, int]
    assert board.stack((np.int8(-2), 0)) == (Piece("wA1"),)  # type: ignore[arg-type]


# Players, pieces and hexes


@pytest.mark.parametrize("name", ["white", "White", "WHITE", "w", "W", " white ", Color.WHITE])
def test_players_by_name(name: Color | str) -> None:
    board = Board.from_game_string(OPENING)
    assert board.reserve(name) == board.reserve(Color.WHITE)
    assert len(board.reserve(name)) == 9
    assert len(board.game_type.reserve(name)) == 11


@pytest.mark.parametrize(
    ("name", "kind"),
    [("green", SettingError), ("", SettingError), (0, WrongTypeError), (True, WrongTypeError),
     (None, WrongTypeError), (Piece("wQ"), WrongTypeError)],
)  # fmt: skip
def test_players_not_in_the_game(name: Color, kind: type[SkepError]) -> None:
    for ask in (Board().reserve, GameType.BASE.reserve):
        with pytest.raises(kind, match="white"):
            ask(name)


def test_hexes_add_up_as_vectors() -> None:
    a, b = Hex(1, 2), Hex(-3, 5)
    assert (a + b, a - b, -a, a * 3, 3 * a) == (
        *(Hex(-2, 7), Hex(4, -3), Hex(-1, -2)),
        *(Hex(3, 6), Hex(3, 6)),
    )
    assert all(isinstance(value, Hex) for value in (a + b, a - b, -a, a * 3, 3 * a))
    assert sum((a, b), Hex(0, 0)) == a + b
    for direction in Direction:
        step = Hex(0, 0).neighbor(direction)
        assert a.neighbor(direction, 4) == a + 4 * step
        assert (a + step) - a == step
    assert (hash(a), tuple(a), a[:1]) == (hash((1, 2)), (1, 2), (1,))


@pytest.mark.parametrize(
    "nonsense",
    [
        lambda at: at + PAIR, lambda at: PAIR + at, lambda at: at - PAIR, lambda at: PAIR - at,
        lambda at: at + 1, lambda at: sum([at, at]), lambda at: at * 1.5, lambda at: at * at,
        lambda at: "x" * at,
    ],
)  # fmt: skip
def test_other_sums_of_hexes_are_refused(nonsense: Callable[[Hex], object]) -> None:
    with pytest.raises(TypeError):
        nonsense(Hex(1, 2))


@pytest.mark.parametrize("direction", [-1, 6, 100])
def test_a_direction_is_one_of_six(direction: Direction) -> None:
    with pytest.raises(SettingError, match="one of the six"):
        Hex(0, 0).neighbor(direction)


# Everything else a caller may pass

ODD: list[object] = [None, 3, 2.5, True, b"wS1", [], {}, int, Path("wS1"), ("wS1", Hex(0, 0))]


@pytest.mark.parametrize("odd", ODD, ids=repr)
@pytest.mark.parametrize(
    "call",
    [
        Board.from_game_string, Piece, RuleSet.preset,
        lambda odd: Board("Base", odd), lambda odd: Board().push(odd),
        lambda odd: Board().explain(odd), lambda odd: Board().parse_move(odd),
        lambda odd: Board().move_string(odd), lambda odd: Board().locate(odd),
        lambda odd: Board().stack(odd), lambda odd: Board().reserve(odd),
        lambda odd: Engine().best_move(odd),
    ],
)  # fmt: skip
def test_an_argument_of_the_wrong_type(call: Callable[[object], object], odd: object) -> None:
    with pytest.raises(WrongTypeError, match=r"^expected .*, not "):
        call(odd)


NOT_WHOLE = [odd for odd in ODD if odd != 3] + ["3", float("nan"), float("inf"), -1]


@pytest.mark.parametrize("odd", NOT_WHOLE, ids=repr)
@pytest.mark.parametrize(
    "call",
    [
        Board().perft, lambda odd: Engine(megabytes=odd), lambda odd: Engine(threads=odd),
    ],
)  # fmt: skip
def test_a_number_that_is_not_whole(call: Callable[[object], object], odd: object) -> None:
    with pytest.raises(SettingError, match=r"must be a whole number .*, not "):
        call(odd)


def test_a_huge_number() -> None:
    for call in (Board().perft, Engine, lambda threads: Engine(threads=threads)):
        with pytest.raises(SettingError, match="not a number of thousands of digits"):
            call(10**5000)
    assert Board("Base", "uhp").perft(np.int64(2)) == 96  # type: ignore[arg-type]


@pytest.mark.parametrize("odd", [None, 3, "Chess", "", b"Base", int], ids=repr)
def test_a_game_type_that_does_not_exist(odd: str) -> None:
    with pytest.raises(NotationError, match="unknown game type"):
        Board(odd)


@pytest.mark.parametrize("network", [3, True, b"packaged", ["packaged"]])
def test_something_that_is_not_a_network(network: str) -> None:
    with pytest.raises(WrongTypeError, match="expected a Network"):
        Engine(network=network)
