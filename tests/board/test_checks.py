"""Checks of arguments: the messages, also for values of any size."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from skep import Board, Direction, Hex, NotationError, Piece, SettingError, WrongTypeError
from skep._checks import checked_number, whole_number
from skep.engine import Limit

HUGE = 10**5000
LONG = f"1{'0' * 38}…"


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ({"seconds": "3"}, "seconds must be a number greater than 0, not '3'"),
        ({"seconds": 0}, "seconds must be a number greater than 0, not 0"),
        ({"seconds": HUGE}, "seconds must be a number greater than 0, not a number of thousands"),
        ({"seconds": 10**400}, f"seconds must be a number greater than 0, not {LONG}"),
        ({"clock": "x" * 99}, f"clock must be a number greater than 0, not '{'x' * 38}…"),
        ({"clock": 1, "increment": -1}, "increment must be a number of at least 0, not -1"),
        ({"nodes": True}, "nodes must be a whole number of at least 1, not True"),
        ({"nodes": -HUGE}, "nodes must be a whole number of at least 1, not a number of thousands"),
        ({"depth": 1.5}, "depth must be a whole number of at least 1, not 1.5"),
    ],
)
def test_what_a_limit_says(values: dict[str, float], sentence: str) -> None:
    with pytest.raises(SettingError) as error:
        Limit(**values)  # type: ignore[arg-type]
    assert str(error.value).removesuffix(" of digits") == sentence


def test_a_bound_of_zero_is_a_bound() -> None:
    with pytest.raises(SettingError, match="x must be a whole number from -3 to 0, not 1"):
        whole_number("x", 1, -3, 0)
    assert whole_number("x", 0, -3, 0) == 0
    assert checked_number("x", 0, zero=True) == 0


def test_a_text_of_the_wrong_type_is_shortened() -> None:
    with pytest.raises(WrongTypeError, match="not a number of thousands of digits"):
        Board.from_game_string(HUGE)  # type: ignore[arg-type]


def test_a_position_finds_pieces_by_name() -> None:
    board = Board.from_game_string("Base;InProgress;White[2];wS1;bS1 wS1-")
    for where in (board, board.position):
        assert where.locate("wS1") == where.locate(Piece("wS1")) == Hex(0, 0)
        assert where.locate("BS1") == Hex(1, 0)
        assert where.locate("wQ") is None
        with pytest.raises(NotationError, match="unknown piece 'wX'"):
            where.locate("wX")
        with pytest.raises(WrongTypeError, match="expected the name of a piece"):
            where.locate(3)  # type: ignore[arg-type]


@pytest.mark.parametrize("two", [2, np.int64(2), np.uint8(2)], ids=repr)
def test_a_hex_is_multiplied_by_any_whole_number(two: int) -> None:
    for product in (Hex(1, -2) * two, two * Hex(1, -2)):
        assert type(product) is Hex
        assert product == Hex(2, -4)
        assert all(type(coordinate) is int for coordinate in product)


@pytest.mark.parametrize("factor", [True, np.True_, 2.0, np.float64(2), "2", None], ids=repr)
def test_a_hex_is_multiplied_by_nothing_else(factor: Any) -> None:
    with pytest.raises(WrongTypeError, match="a Hex is multiplied by a whole number, not by"):
        _ = Hex(1, 2) * factor
    with pytest.raises(TypeError):
        _ = factor * Hex(1, 2)


@pytest.mark.parametrize("odd", ["x", None, 1.5, (1, 1)], ids=repr)
def test_ways_between_hexes_are_checked(odd: object) -> None:
    with pytest.raises(WrongTypeError, match="expected a Direction"):
        Hex(0, 0).neighbor(odd)  # type: ignore[arg-type]
    with pytest.raises(WrongTypeError, match="expected a Direction and a whole number of cells"):
        Hex(0, 0).neighbor(Direction.EAST, odd)  # type: ignore[arg-type]
    for measure in (Hex(0, 0).distance, Hex(0, 0).direction_to):
        with pytest.raises(WrongTypeError, match="expected a Hex, such as"):
            measure(odd)  # type: ignore[arg-type]
