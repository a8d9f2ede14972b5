"""The hive as a picture: well-formed, complete and accessible."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

import skep
from skep.hexes import Hex
from skep.pieces import PIECES, Color, Insect, Piece
from skep.render import Highlight, HighlightKind, svg
from skep.render.digits import numeral
from skep.render.insects import silhouettes
from skep.render.palette import HIGHLIGHTS, INKS, TILES
from skep.render.svg_tiles import center

from .test_text import MIDGAME

README_GAME = (  # skep show GAME --svg docs/images/board.svg
    r"Base+MLP;InProgress;White[13];wG1;bL -wG1;wA1 wG1-;bG1 \bL;wS1 wA1-;bA1 -bL;wQ wS1-;bQ /bL;"
    r"wL /wQ;bA2 bG1/;wB1 /wL;bS1 /bQ;wP wQ-;bA1 wS1/;wM wG1/;bS1 /wA1;wB1 wL;bA2 \wM;wB1 wS1;"
    r"bP /bQ;wL bA1/;bB1 -bQ;wB1 bA1;bM \bG1"
)
SVG = "{http://www.w3.org/2000/svg}"


def parsed(picture: str) -> ElementTree.Element:
    root = ElementTree.fromstring(picture)
    assert root.tag == f"{SVG}svg"
    return root


def luminance(color: str) -> float:
    """The relative luminance of WCAG 2."""
    channels = (int(color[k : k + 2], 16) / 255 for k in (1, 3, 5))
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_every_insect_has_its_own_drawing() -> None:
    assert set(silhouettes()) == set(Insect)
    assert len({shape.body for shape in silhouettes().values()}) == len(Insect)


def test_a_picture_is_well_formed_and_needs_nothing_from_outside() -> None:
    board = skep.Board.from_game_string(MIDGAME)
    picture = svg(board.stacks, last_move=board.history[-1])
    parsed(picture)
    assert "href" not in picture
    assert "url(" not in picture
    assert " id=" not in picture  # several pictures share one notebook
    assert len(picture) < 100_000


def test_all_pieces_fit_into_a_small_file() -> None:
    everything = {Hex(k % 7, k // 7): (piece,) for k, piece in enumerate(PIECES)}
    assert len(svg(everything)) < 100_000


def test_a_picture_has_a_description_for_screen_readers() -> None:
    root = parsed(svg({Hex(0, 0): (Piece("wQ"), Piece("bB1")), Hex(0, 1): (Piece("wA1"),)}))
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title") == "Hive with 2 white and 1 black piece"
    assert root.findtext(f"{SVG}desc") == (
        "Row 1: black beetle 1 on white queen bee. Row 2: white ant 1."
    )
    assert [cell.findtext(f"{SVG}title") for cell in root.findall(f"{SVG}g")] == [
        "bB1 on wQ",
        "wA1",
    ]


def test_the_picture_of_the_readme_is_up_to_date() -> None:
    board = skep.Board.from_game_string(README_GAME)
    path = Path(__file__).parents[2] / "docs" / "images" / "board.svg"
    assert path.read_text(encoding="utf-8") == svg(board.stacks, last_move=board.history[-1]) + "\n"
    assert {stack[-1] for stack in board.stacks.values()} >= {
        Piece(color.letter + name)
        for color in Color
        for name in ("Q", "S1", "B1", "G1", "M", "L", "P")
    }


def test_an_empty_hive() -> None:
    root = parsed(svg({}))
    assert root.findtext(f"{SVG}desc") == "No pieces yet."
    assert float(root.attrib["width"]) > 0


def test_every_piece_of_a_stack_is_drawn_from_the_ground_up() -> None:
    picture = svg({Hex(0, 0): (Piece("wQ"), Piece("bB1"))})
    assert picture.index(TILES[Color.WHITE].face) < picture.index(TILES[Color.BLACK].face)


def test_everything_lies_within_the_frame() -> None:
    board = skep.Board.from_game_string(MIDGAME)
    root = parsed(svg(board.stacks, highlights={Hex(-5, 3): Highlight(HighlightKind.CHOICE, 1)}))
    left, top, width, height = map(float, root.attrib["viewBox"].split())
    for at in (*board.stacks, Hex(-5, 3)):
        x, y = center(at)
        assert left + 50 <= x <= left + width - 50
        assert top + 55 <= y <= top + height - 55


def test_size_is_the_width_of_a_tile() -> None:
    one, two = (parsed(svg({Hex(0, 0): (Piece("wQ"),)}, size=size)) for size in (50, 100))
    assert float(two.attrib["width"]) == pytest.approx(2 * float(one.attrib["width"]), abs=2)


@pytest.mark.parametrize("mark", HighlightKind)
@pytest.mark.parametrize("occupied", [True, False])
def test_every_mark_is_drawn(mark: HighlightKind, occupied: bool) -> None:
    stacks = {Hex(0, 0): (Piece("wQ"),)}
    at = Hex(0, 0) if occupied else Hex(1, 0)
    picture = svg(stacks, highlights={at: Highlight(mark, 1 if mark is HighlightKind.PART else 0)})
    parsed(picture)
    assert picture != svg(stacks)
    assert mark is HighlightKind.PART or HIGHLIGHTS[mark] in picture


def test_numbers_are_drawn_digit_by_digit() -> None:
    assert numeral(8).count("<path") == 1
    assert numeral(28).count("<path") == 2
    assert len({numeral(digit) for digit in range(10)}) == 10


@pytest.mark.parametrize("color", Color)
@pytest.mark.parametrize("insect", Insect)
def test_inks_stand_out_from_their_tiles(color: Color, insect: Insect) -> None:
    dark, light = sorted(map(luminance, (INKS[color][insect], TILES[color].face)))
    assert (light + 0.05) / (dark + 0.05) >= 3  # WCAG 2 for graphics


def test_inks_are_one_for_each_insect() -> None:
    for inks in INKS.values():
        assert len(set(inks.values())) == len(Insect)
