"""The phases of a game: opening, middle game and ending, by what lies on the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from skep.board import Board
from skep.enums import NamedEnum
from skep.moves import Action
from skep.pieces import Color

FEW_LIBERTIES: Final = 2
"""Free cells around a queen in an ending."""


class Phase(NamedEnum):
    """A part of a game."""

    OPENING = 0
    """Until both queens are on the board and a piece has been moved.

    A game that starts from a position with both queens has none.
    """
    MIDDLE_GAME = 1
    ENDING = 2
    """The last moves, before each of which some queen has two free cells or fewer."""


class Situation(NamedTuple):
    """What the phase of a move depends on: the position before it, and the move."""

    has_queens: bool
    is_tight: bool
    """Whether a queen has few free cells."""
    is_placement: bool


def situation_of(board: Board, action: Action) -> Situation:
    """The situation of a move."""
    free = [board.liberties(color) for color in Color]
    return Situation(
        has_queens=None not in free,
        is_tight=any(cells is not None and len(cells) <= FEW_LIBERTIES for cells in free),
        is_placement=board.is_placement(action),
    )


def phases_of(situations: Sequence[Situation]) -> list[Phase]:
    """The phase of each move."""
    opening = 0
    if situations and not situations[0].has_queens:
        moved = (at for at, s in enumerate(situations) if s.has_queens and not s.is_placement)
        opening = next(moved, len(situations))
    ending = len(situations)
    while ending > opening and situations[ending - 1].is_tight:
        ending -= 1
    return [
        Phase.OPENING if at < opening else Phase.ENDING if at >= ending else Phase.MIDDLE_GAME
        for at in range(len(situations))
    ]
