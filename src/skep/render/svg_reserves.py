"""The reserves of both players in an SVG picture: a tray for each, with a pile per insect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from skep.pieces import Color, Insect, Piece, Stacks
from skep.render.badges import label
from skep.render.geometry import Point, ViewBox
from skep.render.moments import Reserves
from skep.render.svg_tiles import slot, use_tile
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


def draw_tray(
    color: Color,
    reserve: Sequence[Piece],
    kinds: Sequence[Insect],
    frame: ViewBox,
    theme: Palette,
    *,
    is_to_move: bool,
) -> str:
    """A player's tray: Black's at the upper edge of the frame, White's at the lower."""
    width = _tray_width(kinds)
    left = (frame.left + frame.right - width) / 2
    top = frame.top + _MARGIN if color is Color.BLACK else frame.bottom - _MARGIN - _HEIGHT
    line, weight = (theme["last"], 4) if is_to_move else (theme["tray-line"], 2)
    piles = "".join(
        _pile(
            [piece for piece in reserve if piece.insect is insect],
            Point(left + _PITCH * (k + 0.5) + _GAP / 2, top + _HEIGHT / 2),
            theme,
        )
        for k, insect in enumerate(kinds)
    )
    return (
        f'<rect x="{left:.1f}" y="{top:.1f}" width="{width:.1f}" height="{_HEIGHT:g}" rx="14" '
        f'{theme["tray"].fill} {line.stroke} stroke-width="{weight}"/>{piles}'
    )


def _tray_width(kinds: Sequence[Insect]) -> float:
    return _PITCH * len(kinds) + _GAP


def _pile(pieces: Sequence[Piece], at: Point, theme: Palette) -> str:
    if not pieces:
        return _scaled(at, slot(theme))
    tiles = "".join(
        f'<g transform="translate(0 {-_STEP * height})">{use_tile(piece, theme)}</g>'
        for height, piece in enumerate(pieces[:_TALLEST])
    )
    count = label(str(len(pieces)), theme, Point(40, 42)) if len(pieces) > 1 else ""
    return _scaled(at, tiles + count)


def _scaled(at: Point, drawn: str) -> str:
    return f'<g transform="translate({at}) scale({_SCALE:g})">{drawn}</g>'
