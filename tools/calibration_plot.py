"""Draws how well the winning chances fit: the curve, and what happened at each score."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

WIDTH, HEIGHT = 640, 360
LEFT, RIGHT, TOP, BOTTOM = 60, 20, 20, 48
MAX_SCORE = 450  # points
LINE, DOTS = "#2f6f8f", "#c2571a"


class Bin(NamedTuple):
    """Positions with about the same score."""

    score: float
    share: float
    """Of the points that the player got, from 0 to 1."""
    error: float
    """Half of the 95 % interval of the share."""
    positions: int


def draw_calibration(bins: Sequence[Bin], points_per_log_odds: float) -> str:
    """The picture as SVG, on a background of its own so that it suits dark pages too."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
    ]
    for percent in range(50, 101, 10):
        at = _y(percent / 100)
        parts.append(
            f'<path d="M{LEFT} {at:.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>'
            f'<text x="{LEFT - 8}" y="{at + 4:.1f}" text-anchor="end">{percent}%</text>'
        )
    parts += [
        f'<text x="{_x(score):.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{score}</text>'
        for score in range(0, MAX_SCORE + 1, 50)
    ]
    middle = (LEFT + WIDTH - RIGHT) / 2
    parts.append(f'<text x="{middle}" y="{HEIGHT - 8}" text-anchor="middle">score in points</text>')
    curve = " ".join(
        f"{_x(score):.1f},{_y(1 / (1 + exp(-score / points_per_log_odds))):.1f}"
        for score in range(0, MAX_SCORE + 1, 5)
    )
    parts.append(f'<polyline points="{curve}" fill="none" stroke="{LINE}" stroke-width="2"/>')
    for found in bins:
        if found.score > MAX_SCORE:
            continue
        x, low, high = _x(found.score), found.share - found.error, found.share + found.error
        parts.append(
            f'<path d="M{x:.1f} {_y(low):.1f}V{_y(high):.1f}" stroke="{DOTS}"/>'
            f'<circle cx="{x:.1f}" cy="{_y(found.share):.1f}" r="4" fill="{DOTS}">'
            f"<title>{found.positions} positions</title></circle>"
        )
    right = WIDTH - RIGHT - 8
    parts.append(
        f'<text x="{right}" y="{HEIGHT - BOTTOM - 34}" text-anchor="end" fill="{LINE}">'
        f"fitted curve: {points_per_log_odds:.0f} points per unit of log-odds</text>"
        f'<text x="{right}" y="{HEIGHT - BOTTOM - 14}" text-anchor="end" fill="{DOTS}">'
        "share of points won in self-play, with 95% interval</text>"
    )
    return "\n".join([*parts, "</svg>"]) + "\n"


def _x(score: float) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * score / MAX_SCORE


def _y(share: float) -> float:
    low, high = 0.45, 1.0
    share = min(max(share, low), high)
    return TOP + (HEIGHT - TOP - BOTTOM) * (high - share) / (high - low)
