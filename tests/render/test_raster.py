"""PNG and GIF: the right size, the right colors, the right number of frames, always the same."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

import skep
from skep.errors import SettingError, WrongTypeError
from skep.hexes import Hex
from skep.pieces import Color, Piece
from skep.progress import Progress
from skep.render import Arrow, gif, png, svg
from skep.render.scenes import MAX_PLIES
from skep.render.themes import theme

from .test_text import MIDGAME

QUEENS = {Hex(0, 0): (Piece("wQ"),), Hex(2, 0): (Piece("bQ"),)}
BOARD = skep.Board.from_game_string(MIDGAME)


def opened(picture: bytes) -> Image.Image:
    return Image.open(BytesIO(picture))


def rgb(color: str) -> tuple[int, int, int]:
    red, green, blue = (int(color[at : at + 2], 16) for at in (1, 3, 5))
    return red, green, blue


def test_a_png_has_the_wanted_size_and_the_colors_of_the_tiles() -> None:
    picture = opened(png(svg(QUEENS, theme="felt"), 600)).convert("RGBA")
    assert picture.width == 600
    scale = 600 / (3 * 103.9 + 52)
    middle = round(picture.height / 2 - 3)
    for color, x in ((Color.WHITE, 78.0), (Color.BLACK, 78 + 2 * 103.9)):
        # Between the wings of the bee and the inlay.
        left = round((x - 44) * scale) if color is Color.WHITE else round((x + 40) * scale)
        face = rgb(theme("felt").of_tile(color, "face").color)
        near = [picture.getpixel((left + dx, middle)) for dx in range(-6, 7)]
        assert (*face, 255) in near
    assert picture.getpixel((2, 2)) == (*rgb(theme("felt")["table"].color), 255)


def test_without_a_table_a_png_is_transparent() -> None:
    assert opened(png(svg(QUEENS))).convert("RGBA").getpixel((0, 0)) == (0, 0, 0, 0)


def test_the_natural_size() -> None:
    assert opened(png(svg(QUEENS, width=123))).width == 123


def test_nothing_depends_on_fonts() -> None:
    """resvg drops text without fonts; labels and coordinates must be there all the same."""
    plain = opened(png(svg(QUEENS, coordinates=False), 300))
    written = opened(png(svg(QUEENS, coordinates=True, names=True, labels={Hex(1, 0): "a"}), 300))
    assert plain.tobytes() != written.tobytes()


def test_the_same_picture_has_the_same_bytes() -> None:
    drawn = svg(BOARD, arrows=[Arrow(Hex(0, 0), Hex(2, 0))], reserves=True, theme="slate")
    assert png(drawn, 200) == png(drawn, 200)
    assert gif(BOARD, width=80) == gif(BOARD, width=80)


@pytest.mark.parametrize("width", [0, -1, 8001, 10**30, 1.5, True])
def test_impossible_widths(width: int) -> None:
    with pytest.raises(SettingError, match="the width of a picture must be a whole number"):
        png(svg(QUEENS), width)


def test_a_picture_that_would_be_too_large() -> None:
    tower = {Hex(-q, 2 * q): (Piece("wQ"),) for q in range(100)}
    with pytest.raises(SettingError, match=r"would have 8000 × \d+ pixels; .* choose a smaller"):
        png(svg(tower), 8000)
    square = {Hex(0, 0): (Piece("wQ"),), Hex(5, 5): (Piece("bQ"),)}
    with pytest.raises(SettingError, match="40000000 in all"):
        png(svg(square), 8000)


@pytest.mark.parametrize("text", ["", "<svg", "<svg/>", "<html></html>", svg(QUEENS)[:-9]])
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(
        SettingError, match=r"expected a picture from skep.render.svg|can't be drawn"
    ):
        png(text)
    with pytest.raises(WrongTypeError):
        png(text.encode())  # type: ignore[arg-type]


def test_a_gif_has_a_frame_for_every_position() -> None:
    picture = opened(gif(BOARD, width=120, seconds=0.5))
    frames = getattr(picture, "n_frames", 1)
    assert (picture.width, frames) == (120, BOARD.ply + 1)
    times = []
    for index in range(frames):
        picture.seek(index)
        times.append(picture.info["duration"])
    assert times == [500] * BOARD.ply + [1500]
    assert picture.info["loop"] == 0


def test_the_frames_of_a_gif_are_the_positions() -> None:
    """Each frame only has what changed; put together, they are close to the still pictures."""
    short = BOARD.copy()
    while short.ply > 4:
        short.pop()
    picture = opened(gif(short, width=150, theme="plain-slate"))
    picture.seek(4)
    still = opened(png(svg(short, last_move=short.peek(), theme="plain-slate"), 150))
    assert picture.size == still.size
    pairs = zip(picture.convert("L").tobytes(), still.convert("L").tobytes(), strict=True)
    assert max(abs(one - other) for one, other in pairs) < 48


def test_a_part_of_a_game() -> None:
    assert getattr(opened(gif(BOARD, first=3, last=5, width=60)), "n_frames", 1) == 3
    assert getattr(opened(gif(BOARD, first=12, width=60)), "n_frames", 1) == 1


def test_progress_is_reported() -> None:
    reports: list[Progress[None]] = []
    gif(BOARD, first=10, width=60, on_progress=reports.append)
    assert [(it.done, it.total) for it in reports] == [(0, 3), (1, 3), (2, 3), (3, 3)]


def test_very_long_games_are_refused_before_anything_is_drawn() -> None:
    board = skep.Board.from_game_string(
        "Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-", "rulebook"
    )
    there = (r"wQ \wS1", "bQ bS1/", "wQ -wS1", "bQ bS1-")
    while board.ply <= MAX_PLIES:
        board.push(there[board.ply % 4])
    with pytest.raises(SettingError, match=r"positions are too many .* choose the first and"):
        gif(board)
    assert getattr(opened(gif(board, first=board.ply - 2, width=40)), "n_frames", 1) == 3


def test_a_gif_needs_a_game() -> None:
    with pytest.raises(WrongTypeError, match="expected a Game or a Board"):
        gif(QUEENS)  # type: ignore[arg-type]
