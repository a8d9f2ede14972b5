"""What the module of an insect answers: where it goes, and why not elsewhere."""

from __future__ import annotations

from typing import Protocol

from skep.hexes import Hex
from skep.pieces import Stacks
from skep.rulebook.explanation import Objection


class Behavior(Protocol):
    """The way of an insect. ``hive`` is always the hive without the piece that moves."""

    def destinations(self, hive: Stacks, start: Hex) -> set[Hex]:
        """The cells that the insect can move to."""
        ...

    def objection(self, hive: Stacks, start: Hex, to: Hex) -> Objection:
        """Why the insect cannot move to some other cell, one that touches the hive."""
        ...
