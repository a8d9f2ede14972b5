"""A picture as a list of parts, from the table up to the labels, and the SVG around them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from html import escape
from typing import Final, NamedTuple

from skep.errors import SettingError
from skep.hexes import Hex, Symmetry
from skep.pieces import Color, Insect, Piece
from skep.render.arrows import draw_arrow
from skep.render.badges import label, letters, note
from skep.render.geometry import CELL_WIDTH, Point, ViewBox, center, frame_around, rounded_hexagon
from skep.render.highlights import HighlightKind
from skep.render.scenes import Scene
from skep.render.svg_marks import OUTLINES, draw_parts, mark_cell, mark_piece
from skep.render.svg_reserves import Tray, reserve_kinds, with_trays
from skep.render.svg_tables import draw_table
from skep.render.svg_tiles import pips, side_definition, side_id, tile_definition, tile_id, use_tile
from skep.render.themes import Palette

_USED: Final = re.compile(r'href="#([^"]+)"')
_CELL: Final = rounded_hexagon(CELL_WIDTH / 3**0.5, 0)
_MARGIN: Final = 8.0
_TABLE_MARGIN: Final = 26.0
_MAX_CELLS: Final = 3000
_NAME_PLACE: Final = Point(0, 44)
_COORDINATES_PLACE: Final = Point(0, -46)
_LABEL_PLACE: Final = Point(-34, -33)
_HEIGHT_PLACE: Final = Point(36, -31)


class Layer(IntEnum):
    """What lies on what."""

    TABLE = 0
    CELLS = 1
    GROUND = 2
    TILES = 3
    MARKS = 4
    ARROWS = 5
    LABELS = 6


class Drawn(NamedTuple):
    """A piece of markup, and what it lies on: parts are drawn in their order."""

    layer: Layer
    row: float
    column: float
    markup: str


@dataclass(frozen=True, slots=True)
class Style:
    """How a picture is drawn, whatever it shows."""

    palette: Palette
    orientation: Symmetry = Symmetry.IDENTITY
    coordinates: bool = False
    names: bool = False


class Layout(NamedTuple):
    """Where everything is, the same for all pictures of a game."""

    hive: ViewBox
    whole: ViewBox
    kinds: tuple[Insect, ...]
    """The insects in the trays; none if there are no trays."""


def layout_of(scenes: Iterable[Scene], style: Style) -> Layout:
    """The layout that fits all of these scenes, already turned."""
    hive: ViewBox | None = None
    kinds: tuple[Insect, ...] = ()
    for scene in scenes:
        own = frame_around(scene.cells, scene.stacks)
        hive = own if hive is None else hive.joined(own)
        if scene.reserves is not None:
            kinds = reserve_kinds(scene.reserves, scene.stacks)
    if hive is None:
        raise SettingError("there is nothing to draw: expected at least one position")
    whole = hive.widened(_TABLE_MARGIN if style.palette.table else _MARGIN)
    return Layout(hive, with_trays(whole, kinds) if kinds else whole, kinds)


def parts_of(scene: Scene, style: Style, layout: Layout) -> Iterator[Drawn]:
    """Everything in a picture of a scene, already turned, in no order."""
    yield Drawn(Layer.TABLE, 0, 0, draw_table(layout.whole, style.palette))
    yield from _trays(scene, style.palette, layout)
    if style.coordinates:
        yield from _coordinates(scene, style, layout.hive)
    for at, highlight in scene.highlights.items():
        stack = scene.stacks.get(at, ())
        if highlight.kind is not HighlightKind.PART:
            layer = Layer.MARKS if stack else Layer.GROUND
            draw = mark_piece if stack else mark_cell
            yield _placed(layer, at, len(stack), draw(highlight, style.palette))
    for markup in draw_parts(scene.highlights, scene.stacks, style.palette):
        yield Drawn(Layer.MARKS, float("inf"), 0, markup)
    for at, stack in scene.stacks.items():
        if stack:
            yield _stack(at, stack, style)
        if len(stack) > 1:
            number = label(str(len(stack)), style.palette, _HEIGHT_PLACE)
            yield _placed(Layer.LABELS, at, len(stack), number)
    for index, arrow in enumerate(scene.arrows):
        yield Drawn(Layer.ARROWS, index, 0, draw_arrow(arrow, scene.stacks, style.palette))
    for at, text in (scene.labels or {}).items():
        stack = scene.stacks.get(at, ())
        where = _LABEL_PLACE if stack else Point(0, 0)
        yield _placed(Layer.LABELS, at, len(stack), label(text, style.palette, where))


def definitions(parts: Iterable[str], palette: Palette) -> str:
    """What these parts use by its id: kinds of tiles, and outlines."""
    used = frozenset(_USED.findall("".join(parts)))
    kinds = (
        tile_definition(color, insect, palette)
        for color in Color
        for insect in Insect
        if tile_id(color, insect, palette) in used
    )
    sides = (side_definition(color, palette) for color in Color if side_id(color, palette) in used)
    outlines = (
        f'<path id="{name}" d="{path}"/>' for name, path in OUTLINES.items() if name in used
    )
    return f"<defs>{''.join((*kinds, *sides, *outlines))}</defs>"


def opening_tag(frame: ViewBox, width: float, extra: str = "") -> str:
    """The start of an SVG of this width in pixels."""
    box = f"{frame.left:.1f} {frame.top:.1f} {frame.width:.1f} {frame.height:.1f}"
    height = width * frame.height / frame.width
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" width="{max(1, width):.0f}" '
        f'height="{max(1, height):.0f}" viewBox="{box}"{extra}>'
    )


def describe(title: str, description: str) -> str:
    """What screen readers say about a picture."""
    return f"<title>{escape(title)}</title>\n<desc>{escape(description)}</desc>"


def _placed(layer: Layer, at: Hex, height: int, markup: str) -> Drawn:
    """Markup around the top of a stack of this height."""
    point = center(at, max(0, height - 1))
    drawn = f'<g transform="translate({point})">{markup}</g>' if markup else ""
    return Drawn(layer, at.r, at.q, drawn)


def _stack(at: Hex, stack: tuple[Piece, ...], style: Style) -> Drawn:
    names = " on ".join(piece.name for piece in reversed(stack))
    tiles = "".join(use_tile(piece, style.palette, level) for level, piece in enumerate(stack))
    top = center(Hex(0, 0), len(stack) - 1)
    if style.names:
        number = label(stack[-1].name, style.palette, Point(0, top.y + _NAME_PLACE.y), 8.5)
    else:
        number = pips(stack[-1], style.palette)
        number = f'<g transform="translate({top})">{number}</g>' if top.y and number else number
    drawn = f'<g transform="translate({center(at)})"><title>{names}</title>{tiles}{number}</g>'
    return Drawn(Layer.TILES, at.r, at.q, drawn)


def _trays(scene: Scene, palette: Palette, layout: Layout) -> Iterator[Drawn]:
    if scene.reserves is None:
        return
    for color in Color:
        tray = Tray(color, layout.kinds, layout.whole)
        box = tray.draw_box(palette, is_to_move=scene.turn is color)
        yield Drawn(Layer.GROUND, float("-inf"), -1, box)
        for index, insect in enumerate(layout.kinds):
            pieces = [piece for piece in scene.reserves[color] if piece.insect is insect]
            yield Drawn(Layer.GROUND, float("-inf"), index, tray.draw_pile(insect, pieces, palette))


def _coordinates(scene: Scene, style: Style, hive: ViewBox) -> Iterator[Drawn]:
    """The cells around the hive, each with the coordinates of its hex."""
    cells = hive.cells()
    if len(cells) > _MAX_CELLS:
        raise SettingError(
            f"{len(cells)} cells are too many for coordinates; expected at most {_MAX_CELLS}"
        )
    grid, ink = style.palette["grid"], style.palette["text"]
    for at in cells:
        original = at.transformed(style.orientation.inverse)
        text = f"{original.q},{original.r}"
        height = len(scene.stacks.get(at, ()))
        if height:
            yield _placed(Layer.LABELS, at, height, note(text, style.palette, _COORDINATES_PLACE))
        else:
            outline = f'<path d="{_CELL}" fill="none" {grid.stroke} stroke-width="2"/>'
            faint = ink._replace(opacity=0.6)
            yield _placed(Layer.CELLS, at, 0, outline + letters(text, faint, 12))
