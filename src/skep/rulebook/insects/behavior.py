"""What each insect's module answers: where it can go, and why it can't go elsewhere."""

from __future__ import annotations

from typing import Protocol

from skep.hexes import Hex
from skep.pieces import Stacks
from skep.rulebook.explanation import Objection


class Behavior(Protocol):
    """How an insect moves. ``hive`` never includes the piece that moves."""

    def destinations(self, hive: Stacks, start: Hex) -> set[Hex]:
        """The cells that the insect can move to."""
        ...

    def objection(self, hive: Stacks, start: Hex, to: Hex) -> Objection:
        """Why the insect can't move to another cell, which touches the hive."""
        ...
