"""Hexes: axial coordinates on an endless board of pointy-top hexagons.

``q`` grows to the east and ``r`` to the south-east, so that the six neighbours
of a hex are those listed by :class:`Direction`.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple


class Direction(IntEnum):
    """The six directions, counter-clockwise from the east."""

    EAST = 0
    NORTH_EAST = 1
    NORTH_WEST = 2
    WEST = 3
    SOUTH_WEST = 4
    SOUTH_EAST = 5

    @property
    def opposite(self) -> Direction:
        return Direction((self + 3) % 6)

    def turned(self, sixths: int) -> Direction:
        """The direction after a counter-clockwise turn by so many sixths of a circle."""
        return Direction((self + sixths) % 6)


_STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


class Hex(NamedTuple):
    """One cell of the endless board.

    >>> Hex(0, 0).neighbor(Direction.NORTH_EAST)
    Hex(q=1, r=-1)
    """

    q: int
    r: int

    def neighbor(self, direction: Direction, distance: int = 1) -> Hex:
        """The hex that lies so many cells away in a straight line."""
        dq, dr = _STEPS[direction]
        return Hex(self.q + dq * distance, self.r + dr * distance)

    def neighbors(self) -> tuple[Hex, Hex, Hex, Hex, Hex, Hex]:
        """The six hexes around this one, in the order of :class:`Direction`."""
        q, r = self
        return (
            Hex(q + 1, r),
            Hex(q + 1, r - 1),
            Hex(q, r - 1),
            Hex(q - 1, r),
            Hex(q - 1, r + 1),
            Hex(q, r + 1),
        )

    def direction_to(self, other: Hex) -> Direction | None:
        """The direction of an adjacent hex; None if the two are not adjacent."""
        step = (other.q - self.q, other.r - self.r)
        return Direction(_STEPS.index(step)) if step in _STEPS else None

    def distance(self, other: Hex) -> int:
        """The number of steps between two hexes on an empty board."""
        dq, dr = other.q - self.q, other.r - self.r
        return max(abs(dq), abs(dr), abs(dq + dr))

    def rotated(self, sixths: int) -> Hex:
        """This hex after a counter-clockwise turn around ``Hex(0, 0)``."""
        q, r = self
        for _ in range(sixths % 6):
            q, r = q + r, -q
        return Hex(q, r)

    def mirrored(self) -> Hex:
        """This hex reflected in the east-west line through ``Hex(0, 0)``."""
        return Hex(self.q + self.r, -self.r)
