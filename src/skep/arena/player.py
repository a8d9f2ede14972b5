"""What the referee asks of any player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from skep.board import Board
from skep.moves import Action


class Choice(NamedTuple):
    """A player's action and what it cost; None for what the player does not report."""

    action: Action
    seconds: float
    nodes: int | None = None
    depth: int | None = None


class Player(Protocol):
    """One side of a game. Both methods of play raise PlayerFaultError for a lost game."""

    def start_game(self, board: Board) -> None:
        """Get ready to play on from this position, another game than the one before."""
        ...

    def choose(self, board: Board) -> Choice:
        """Choose an action; the board is left as it was."""
        ...

    def last_words(self) -> Sequence[str]:
        """The last lines that it wrote to its stderr, if it has one."""
        ...

    def close(self) -> None:
        """Let go of everything. The next ``start_game`` begins afresh."""
        ...
