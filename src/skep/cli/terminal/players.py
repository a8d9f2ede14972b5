"""Who plays: a person or the computer on either side, and how the computer decides."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Protocol, TypeAlias

from skep.board import Board
from skep.engine import Engine, Limit
from skep.moves import Action
from skep.pieces import Color


class Seat(StrEnum):
    """What sits on one side of the table."""

    HUMAN = "human"
    COMPUTER = "computer"


Seats: TypeAlias = Mapping[Color, Seat]


class Adviser(Protocol):
    """Someone who knows a good move."""

    def advise(self, board: Board) -> Action:
        """A legal action for the player to move."""
        ...


class Computer:
    """The engine with so many seconds a move."""

    def __init__(self, seconds: float) -> None:
        self._engine = Engine()
        self._limit = Limit(seconds=seconds)

    def advise(self, board: Board) -> Action:
        """Search; Ctrl-C ends that at once."""
        return self._engine.best_move(board, self._limit)
