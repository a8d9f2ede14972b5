"""Who plays each side, a person or the computer, and how the computer decides."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Protocol, TypeAlias

from skep.board import Board
from skep.engine import FULL_LEVEL, Limit, Opponent
from skep.moves import Action
from skep.pieces import Color


class Seat(StrEnum):
    """Who plays a side."""

    HUMAN = "human"
    COMPUTER = "computer"


Seats: TypeAlias = Mapping[Color, Seat]


class Adviser(Protocol):
    """Someone who knows a good move."""

    def advise(self, board: Board, level: int = FULL_LEVEL) -> Action:
        """A legal action that a player of this level would choose."""
        ...


class Computer:
    """The engine at any level; ``seconds`` is its time per move at the highest."""

    def __init__(self, seconds: float) -> None:
        self._limit = Limit(seconds=seconds)
        self._opponents: dict[int, Opponent] = {}

    def advise(self, board: Board, level: int = FULL_LEVEL) -> Action:
        """Search; Ctrl-C stops it at once."""
        if level not in self._opponents:
            self._opponents[level] = Opponent(level, self._limit)
        return self._opponents[level].choose(board)
