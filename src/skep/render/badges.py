"""Badges: short texts and signs on a disc, for numbers, labels, names and coordinates."""

from __future__ import annotations

from skep.render.geometry import Point, short
from skep.render.lettering import lettering
from skep.render.themes import Paint, Palette

_RADIUS = 14.0
_ORIGIN = Point(0, 0)


def badge(text: str, paint: Paint, palette: Palette, at: Point = _ORIGIN) -> str:
    """A number or a short text in the color of the panel on a disc of this color."""
    return _pill(text, paint, palette["panel"], palette["halo"], at, 12)


def label(text: str, palette: Palette, at: Point = _ORIGIN, height: float = 12) -> str:
    """A text on a disc in the colors of badges."""
    return _pill(text, palette["badge"], palette["badge-text"], palette["badge-text"], at, height)


def note(text: str, palette: Palette, at: Point = _ORIGIN) -> str:
    """A text in small letters on a pale disc."""
    return _pill(text, palette["panel"], palette["text"], palette["tray-line"], at, 8.5)


def letters(text: str, paint: Paint, height: float) -> str:
    """A text without a disc."""
    drawn, _ = lettering(text, height)
    return _stroked(drawn, paint)


def icon(path: str, paint: Paint, palette: Palette, at: Point) -> str:
    """A sign on a disc."""
    return (
        f'<g transform="translate({at})" stroke-linecap="round" stroke-linejoin="round">'
        f'<circle r="{_RADIUS:g}" {paint.fill} {palette["halo"].stroke} stroke-width="2"/>'
        f'<path d="{path}" fill="none" {palette["panel"].stroke} stroke-width="3"/></g>'
    )


def _pill(text: str, paint: Paint, ink: Paint, edge: Paint, at: Point, height: float) -> str:
    drawn, width = lettering(text, height)
    radius = _RADIUS * height / 12
    half = max(radius, width / 2 + radius * 0.6)
    return (
        f'<g transform="translate({at})"><rect x="{short(-half)}" y="{short(-radius)}" '
        f'width="{short(2 * half)}" height="{short(2 * radius)}" rx="{short(radius)}" '
        f'{paint.fill} {edge.stroke} stroke-width="2"/>{_stroked(drawn, ink)}</g>'
    )


def _stroked(drawn: str, paint: Paint) -> str:
    return (
        f'<g fill="none" {paint.stroke} stroke-width="2.9" stroke-linecap="round" '
        f'stroke-linejoin="round">{drawn}</g>'
    )
