"""Cells and pieces as clients may write them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from skep import Color
from skep.server.views.cells import Cell, PieceName
from skep.server.views.colors import NAMES, ColorName, name_of


@pytest.mark.parametrize("cell", [[0, 0], [10_000, -10_000], [-10_000, 10_000]])
def test_cells_that_a_hive_may_reach(cell: list[int]) -> None:
    assert msgspec.convert(cell, Cell) == tuple(cell)


@pytest.mark.parametrize("cell", [[10_001, 0], [0, -10_001], [0], [0, 0, 0], ["0", 0], [0.5, 0]])
def test_things_that_are_not_cells(cell: list[Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(cell, Cell)


def test_names_of_pieces_are_short() -> None:
    assert msgspec.convert("wA1?", PieceName) == "wA1?"
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert("wA1??", PieceName)


def test_colors_by_name() -> None:
    assert {name.value: name.color for name in ColorName} == {
        "white": Color.WHITE,
        "black": Color.BLACK,
    }
    assert {NAMES[color].color: color for color in Color} == {color: color for color in Color}
    assert (name_of(Color.BLACK), name_of(None)) == (ColorName.BLACK, None)
