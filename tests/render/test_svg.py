"""The hive as a picture: well-formed, complete and accessible."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from tools.draw_pictures import IMAGES, PICTURES, README_GAME

import skep
from skep.hexes import Hex
from skep.pieces import PIECES, Color, Insect, Piece
from skep.render import Highlight, HighlightKind, svg
from skep.render.geometry import center
from skep.render.insects import silhouettes
from skep.render.themes import theme

from .test_text import MIDGAME

SVG = "{http://www.w3.org/2000/svg}"


def parsed(picture: str) -> ElementTree.Element:
    root = ElementTree.fromstring(picture)
    assert root.tag == f"{SVG}svg"
    return root


def test_every_insect_has_its_own_drawing() -> None:
    assert set(silhouettes()) == set(Insect)
    assert len({shape.body for shape in silhouettes().values()}) == len(Insect)


def test_a_picture_is_well_formed_and_needs_nothing_from_outside() -> None:
    board = skep.Board.from_game_string(MIDGAME)
    picture = svg(board.stacks, last_move=board.history[-1])
    parsed(picture)
    assert set(re.findall(r'href="(.)', picture)) == {"#"}
    assert set(re.findall(r'href="#([^"]+)', picture)) == set(re.findall(r' id="([^"]+)', picture))
    assert "url(" not in picture
    assert "style" not in picture  # which blanks the picture in some programs
    assert "<text" not in picture  # nor any font
    assert len(picture) < 50_000


def test_pictures_that_share_a_page_share_only_equal_tiles() -> None:
    """Browsers take the first element with an id, whichever picture it is in."""
    hive = {Hex(0, 0): (Piece("wQ"),)}
    kinds: dict[str, str] = {}
    for name in ("light", "dark", "maple", "contrast-felt", "wood", "light-wood-ivory"):
        (found,) = re.findall(r'<g id="([^"]+)">(.*)</g></defs>', svg(hive, theme=name))
        assert kinds.setdefault(found[0], found[1]) == found[1]
    assert len(kinds) == 5


def test_all_pieces_fit_into_a_small_file() -> None:
    everything = {Hex(k % 7, k // 7): (piece,) for k, piece in enumerate(PIECES)}
    assert len(svg(everything)) < 50_000


def test_the_same_picture_has_the_same_bytes() -> None:
    """The README's test watches the picture itself; this one that no set decides the order."""
    board = skep.Board.from_game_string(MIDGAME)
    turned = dict(reversed(list(board.stacks.items())))
    assert svg(turned, labels={Hex(0, 0): "a", Hex(5, 5): "b"}) == svg(
        board.stacks, labels={Hex(5, 5): "b", Hex(0, 0): "a"}
    )


def test_a_picture_has_a_description_for_screen_readers() -> None:
    root = parsed(svg({Hex(0, 0): (Piece("wQ"), Piece("bB1")), Hex(0, 1): (Piece("wA1"),)}))
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title") == "Hive with 2 white and 1 black piece"
    assert root.findtext(f"{SVG}desc") == (
        "Row 1: black beetle 1 on white queen bee. Row 2: white ant 1."
    )
    assert [cell.text for cell in root.findall(f"{SVG}g/{SVG}title")] == ["bB1 on wQ", "wA1"]


@pytest.mark.parametrize("name", PICTURES)
def test_the_pictures_of_the_documentation_are_up_to_date(name: str) -> None:
    path = IMAGES / f"{name}.svg"
    assert path.read_text(encoding="utf-8") == PICTURES[name]() + "\n", (
        "run python -m tools.draw_pictures, and look at the pictures"
    )
    assert path.stat().st_size < 200_000


def test_the_picture_of_the_readme_has_every_insect() -> None:
    board = skep.Board.from_game_string(README_GAME)
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
    assert picture.index('href="#skep-light-wQ"') < picture.index('href="#skep-light-bB"')


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


EVERY_MARK = [
    (mark, occupied)
    for mark in HighlightKind
    for occupied in (True, False)
    if not (mark is HighlightKind.ORIGIN and occupied)  # a piece that was below the one that left
]


@pytest.mark.parametrize(("mark", "occupied"), EVERY_MARK)
def test_every_mark_is_drawn(mark: HighlightKind, occupied: bool) -> None:
    stacks = {Hex(0, 0): (Piece("wQ"),)}
    at = Hex(0, 0) if occupied else Hex(1, 0)
    picture = svg(stacks, highlights={at: Highlight(mark, 1 if mark is HighlightKind.PART else 0)})
    parsed(picture)
    assert picture != svg(stacks)
    assert theme().of_highlight(Highlight(mark, 1)).color in picture
