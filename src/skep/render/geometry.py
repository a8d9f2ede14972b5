"""Where things are in a picture: hexes as points, and the frame around them.

The units are those of the web app: neighboring hexes are about 104 apart.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil, cos, floor, pi, sin, sqrt
from typing import Final, NamedTuple

from skep.hexes import Direction, Hex
from skep.pieces import Stacks

CELL_RADIUS: Final = 60.0
CELL_WIDTH: Final = sqrt(3) * CELL_RADIUS
ROW_HEIGHT: Final = 1.5 * CELL_RADIUS
TILE_RADIUS: Final = 57.5
THICKNESS: Final = 7.0
SHADOW: Final = THICKNESS + 5
"""How far the shadow of a tile reaches below its face."""
LIFT: Final = 13.0
"""How much higher a tile is drawn than the one below it."""

# The side of a cell between its corners k and k + 1 lies in the k-th of these directions.
_SIDES: Final = (
    Direction.NORTH_EAST,
    Direction.EAST,
    Direction.SOUTH_EAST,
    Direction.SOUTH_WEST,
    Direction.WEST,
    Direction.NORTH_WEST,
)


class Point(NamedTuple):
    """A place in a picture; ``y`` grows downward."""

    x: float
    y: float

    def toward(self, other: Point, length: float) -> Point:
        """The point this far on the way to another one."""
        dx, dy = other.x - self.x, other.y - self.y
        share = length / (sqrt(dx * dx + dy * dy) or 1)
        return Point(self.x + dx * share, self.y + dy * share)

    def __str__(self) -> str:
        return f"{short(self.x)} {short(self.y)}"


class ViewBox(NamedTuple):
    """The visible part of the table."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """From the left to the right."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """From the top to the bottom."""
        return self.bottom - self.top

    def joined(self, other: ViewBox) -> ViewBox:
        """The smallest frame around both."""
        return ViewBox(
            min(self.left, other.left),
            min(self.top, other.top),
            max(self.right, other.right),
            max(self.bottom, other.bottom),
        )

    def widened(self, margin: float) -> ViewBox:
        """The frame with a margin on each side."""
        return ViewBox(
            self.left - margin, self.top - margin, self.right + margin, self.bottom + margin
        )

    def cells(self) -> list[Hex]:
        """The hexes that lie inside, row by row."""
        found = []
        top, bottom = self.top + CELL_RADIUS - 1, self.bottom - CELL_RADIUS + 1
        left, right = self.left + CELL_WIDTH / 2 - 1, self.right - CELL_WIDTH / 2 + 1
        for r in range(ceil(top / ROW_HEIGHT), floor(bottom / ROW_HEIGHT) + 1):
            first, last = ceil(left / CELL_WIDTH - r / 2), floor(right / CELL_WIDTH - r / 2)
            found += [Hex(q, r) for q in range(first, last + 1)]
        return found


def center(at: Hex, level: int = 0) -> Point:
    """The center of a tile on a hex, on top of ``level`` others."""
    return Point(CELL_WIDTH * (at.q + at.r / 2), ROW_HEIGHT * at.r - LIFT * level)


def frame_around(cells: Iterable[Hex], stacks: Stacks) -> ViewBox:
    """The frame that shows these cells with their stacks."""
    bottoms = [center(at) for at in cells]
    tops = [center(at, max(0, len(stack) - 1)) for at, stack in stacks.items()]
    return ViewBox(
        min(point.x for point in bottoms) - CELL_WIDTH / 2,
        min(point.y for point in (*bottoms, *tops)) - CELL_RADIUS,
        max(point.x for point in bottoms) + CELL_WIDTH / 2,
        max(point.y for point in bottoms) + CELL_RADIUS + THICKNESS,
    )


def rounded_hexagon(radius: float, corner: float = 11.0) -> str:
    """The outline of a pointy-top hexagon, rounded from this distance before each corner."""
    points = _corners(radius)
    path = ""
    for k, point in enumerate(points):
        start, end = (point.toward(points[(k + side) % 6], corner) for side in (-1, 1))
        path += f"{'L' if path else 'M'}{start}Q{point} {end}"
    return path + "Z"


def lower_half(depth: float) -> str:
    """The lower half of a tile's outline, this much deeper: all that is seen of a side or shadow.

    To fill half a hexagon takes half the time.
    """
    points = [Point(x, y + depth) for x, y in _corners(TILE_RADIUS)]
    path = f"M{Point(points[2].x, 0)}"
    for k in (2, 3, 4):
        start, end = (points[k].toward(points[k + side], 11) for side in (-1, 1))
        path += f"L{start}Q{points[k]} {end}"
    return f"{path}L{Point(points[4].x, 0)}Z"


def outline(cells: Iterable[Hex]) -> str:
    """The outline of a group of cells: the sides that no two of its cells share."""
    group = frozenset(cells)
    following: dict[str, str] = {}
    for at in sorted(group):
        middle = center(at)
        corners = [str(Point(middle.x + x, middle.y + y)) for x, y in _corners(CELL_RADIUS)]
        for k, side in enumerate(_SIDES):
            if at.neighbor(side) not in group:
                following[corners[k]] = corners[(k + 1) % 6]
    path = ""
    while following:
        start = point = next(iter(following))
        path += f"M{start}"
        while (point := following.pop(point)) != start:
            path += f"L{point}"
        path += "Z"
    return path


def short(number: float) -> str:
    """A coordinate with one decimal at most."""
    return f"{round(number, 1) + 0:g}" if abs(number) < 1e5 else f"{number:.0f}"


def _corners(radius: float) -> list[Point]:
    """The corners of a hexagon around (0, 0), clockwise from the top."""
    return [Point(radius * sin(k * pi / 3), -radius * cos(k * pi / 3)) for k in range(6)]
