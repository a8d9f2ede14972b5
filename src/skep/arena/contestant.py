"""What the referee needs from each side of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from skep.board import Board
from skep.moves import Action


class Decision(NamedTuple):
    """A contestant's action and what it cost; None for what is not reported."""

    action: Action
    seconds: float
    nodes: int | None = None
    depth: int | None = None


class Contestant(Protocol):
    """One side of a game. ``start_game`` and ``choose`` raise PlayerFaultError for faults."""

    def start_game(self, board: Board) -> None:
        """Get ready to play a new game from this position."""
        ...

    def choose(self, board: Board) -> Decision:
        """Choose an action without changing the board."""
        ...

    def last_words(self) -> Sequence[str]:
        """The last lines that it wrote to its stderr, if it has one."""
        ...

    def close(self) -> None:
        """Release everything. The next ``start_game`` starts from scratch."""
        ...
