"""The hive as a self-contained SVG picture."""

from __future__ import annotations

from math import sqrt

from skep.hexes import Hex
from skep.moves import Action
from skep.pieces import Color, Piece, Stacks
from skep.render.highlights import Highlights, with_last_move
from skep.render.svg_tiles import CELL_RADIUS, LIFT, THICKNESS, center, mark, tile

_MARGIN = 8.0


def svg(
    stacks: Stacks,
    *,
    last_move: Action | None = None,
    highlights: Highlights | None = None,
    size: float = 64,
) -> str:
    """Draw a hive as SVG; ``size`` is the width of a tile in pixels.

    White's tiles are light and Black's dark. Dots show a piece's number. Covered tiles peek
    out below the top one, and hovering over a stack lists its pieces.
    """
    marked = with_last_move(highlights, last_move)
    cells = sorted({*stacks, *marked} or {Hex(0, 0)}, key=lambda at: (at.r, at.q))
    left, top, width, height = _frame(cells, stacks)
    scale = size / (sqrt(3) * CELL_RADIUS)
    box = f"{left:.1f} {top:.1f} {width:.1f} {height:.1f}"
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" role="img" width="{width * scale:.0f}" '
            f'height="{height * scale:.0f}" viewBox="{box}" style="max-width:100%;height:auto">',
            f"<title>{_title(stacks)}</title>",
            f"<desc>{_description(stacks)}</desc>",
            *(_cell(at, stacks.get(at, ()), marked) for at in cells),
            "</svg>",
        )
    )


def _cell(at: Hex, stack: tuple[Piece, ...], marked: Highlights) -> str:
    x, y = center(at)
    title = f"<title>{' on '.join(piece.name for piece in reversed(stack))}</title>"
    tiles = "".join(tile(piece, level) for level, piece in enumerate(stack))
    ring = mark(marked[at], len(stack)) if at in marked else ""
    return f'<g transform="translate({x:.1f} {y:.1f})">{title if stack else ""}{tiles}{ring}</g>'


def _frame(cells: list[Hex], stacks: Stacks) -> tuple[float, float, float, float]:
    """Left, top, width and height of the visible area."""
    half = sqrt(3) * CELL_RADIUS / 2
    xs = [center(at)[0] for at in cells]
    bottoms = [center(at)[1] for at in cells]
    tops = [center(at)[1] - LIFT * max(0, len(stacks.get(at, ())) - 1) for at in cells]
    left, right = min(xs) - half - _MARGIN, max(xs) + half + _MARGIN
    top = min(tops) - CELL_RADIUS - _MARGIN
    bottom = max(bottoms) + CELL_RADIUS + THICKNESS + _MARGIN
    return left, top, right - left, bottom - top


def _title(stacks: Stacks) -> str:
    """How many pieces of each color there are."""
    colors = [piece.color for stack in stacks.values() for piece in stack]
    counts = " and ".join(f"{colors.count(color)} {color.id}" for color in Color)
    return f"Hive with {counts} {'piece' if colors.count(Color.BLACK) == 1 else 'pieces'}"


def _description(stacks: Stacks) -> str:
    """The pieces row by row, for screen readers."""
    rows: dict[int, list[str]] = {}
    for at in sorted(stacks, key=lambda at: (at.r, at.q)):
        name = " on ".join(_name(piece) for piece in reversed(stacks[at]))
        rows.setdefault(at.r, []).append(name)
    lines = (f"Row {index}: {', '.join(names)}." for index, names in enumerate(rows.values(), 1))
    return " ".join(lines) or "No pieces yet."


def _name(piece: Piece) -> str:
    kind = piece.insect.name.lower().replace("_", " ")
    number = f" {piece.number}" if piece.number else ""
    return f"{piece.color.id} {kind}{number}"
