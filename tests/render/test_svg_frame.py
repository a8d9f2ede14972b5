"""The frame of a picture: everything is inside, without extra space."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from skep.hexes import Hex
from skep.pieces import Piece, Stacks
from skep.render import Highlight, HighlightKind, svg
from skep.render.geometry import CELL_RADIUS, LIFT, THICKNESS, center

MARGIN = 8
QUEEN = (Piece("wQ"),)
TOWER = (Piece("wQ"), Piece("bB1"), Piece("wB1"))


def frame(stacks: Stacks, **settings: dict[Hex, Highlight]) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of what a picture shows."""
    root = ElementTree.fromstring(svg(stacks, **settings))  # type: ignore[arg-type]
    left, top, width, height = map(float, root.attrib["viewBox"].split())
    return left, top, left + width, top + height


def test_one_tile_with_a_margin_on_all_sides() -> None:
    left, top, right, bottom = frame({Hex(0, 0): QUEEN})
    half = CELL_RADIUS * 3**0.5 / 2 + MARGIN
    assert (left, right) == pytest.approx((-half, half), abs=0.2)
    assert top == pytest.approx(-CELL_RADIUS - MARGIN, abs=0.2)
    assert bottom == pytest.approx(CELL_RADIUS + THICKNESS + MARGIN, abs=0.2)


def test_a_stack_needs_room_above_for_each_piece_on_another() -> None:
    flat, tall = frame({Hex(0, 0): QUEEN}), frame({Hex(0, 0): TOWER})
    assert tall == pytest.approx((flat[0], flat[1] - 2 * LIFT, *flat[2:]), abs=0.2)


def test_the_highest_of_all_stacks_counts() -> None:
    _, top, _, _ = frame({Hex(0, 0): QUEEN, Hex(0, 1): TOWER})
    assert top == pytest.approx(-CELL_RADIUS - MARGIN, abs=0.2)


def test_every_row_and_column_adds_its_height_and_width() -> None:
    one = frame({Hex(0, 0): QUEEN})
    more = frame({Hex(0, 0): QUEEN, Hex(2, -1): (Piece("bQ"),), Hex(-1, 2): (Piece("bS1"),)})
    _, north = center(Hex(2, -1))
    east, _ = center(Hex(2, -1))
    _, south = center(Hex(-1, 2))
    assert more == pytest.approx((one[0], one[1] + north, one[2] + east, one[3] + south), abs=0.2)


def test_a_marked_cell_is_in_the_frame() -> None:
    plain = frame({Hex(0, 0): QUEEN})
    marked = frame({Hex(0, 0): QUEEN}, highlights={Hex(-2, 3): Highlight(HighlightKind.CHOICE, 1)})
    west, south = center(Hex(-2, 3))
    assert marked == pytest.approx((plain[0] + west, *plain[1:3], plain[3] + south), abs=0.2)


def test_width_and_height_are_in_proportion() -> None:
    root = ElementTree.fromstring(svg({Hex(0, 0): QUEEN, Hex(3, 0): TOWER}, size=200))
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    scale = 200 / (3**0.5 * CELL_RADIUS)
    assert float(root.attrib["width"]) == pytest.approx(width * scale, abs=1)
    assert float(root.attrib["height"]) == pytest.approx(height * scale, abs=1)
