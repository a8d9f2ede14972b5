"""What it takes to be a hive: pieces that lie on hexes, in stacks."""

from __future__ import annotations

from typing import Protocol

from skep.hexes import Hex
from skep.pieces import Piece


class Hive(Protocol):
    """The pieces on the table, as notation and drawings need them."""

    def stack(self, at: Hex) -> tuple[Piece, ...]:
        """The pieces on a hex from the ground up; empty if there are none."""
        ...

    def locate(self, piece: Piece) -> Hex | None:
        """Where a piece lies; None while it is in the reserve."""
        ...
