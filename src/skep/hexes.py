"""Hexes: axial coordinates on an endless board of pointy-top hexagons.

``q`` grows to the east and ``r`` to the south-east, so that the six neighbors
of a hex are those listed by :class:`Direction`.
"""

from __future__ import annotations

from enum import IntEnum
from operator import index
from typing import NamedTuple, NoReturn, SupportsIndex

from skep.enums import NamedEnum
from skep.errors import SettingError, WrongTypeError


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
        """The direction back."""
        return Direction((self + 3) % 6)

    def turned(self, sixths: int) -> Direction:
        """The direction after a counterclockwise turn by this many sixths of a circle."""
        return Direction((self + sixths) % 6)


_STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


class Hex(NamedTuple):
    """One cell of the endless board; also the way from one cell to another.

    >>> Hex(0, 0).neighbor(Direction.NORTH_EAST)
    Hex(q=1, r=-1)
    >>> Hex(1, 2) + Hex(3, 0), Hex(1, 2) - Hex(3, 0), 2 * Hex(1, 2)
    (Hex(q=4, r=2), Hex(q=-2, r=2), Hex(q=2, r=4))
    """

    q: int
    r: int

    # Sums and multiples are those of vectors. A tuple would be joined or repeated, which is
    # never meant, so the other operand is checked here and not left to the tuple.

    def __add__(self, other: object) -> Hex:
        if not isinstance(other, Hex):
            _refuse("+", other)
        return Hex(self.q + other.q, self.r + other.r)

    def __radd__(self, other: object) -> Hex:
        return self + other

    def __sub__(self, other: object) -> Hex:
        if not isinstance(other, Hex):
            _refuse("-", other)
        return Hex(self.q - other.q, self.r - other.r)

    def __neg__(self) -> Hex:
        return Hex(-self.q, -self.r)

    def __mul__(self, factor: object) -> Hex:
        if isinstance(factor, bool) or not isinstance(factor, SupportsIndex):
            raise WrongTypeError(f"a Hex is multiplied by a whole number, not by {factor!r}")
        number = index(factor)
        return Hex(self.q * number, self.r * number)

    def __rmul__(self, factor: object) -> Hex:
        return self * factor

    def neighbor(self, direction: Direction, distance: int = 1) -> Hex:
        """The hex this many cells away in a straight line."""
        try:
            if not 0 <= direction < len(_STEPS):
                raise SettingError(f"a direction is one of the six of Direction, not {direction!r}")
            dq, dr = _STEPS[direction]
            cells = index(distance)
        except TypeError:
            raise WrongTypeError(
                "expected a Direction and a whole number of cells,"
                f" not {direction!r} and {distance!r}"
            ) from None
        return Hex(self.q + dq * cells, self.r + dr * cells)

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
        _expect_hex(other)
        step = (other.q - self.q, other.r - self.r)
        return Direction(_STEPS.index(step)) if step in _STEPS else None

    def distance(self, other: Hex) -> int:
        """The number of steps between two hexes on an empty board."""
        _expect_hex(other)
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

    def transformed(self, symmetry: Symmetry) -> Hex:
        """Where one of the twelve symmetries takes this hex."""
        if not isinstance(symmetry, Symmetry):
            raise WrongTypeError(
                f"expected a Symmetry, such as Symmetry.MIRRORED, not {symmetry!r}"
            )
        start = self.mirrored() if symmetry.is_mirrored else self
        return start.rotated(symmetry.sixths)


class Symmetry(NamedEnum):
    """The twelve ways to turn and mirror the board around ``Hex(0, 0)``.

    The names give degrees counter-clockwise. A mirrored one mirrors first, then turns.

    >>> Hex(1, 0).transformed(Symmetry.TURNED_60)
    Hex(q=1, r=-1)
    """

    IDENTITY = (0, False)
    TURNED_60 = (1, False)
    TURNED_120 = (2, False)
    TURNED_180 = (3, False)
    TURNED_240 = (4, False)
    TURNED_300 = (5, False)
    MIRRORED = (0, True)
    MIRRORED_60 = (1, True)
    MIRRORED_120 = (2, True)
    MIRRORED_180 = (3, True)
    MIRRORED_240 = (4, True)
    MIRRORED_300 = (5, True)

    @property
    def sixths(self) -> int:
        """The turn, counter-clockwise, in sixths of a circle."""
        return self.value[0]

    @property
    def is_mirrored(self) -> bool:
        """Whether the board is mirrored in the east-west line before it is turned."""
        return self.value[1]

    @property
    def inverse(self) -> Symmetry:
        """The symmetry that undoes this one. A mirrored one undoes itself."""
        return self if self.is_mirrored else Symmetry((-self.sixths % 6, False))


# Without this, a number of NumPy would take a Hex for an array: np.int64(2) * Hex(1, 2). In the
# body of a NamedTuple, type checkers would read it as a field.
setattr(Hex, "__array_ufunc__", None)  # noqa: B010


def _expect_hex(value: object) -> None:
    if not isinstance(value, Hex):
        raise WrongTypeError(f"expected a Hex, such as Hex(0, 0), not {value!r}")


def _refuse(operator: str, other: object) -> NoReturn:
    raise WrongTypeError(f"expected a Hex on both sides of {operator}, not {other!r}")
