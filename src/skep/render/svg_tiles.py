"""The tiles of an SVG picture, as in the web app: bevelled, with an inlay, an insect and dots.

The two players differ by more than color: White's tiles are inlaid with a line that runs all
around, Black's with six bars. Each kind of tile is drawn once in a picture and used by its id.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from skep.pieces import Color, Insect, Piece
from skep.render.geometry import (
    LIFT,
    SHADOW,
    THICKNESS,
    TILE_RADIUS,
    Point,
    lower_half,
    rounded_hexagon,
)
from skep.render.insects import both_sides, silhouettes
from skep.render.themes import Paint, Palette

_EDGE: Final = rounded_hexagon(TILE_RADIUS)
_FACE: Final = rounded_hexagon(52.5, 9)
_LINE: Final = rounded_hexagon(48.5, 8)
_SLOT: Final = rounded_hexagon(TILE_RADIUS - 4)
_GLEAM: Final = "M-46.5 -25L-46.5 -26.8L0 -53.7L46.5 -26.8L46.5 -25"
_DUSK: Final = "M-46.5 25L-46.5 26.8L0 53.7L46.5 26.8L46.5 25"
_GLEAM_ON_BLACK: Final = 0.28


def tile_id(color: Color, insect: Insect, palette: Palette) -> str:
    """The id of a kind of tile; pictures with the same theme may share a page."""
    return f"skep-{palette.name}-{color.letter}{insect.letter}"


def use_tile(piece: Piece, palette: Palette, level: int = 0) -> str:
    """A piece at a level of a stack, without its number."""
    height = f' y="{-LIFT * level:g}"' if level else ""
    return f'<use href="#{tile_id(piece.color, piece.insect, palette)}"{height}/>'


def side_id(color: Color, palette: Palette) -> str:
    """The id of what is seen of a tile below others in a pile."""
    return f"skep-{palette.name}-{color.letter}-side"


def side_definition(color: Color, palette: Palette) -> str:
    """The side and the shadow of a player's tiles, to be used by its id."""
    return f'<g id="{side_id(color, palette)}">{_side(color, palette)}</g>'


def pips(piece: Piece, palette: Palette) -> str:
    """A piece's number as dots, like on dice."""
    ink = palette.ink(piece.color, piece.insect)
    return "".join(
        f'<circle cx="{9 * (k - (piece.number - 1) / 2):g}" cy="43.5" r="3" fill="{ink}"/>'
        for k in range(piece.number)
    )


def tile_definition(color: Color, insect: Insect, palette: Palette) -> str:
    """A kind of tile, to be used by its id."""
    edge, line = palette.of_tile(color, "edge"), palette.of_tile(color, "line")
    face, inlay = palette.of_tile(color, "face"), palette.of_tile(color, "inlay")
    light, dark = palette["bevel-light"], palette["bevel-dark"]
    if color is Color.BLACK:
        light = Paint(light.color, round(light.opacity * _GLEAM_ON_BLACK, 2))
    around = 'stroke-linecap="round" stroke-linejoin="round"'
    parts = [
        _side(color, palette),
        f'<path d="{_EDGE}" {edge.fill} {line.stroke} stroke-width="2"/>',
        _bevel(light, dark, around) if light.opacity or dark.opacity else "",
        f'<path d="{_FACE}" {face.fill}/>',
        f'<path d="{_LINE}" fill="none" {inlay.stroke} stroke-width="1.6"/>'
        if color is Color.WHITE
        else f'<path d="{_bars()}" fill="none" {inlay.stroke} stroke-width="2.4" {around}/>',
        f'<g transform="scale(.76) translate(-50 -50)">'
        f"{_insect(insect, palette.ink(color, insect), face.color)}</g>",
    ]
    return f'<g id="{tile_id(color, insect, palette)}">{"".join(parts)}</g>'


def slot(palette: Palette) -> str:
    """An empty place in a reserve."""
    line = palette["tray-line"]
    return f'<path d="{_SLOT}" fill="none" {line.stroke} stroke-width="3" stroke-dasharray="8 7"/>'


def _side(color: Color, palette: Palette) -> str:
    side, line, shadow = (
        palette.of_tile(color, "side"),
        palette.of_tile(color, "line"),
        palette["shadow"],
    )
    cast = f'<path d="{lower_half(SHADOW)}" {shadow.fill}/>' if shadow.opacity else ""
    return f'{cast}<path d="{lower_half(THICKNESS)}" {side.fill} {line.stroke} stroke-width="2"/>'


def _insect(kind: Insect, ink: str, paper: str) -> str:
    """An insect in a box of 100 by 100."""
    shape = silhouettes()[kind]
    drawn = ""
    if shape.wings:
        wings = both_sides(shape.wings)
        drawn += f'<path d="{wings}" fill="{ink}" fill-opacity=".42" stroke="none"/>'
    drawn += f'<path d="{both_sides(shape.limbs)}" stroke-width="{shape.limb_width:g}"/>'
    if shape.thighs:
        thighs = both_sides(shape.thighs)
        drawn += f'<path d="{thighs}" stroke-width="{2 * shape.limb_width:g}"/>'
    drawn += (
        f'<path d="{shape.body}" fill="{ink}" stroke="none"/>'
        f'<path d="{shape.details}" stroke="{paper}" stroke-width="{shape.detail_width:g}"/>'
    )
    if shape.spots:
        drawn += f'<path d="{shape.spots}" fill="{paper}" stroke="none"/>'
    return (
        f'<g fill="none" stroke="{ink}" stroke-linecap="round" stroke-linejoin="round">{drawn}</g>'
    )


def _bevel(light: Paint, dark: Paint, around: str) -> str:
    return (
        f'<g fill="none" {around}><path d="{_GLEAM}" {light.stroke} stroke-width="3"/>'
        f'<path d="{_DUSK}" {dark.stroke} stroke-width="3.5"/></g>'
    )


def _bars(distance: float = 42.5, half: float = 7.5) -> str:
    """Short lines along the six sides, at a distance from the center of the tile."""
    path = ""
    for k in range(6):
        x, y = cos(k * pi / 3), sin(k * pi / 3)
        ends = (
            Point(x * distance - y * half * side, y * distance + x * half * side)
            for side in (-1, 1)
        )
        path += "M{}L{}".format(*ends)
    return path
