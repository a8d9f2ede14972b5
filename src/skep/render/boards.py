"""What drawings need of boards and games, which belong to layers above this one."""

from __future__ import annotations

from typing import Protocol, Self, runtime_checkable

from skep.moves import Action
from skep.pieces import Color, Piece, Stacks


class HasStacks(Protocol):
    """Anything with a hive: a Board, or a Position of the rulebook."""

    @property
    def stacks(self) -> Stacks:
        """The occupied hexes, each with its pieces from the ground up."""
        ...


@runtime_checkable
class HasReserves(Protocol):
    """What also knows the reserves, and whose turn it is."""

    def reserve(self, color: Color, /) -> tuple[Piece, ...]:
        """The pieces that a player has not placed yet."""
        ...

    @property
    def turn(self) -> Color:
        """The player to move."""
        ...


@runtime_checkable
class Replayable(HasStacks, HasReserves, Protocol):
    """A game that can be taken back move by move: a Board."""

    @property
    def ply(self) -> int:
        """How many actions have been played."""
        ...

    @property
    def history(self) -> tuple[Action, ...]:
        """The actions that can be taken back."""
        ...

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        ...

    def copy(self) -> Self:
        """An independent board with the same game."""
        ...

    def pop(self) -> Action:
        """Take back the last action."""
        ...


@runtime_checkable
class HasBoard(Protocol):
    """A game whose last position is a board: a Game."""

    def board(self) -> Replayable:
        """A new board at the end of the main line."""
        ...
