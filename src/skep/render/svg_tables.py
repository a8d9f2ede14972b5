"""The table under a hive: wood with seams and grain, felt, or slate with veins."""

from __future__ import annotations

from math import ceil, tan

from skep.render.geometry import ViewBox
from skep.render.themes import Palette

_PLANK = 300.0
_GRAIN = 62.0
_VEIN = 260.0
_SLANT = tan(0.4)


def draw_table(frame: ViewBox, palette: Palette) -> str:
    """A table that fills the frame; nothing if the theme has none."""
    if not palette.table:
        return ""
    box = (
        f'<rect x="{frame.left:.1f}" y="{frame.top:.1f}" width="{frame.width:.1f}" '
        f'height="{frame.height:.1f}" {palette["table"].fill}/>'
    )
    if palette.table == "wood":
        box += _lines(frame, palette, "grain", _GRAIN, 7) + _lines(frame, palette, "seam", _PLANK)
    elif palette.table == "slate":
        box += _veins(frame, palette)
    return f'<g shape-rendering="crispEdges">{box}</g>'


def _lines(frame: ViewBox, palette: Palette, paint: str, step: float, width: float = 2) -> str:
    """Lines down the table, at the same places in pictures of every size."""
    if not palette[paint].opacity:
        return ""
    first, last = ceil((frame.left + width) / step), ceil((frame.right - width) / step)
    down = f"V{frame.bottom:.0f}"
    path = "".join(f"M{k * step:g} {frame.top:.0f}{down}" for k in range(first, last))
    return f'<path d="{path}" {palette[paint].stroke} stroke-width="{width:g}"/>' if path else ""


def _veins(frame: ViewBox, palette: Palette) -> str:
    if not palette["grain"].opacity:
        return ""
    rise = frame.width * _SLANT
    path = "".join(
        f"M{frame.left:.0f} {frame.top + k * _VEIN:.0f}l{frame.width:.0f} {-rise:.0f}"
        for k in range(1, ceil((frame.height + rise) / _VEIN))
    )
    return f'<path d="{path}" {palette["grain"].stroke} stroke-width="9"/>'
