"""The reserves of both players in an SVG picture: a tray for each, with a pile per insect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from skep.pieces import Color, Insect, Piece, Stacks
from skep.render.badges import label
from skep.render.geometry import Point, ViewBox
from skep.render.scenes import Reserves
from skep.render.svg_tiles import side_id, slot, use_tile
from skep.render.themes import Palette

_SCALE: Final = 0.62
_PITCH: Final = 78.0
_HEIGHT: Final = 100.0
_GAP: Final = 14.0
_MARGIN: Final = 10.0
_STEP: Final = 6  # how much higher a tile of a pile is drawn than the one below it
_TALLEST: Final = 3


def with_trays(frame: ViewBox, kinds: Sequence[Insect]) -> ViewBox:
    """The frame of a hive, enlarged by a tray above and one below."""
    missing = max(0.0, _tray_width(kinds) + 2 * _MARGIN - frame.width) / 2
    room = _HEIGHT + _GAP
    return ViewBox(
        frame.left - missing, frame.top - room, frame.right + missing, frame.bottom + room
    )


def reserve_kinds(reserves: Reserves, stacks: Stacks) -> tuple[Insect, ...]:
    """The insects of a game: those in reserve and those on the board."""
    pieces = [piece for pile in (*reserves.values(), *stacks.values()) for piece in pile]
    present = {piece.insect for piece in pieces}
    return tuple(insect for insect in Insect if insect in present)


class Tray(NamedTuple):
    """A player's tray: Black's at the upper edge of the picture, White's at the lower."""

    color: Color
    kinds: Sequence[Insect]
    whole: ViewBox

    def draw_box(self, palette: Palette, *, is_to_move: bool) -> str:
        """The tray without its piles."""
        line, weight = (palette["last"], 4) if is_to_move else (palette["tray-line"], 2)
        left, top = self._corner
        return (
            f'<rect x="{left:.1f}" y="{top:.1f}" width="{_tray_width(self.kinds):.1f}" '
            f'height="{_HEIGHT:g}" rx="14" {palette["tray"].fill} {line.stroke} '
            f'stroke-width="{weight}"/>'
        )

    def draw_pile(self, insect: Insect, pieces: Sequence[Piece], palette: Palette) -> str:
        """The pieces of one insect; it does not matter which of them comes next."""
        left, top = self._corner
        x = left + _GAP / 2 + _PITCH * (self.kinds.index(insect) + 0.5)
        at = Point(x, top + _HEIGHT / 2)
        if not pieces:
            return _scaled(at, slot(palette))
        below = min(len(pieces), _TALLEST) - 1
        sides = "".join(
            f'<use href="#{side_id(self.color, palette)}" y="{-_STEP * height}"/>'
            for height in range(below)
        )
        highest = use_tile(pieces[0], palette)
        tiles = f'{sides}<g transform="translate(0 {-_STEP * below})">{highest}</g>'
        count = label(str(len(pieces)), palette, Point(40, 42)) if len(pieces) > 1 else ""
        return _scaled(at, tiles + count)

    @property
    def _corner(self) -> Point:
        is_above = self.color is Color.BLACK
        left, top, right, bottom = self.whole
        return Point(
            (left + right - _tray_width(self.kinds)) / 2,
            top + _MARGIN if is_above else bottom - _MARGIN - _HEIGHT,
        )


def _tray_width(kinds: Sequence[Insect]) -> float:
    return _PITCH * len(kinds) + _GAP


def _scaled(at: Point, drawn: str) -> str:
    return f'<g transform="translate({at}) scale({_SCALE:g})">{drawn}</g>'
