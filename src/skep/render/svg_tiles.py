"""The parts of an SVG picture: a tile with its insect, and the marks around a hex.

Everything is centered at (0, 0), in units in which neighboring hexes are about 104 apart.
"""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import Final

from skep.hexes import Hex
from skep.pieces import Insect, Piece
from skep.render.digits import numeral
from skep.render.highlights import Highlight, HighlightKind
from skep.render.insects import silhouettes
from skep.render.palette import HIGHLIGHTS, INKS, PARTS, TILES

CELL_RADIUS: Final = 60.0
TILE_RADIUS: Final = 57.0
THICKNESS: Final = 6.0
LIFT: Final = 13.0
"""How much higher a tile is drawn than the one below it."""


def center(at: Hex) -> tuple[float, float]:
    """The center of a hex."""
    return sqrt(3) * CELL_RADIUS * (at.q + at.r / 2), 1.5 * CELL_RADIUS * at.r


def rounded_hexagon(radius: float, corner: float = 11.0) -> str:
    """The outline of a pointy-top hexagon, rounded from this distance before each corner."""
    corners = [(radius * sin(k * pi / 3), -radius * cos(k * pi / 3)) for k in range(6)]
    share = corner / radius
    path = ""
    for k, (x, y) in enumerate(corners):
        (ax, ay), (bx, by) = corners[k - 1], corners[(k + 1) % 6]
        start = x + (ax - x) * share, y + (ay - y) * share
        end = x + (bx - x) * share, y + (by - y) * share
        path += f"{'L' if path else 'M'}{_point(*start)}Q{_point(x, y)} {_point(*end)}"
    return path + "Z"


def tile(piece: Piece, level: int) -> str:
    """A piece on top of ``level`` others."""
    colors, ink = TILES[piece.color], INKS[piece.color][piece.insect]
    outline = rounded_hexagon(TILE_RADIUS)
    return (
        f'<g transform="translate(0 {-LIFT * level:g})">'
        f'<path d="{outline}" transform="translate(0 {THICKNESS:g})" fill="{colors.side}"/>'
        f'<path d="{outline}" fill="{colors.face}" stroke="{colors.line}" stroke-width="1.5"/>'
        f'<g transform="translate(0 -2) scale(.74) translate(-50 -50)">'
        f"{insect(piece.insect, ink, colors.face)}</g>"
        f"{_pips(piece.number, ink)}</g>"
    )


def insect(kind: Insect, ink: str, paper: str) -> str:
    """An insect in a box of 100 by 100."""
    shape = silhouettes()[kind]
    side = f'<path d="{shape.limbs}" stroke-width="{shape.limb_width:g}"/>'
    if shape.thighs:
        side += f'<path d="{shape.thighs}" stroke-width="{2 * shape.limb_width:g}"/>'
    if shape.wings:
        side = f'<path d="{shape.wings}" fill="{ink}" fill-opacity=".45" stroke="none"/>' + side
    drawn = (
        f'{side}<g transform="matrix(-1 0 0 1 100 0)">{side}</g>'
        f'<path d="{shape.body}" fill="{ink}" stroke="none"/>'
        f'<path d="{shape.details}" stroke="{paper}" stroke-width="{shape.detail_width:g}"/>'
    )
    if shape.spots:
        drawn += f'<path d="{shape.spots}" fill="{paper}" stroke="none"/>'
    return (
        f'<g fill="none" stroke="{ink}" stroke-linecap="round" stroke-linejoin="round">{drawn}</g>'
    )


def mark(highlight: Highlight, height: int) -> str:
    """A highlight on a hex with ``height`` pieces."""
    color = _color(highlight)
    lift = -LIFT * max(0, height - 1)
    if height:
        ring = f'<path d="{rounded_hexagon(TILE_RADIUS - 2)}" stroke-width="6"/>'
    else:
        solid = highlight.kind in (HighlightKind.REFUSED, HighlightKind.TROUBLE)
        dashes = "" if solid else ' stroke-dasharray="9 8"'
        ring = (
            f'<path d="{rounded_hexagon(TILE_RADIUS - 5)}" fill="{color}" fill-opacity=".14" '
            f'stroke-width="3.5"{dashes}/>'
        )
    badge = _badge(highlight.number, color, 36.0 if height else 0.0) if highlight.number else ""
    return (
        f'<g transform="translate(0 {lift:g})" fill="none" stroke="{color}" '
        f'stroke-linejoin="round">{ring}{badge}</g>'
    )


def _color(highlight: Highlight) -> str:
    if highlight.kind is HighlightKind.PART:
        return PARTS[(highlight.number - 1) % len(PARTS)]
    return HIGHLIGHTS[highlight.kind]


def _badge(number: int, color: str, down: float) -> str:
    """A number on a disc, ``down`` below the center."""
    return (
        f'<g transform="translate(0 {down:g})" stroke="#fff" stroke-width="2.6" '
        f'stroke-linecap="round"><circle r="19" fill="{color}" stroke="none"/>{numeral(number)}</g>'
    )


def _pips(number: int, ink: str) -> str:
    """A piece's number as dots, like on dice."""
    return "".join(
        f'<circle cx="{9 * (k - (number - 1) / 2):g}" cy="43" r="2.8" fill="{ink}"/>'
        for k in range(number)
    )


def _point(x: float, y: float) -> str:
    return f"{round(x, 1):g} {round(y, 1):g}"
