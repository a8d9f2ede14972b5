"""The highlights of an SVG picture, with the signs of the web app: none differs only by color."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from skep.hexes import Hex
from skep.pieces import Stacks
from skep.render.badges import badge, icon
from skep.render.geometry import TILE_RADIUS, Point, center, outline, rounded_hexagon
from skep.render.highlights import Highlight, HighlightKind, Highlights
from skep.render.themes import Paint, Palette

OUTLINES: Final = {
    "skep-cell": rounded_hexagon(50, 9),
    "skep-ring": rounded_hexagon(TILE_RADIUS - 2),
}
"""Outlines that pictures use by their ids, in any color."""
_CELL: Final = 'use href="#skep-cell"'
_RING: Final = 'use href="#skep-ring"'
_LOW: Final = Point(0, 42)  # where a badge leaves the insect to be seen
_HIGH: Final = Point(0, -45)
_ICONS: Final = {
    HighlightKind.CHOICE: "M-6.5 3.5L0 -4L6.5 3.5",  # climb here
    HighlightKind.REFUSED: "M-5.5 -5.5L5.5 5.5M5.5 -5.5L-5.5 5.5",
    HighlightKind.TROUBLE: "M-6.5 0H6.5",  # no entry
}


def mark_cell(highlight: Highlight, palette: Palette) -> str:
    """A highlight of an empty cell, around (0, 0)."""
    kind, number = highlight
    paint, pad = palette.of_highlight(highlight), palette["pad"]
    if kind is HighlightKind.ORIGIN:
        return (
            f'<{_CELL} {pad.fill} {paint.stroke} stroke-width="3" '
            'stroke-dasharray="3 9" stroke-linecap="round"/>'
        )
    width = 2.5 if kind is HighlightKind.CHOICE else 5
    cell = f'<{_CELL} {pad.fill} {paint.stroke} stroke-width="{width:g}"/>'
    if number:
        return cell + badge(str(number), paint, palette)
    if kind is HighlightKind.CHOICE:
        return f'{cell}<circle r="9" {paint.fill}/>'
    return cell + _icon(kind, paint, palette, Point(0, 0))


def mark_piece(highlight: Highlight, palette: Palette) -> str:
    """A highlight of the piece around (0, 0)."""
    kind, number = highlight
    if kind is HighlightKind.ORIGIN:
        return ""  # a piece that was below the one that left
    paint, halo = palette.of_highlight(highlight), palette["halo"]
    rings = (
        f'<g fill="none" stroke-linejoin="round"><{_RING} {halo.stroke} '
        f'stroke-width="9"/><{_RING} {paint.stroke} stroke-width="5"/></g>'
    )
    if number:
        return rings + badge(str(number), paint, palette, _LOW)
    return rings + _icon(kind, paint, palette, _LOW if kind is HighlightKind.CHOICE else _HIGH)


def draw_parts(highlights: Highlights, stacks: Stacks, palette: Palette) -> Iterable[str]:
    """The parts of a split hive, each with an outline, a tint and a number."""
    parts: dict[Highlight, list[Hex]] = {}
    for at, highlight in highlights.items():
        if highlight.kind is HighlightKind.PART:
            parts.setdefault(highlight, []).append(at)
    for highlight, cells in sorted(parts.items(), key=lambda part: part[0].number):
        paint, halo = palette.of_highlight(highlight), palette["halo"]
        first = min(cells, key=lambda at: (at.r, at.q))
        top = center(first, max(0, len(stacks.get(first, ())) - 1))
        around = outline(cells)
        number = badge(str(highlight.number), paint, palette) if highlight.number else ""
        yield (
            f'<path d="{around}" {Paint(paint.color, 0.12).fill}/>'
            '<g fill="none" stroke-linecap="round" stroke-linejoin="round">'
            f'<path d="{around}" {halo.stroke} stroke-width="9"/>'
            f'<path d="{around}" {paint.stroke} stroke-width="5" stroke-dasharray="14 9"/></g>'
            f'<g transform="translate({Point(top.x, top.y - 52)})">{number}</g>'
        )


def _icon(kind: HighlightKind, paint: Paint, palette: Palette, at: Point) -> str:
    return icon(_ICONS[kind], paint, palette, at) if kind in _ICONS else ""
