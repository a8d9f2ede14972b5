"""A picture of a training run's losses."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from skep._disk import write_whole
from skep.learning.training_settings import Epoch

WIDTH: Final = 640
HEIGHT: Final = 360
_LEFT, _RIGHT, _TOP, _BOTTOM = 70, 20, 20, 45
_LINES = {"training": "#2f6f8f", "validation": "#c2571a"}
_TICKS = 4


def draw_curves(path: Path, epochs: Sequence[Epoch]) -> None:
    """Write a picture of the training and validation losses by epoch."""
    losses = {
        "training": [e.training for e in epochs],
        "validation": [e.validation for e in epochs],
    }
    every = [loss for curve in losses.values() for loss in curve]
    low, high = min(every), max(every)
    span = (high - low) or 1.0

    def x(epoch: int) -> float:
        return _LEFT + (WIDTH - _LEFT - _RIGHT) * epoch / max(1, len(epochs) - 1)

    def y(loss: float) -> float:
        return _TOP + (HEIGHT - _TOP - _BOTTOM) * (high - loss) / span

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
    ]
    for tick in range(_TICKS + 1):
        loss = low + span * tick / _TICKS
        parts.append(
            f'<path d="M{_LEFT} {y(loss):.1f}H{WIDTH - _RIGHT}" stroke="#ddd"/>'
            f'<text x="{_LEFT - 8}" y="{y(loss) + 4:.1f}" text-anchor="end">{loss:.4f}</text>'
        )
    parts.append(
        f'<text x="{_LEFT}" y="{HEIGHT - 22}" text-anchor="middle">1</text>'
        f'<text x="{x(len(epochs) - 1):.1f}" y="{HEIGHT - 22}" text-anchor="middle">'
        f"{len(epochs)}</text>"
        f'<text x="{(WIDTH + _LEFT) / 2}" y="{HEIGHT - 6}" text-anchor="middle">epoch</text>'
    )
    for row, (name, color) in enumerate(_LINES.items()):
        points = " ".join(f"{x(i):.1f},{y(loss):.1f}" for i, loss in enumerate(losses[name]))
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{color}" stroke-width="2"/>'
            f'<text x="{WIDTH - _RIGHT - 8}" y="{_TOP + 16 + 18 * row}" text-anchor="end" '
            f'fill="{color}">{name}: {losses[name][-1]:.5f}</text>'
        )
    write_whole(path, ("\n".join([*parts, "</svg>"]) + "\n").encode())
