"""Arrows: from hex to hex, or the piece that a placement would bring."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from skep._checks import shown
from skep.errors import SettingError, WrongTypeError
from skep.hexes import Hex, Symmetry
from skep.moves import Action, Move
from skep.pieces import Piece, Stacks
from skep.render.boards import HasStacks
from skep.render.geometry import Point, center
from skep.render.svg_tiles import pips, use_tile
from skep.render.themes import Paint, Palette

ARROW_COLORS: Final = {
    "purple": "hint",
    "green": "target",
    "blue": "select",
    "red": "refused",
    "orange": "gate",
    "gold": "last",
}
"""The names of colors that suit every palette, each with what the web app uses it for."""

_RGB = re.compile(r"#[0-9a-fA-F]{6}")
_HEAD: Final = 17.0


class Arrow(NamedTuple):
    """An arrow from one hex to another; without a start, ``piece`` comes from the reserve.

    The color is one of ``ARROW_COLORS``, or ``#rrggbb``.

    >>> Arrow(Hex(0, 0), Hex(2, -1), "red").color
    'red'
    """

    start: Hex | None
    end: Hex
    color: str = "purple"
    piece: Piece | None = None

    @classmethod
    def of(cls, board: HasStacks | Stacks, move: Move, color: str = "purple") -> Arrow:
        """The arrow of a move: from where its piece lies, if that is on the board."""
        stacks = board if isinstance(board, Mapping) else board.stacks
        start = next((at for at, stack in stacks.items() if move.piece in stack), None)
        return cls(start, move.to, color, move.piece)

    def transformed(self, symmetry: Symmetry) -> Arrow:
        """The same arrow on a board that is turned or mirrored around ``Hex(0, 0)``."""
        start = None if self.start is None else self.start.transformed(symmetry)
        return self._replace(start=start, end=self.end.transformed(symmetry))

    @property
    def cells(self) -> tuple[Hex, ...]:
        """The hexes that the arrow touches."""
        return (self.end,) if self.start is None else (self.start, self.end)


def as_arrow(stacks: Stacks, arrow: Arrow | Action) -> Arrow | None:
    """An arrow, or that of an action: from where its piece lies; None for a pass."""
    if isinstance(arrow, Arrow):
        return arrow
    return Arrow.of(stacks, arrow) if isinstance(arrow, Move) else None


def checked_arrow(arrow: Arrow) -> Arrow:
    """The arrow, if it can be drawn."""
    start, end, color, piece = arrow
    if not isinstance(color, str) or not (color in ARROW_COLORS or _RGB.fullmatch(color)):
        names = ", ".join(ARROW_COLORS)
        raise SettingError(f"unknown color {shown(color)}; expected {names}, or #rrggbb")
    if not isinstance(end, Hex) or not isinstance(start, Hex | None):
        raise WrongTypeError(f"expected an arrow between two hexes, not {shown(arrow)}")
    if not isinstance(piece, Piece | None) or (start is None and piece is None):
        raise WrongTypeError(f"an arrow without a start needs a piece to place: {shown(arrow)}")
    return arrow


def draw_arrow(arrow: Arrow, stacks: Stacks, palette: Palette) -> str:
    """The arrow, over the tops of the stacks at its ends."""
    name = ARROW_COLORS.get(arrow.color)
    paint = Paint(arrow.color) if name is None else palette[name]
    end = _top(arrow.end, stacks)
    if arrow.start is None:
        return "" if arrow.piece is None else _ghost(arrow.piece, end, paint, palette)
    if arrow.start == arrow.end:
        return f'<g transform="translate({end})">{_dashed(paint)}</g>'
    return _curve(_top(arrow.start, stacks), end, paint, palette["halo"])


def _top(at: Hex, stacks: Stacks) -> Point:
    return center(at, max(0, len(stacks.get(at, ())) - 1))


def _ghost(piece: Piece, at: Point, paint: Paint, palette: Palette) -> str:
    """The piece that would be placed, half transparent."""
    drawn = f'<g opacity=".62">{use_tile(piece, palette)}{pips(piece, palette)}</g>'
    return f'<g transform="translate({at})">{drawn}{_dashed(paint)}</g>'


def _dashed(paint: Paint) -> str:
    return (
        f'<use href="#skep-ring" fill="none" {paint.stroke} stroke-width="5" '
        'stroke-dasharray="10 8" stroke-linejoin="round"/>'
    )


def _curve(start: Point, end: Point, paint: Paint, halo: Paint) -> str:
    """A line that bends slightly to its left, with ends that stay clear of the centers."""
    over = Point(
        (start.x + end.x) / 2 + (end.y - start.y) * 0.12,
        (start.y + end.y) / 2 - (end.x - start.x) * 0.12,
    )
    tip = end.toward(over, 16)
    neck = tip.toward(over, _HEAD * 0.8)
    line = f"M{start.toward(over, 24)}Q{over} {neck}"
    head = _head(tip, neck)
    return (
        '<g fill="none" stroke-linecap="round" stroke-linejoin="round">'
        f'<path d="{line}{head}" {halo.stroke} stroke-width="13"/>'
        f'<path d="{line}" {paint.stroke} stroke-width="6"/>'
        f'<path d="{head}" {paint.fill} {paint.stroke} stroke-width="4"/></g>'
    )


def _head(tip: Point, neck: Point) -> str:
    """A triangle with its tip here, away from the neck."""
    back = tip.toward(neck, _HEAD * 0.88)
    across = Point(neck.y - tip.y, tip.x - neck.x)
    corner = back.toward(Point(back.x + across.x, back.y + across.y), _HEAD * 0.48)
    other = back.toward(Point(back.x - across.x, back.y - across.y), _HEAD * 0.48)
    return f"M{tip}L{corner}L{other}Z"
