"""Pictures of pixels: one size, the tiles where they belong, and every hive fits."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
import pytest

from skep import Board, Color
from skep.envs.pixels import SIZE, pixels
from skep.render.themes import theme

LONG = (  # a hive of 24 cells in a row
    r"Base+M;InProgress;White[16];wG1;bA1 wG1-;wS1 /wG1;bQ bA1-;wM -wS1;bG1 bQ/;wQ -wM;"
    r"bS1 bG1-;wB1 /wQ;bM bS1-;wG2 /wB1;bA2 bM-;wS2 -wG2;bS2 bA2-;wG3 -wS2;bA3 bS2/;wB2 -wG3;"
    r"bB1 bA3-;wA1 /wB2;bG2 bB1/;wA2 /wA1;bB2 bG2/;wA3 /wA2;bG3 bB2-;wA3 bG3-;pass;wA2 -wA1;"
    r"pass;wA3 bG3/;pass"
)


def rgb(color: str) -> list[int]:
    return [int(color[at : at + 2], 16) for at in (1, 3, 5)]


def counts(picture: np.ndarray, colors: Iterable[str]) -> list[int]:
    return [int((picture == rgb(color)).all(axis=2).sum()) for color in colors]


@pytest.mark.parametrize("game", ["Base", "Base;InProgress;White[2];wG1;bG1 wG1-", LONG])
def test_every_picture_has_the_same_size(game: str) -> None:
    picture = pixels(Board.from_game_string(game))
    assert picture.shape == (SIZE, SIZE, 3)
    assert picture.dtype == np.uint8
    assert len({tuple(picture[y, x]) for x in (0, -1) for y in (0, -1)}) == 1  # the background


def test_tiles_are_drawn_in_their_colors() -> None:
    faces = [theme().of_tile(color, "face").color for color in Color]
    assert counts(pixels(Board()), faces) == [0, 0]
    board = Board.from_game_string("Base;InProgress;White[2];wG1;bG1 wG1-")
    picture = pixels(board)
    white, black = counts(picture, faces)
    assert min(white, black) > 1000
    left, right = picture[:, : SIZE // 2], picture[:, SIZE // 2 :]
    assert counts(left, faces)[0] == white
    assert counts(right, faces)[1] == black


def test_pictures_belong_to_the_caller() -> None:
    first = pixels(Board())
    first[:] = 0
    assert pixels(Board()).any()
