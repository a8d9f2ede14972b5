"""A game of the core that also knows where its pieces are, for the solver's shortcuts."""

from __future__ import annotations

from functools import cache
from math import inf
from typing import Final, TypeAlias

from skep._conversion import Triple
from skep.board import Board
from skep.errors import TooHardError
from skep.hexes import Hex
from skep.moves import Action, Move
from skep.pieces import PIECES, Color, Insect, Piece

CoreAction: TypeAlias = Triple | None
"""An action of the core: a piece and a hex, or a pass."""
CoreCell: TypeAlias = tuple[int, int]

QUEENS: Final = tuple(Piece(f"{color.letter}Q").index for color in Color)
_THROWERS: Final = tuple(
    [p.index for p in PIECES if p.color is color and p.insect in (Insect.PILLBUG, Insect.MOSQUITO)]
    for color in Color
)
_IN_PROGRESS = 0
_WON_BY = (1, 2)  # the core's results for White and Black; others are draws
_NOT_PLACED: CoreCell = (1 << 20, 0)


class PlacedGame:
    """Plays and takes back, and counts the plays: beyond ``max_plays`` it raises TooHardError."""

    def __init__(self, board: Board, max_plays: float = inf) -> None:
        self.core = board.copy()._game  # noqa: SLF001 - the two faces of one core
        self.plays = 0
        self._max_plays = max_plays
        self.at: dict[int, CoreCell] = {}
        """Where each piece on the board is."""
        self.heights: dict[CoreCell, int] = {}
        for piece, q, r, _ in self.core.placed():
            self.at[piece] = (q, r)
            self.heights[q, r] = self.heights.get((q, r), 0) + 1
        self._undo: list[CoreCell | None] = []
        self._has_throws = Insect.PILLBUG in board.game_type.insects
        self._movable = [  # by a player: also enemy pieces, if pillbugs can throw them
            [p.index for p in board.game_type.pieces if self._has_throws or p.color is color]
            for color in Color
        ]

    @property
    def mover(self) -> int:
        """The player to move: 0 is White."""
        return self.core.ply % 2

    @property
    def is_over(self) -> bool:
        return self.core.result != _IN_PROGRESS

    def is_won_by(self, player: int) -> bool:
        return self.core.result == _WON_BY[player]

    def push(self, play: CoreAction) -> bool:
        """CoreAction; False, and nothing changed, if that is not legal."""
        if play is None:
            return self.core.push_pass()
        if not self.core.push(*play):
            return False
        self.plays += 1
        if self.plays >= self._max_plays:
            raise TooHardError(f"the position is not solved after {self.plays:,} plays")
        piece, q, r = play
        before = self.at.get(piece)
        self._undo.append(before)
        if before is not None:
            self._lift(before)
        self.at[piece] = (q, r)
        self.heights[q, r] = self.heights.get((q, r), 0) + 1
        return True

    def pop(self, play: CoreAction) -> None:
        """Take back what was played last."""
        self.core.pop()
        if play is None:
            return
        piece, q, r = play
        before = self._undo.pop()
        self._lift((q, r))
        if before is None:
            del self.at[piece]
        else:
            self.at[piece] = before
            self.heights[before] = self.heights.get(before, 0) + 1

    def legal_plays(self) -> list[CoreAction]:
        actions = self.core.actions()
        return [actions[i] for i in range(len(actions))]

    def ring(self, queen: int) -> tuple[CoreCell, ...]:
        """The six cells around a queen, far away if she is not on the board."""
        return _ring(self.at.get(queen, _NOT_PLACED))

    def liberties(self, queen: int) -> list[CoreCell]:
        """The free cells around a queen."""
        return [cell for cell in self.ring(queen) if cell not in self.heights]

    def throwers(self) -> list[int]:
        """The pieces of the player to move that may be able to throw others."""
        return _THROWERS[self.mover] if self._has_throws else []

    def may_throw(self, queen: int) -> bool:
        """Whether the player to move has such a piece beside a queen."""
        ring = self.ring(queen)
        return any(self.at.get(thrower) in ring for thrower in self.throwers())

    def plays_onto(self, cell: CoreCell) -> list[CoreAction]:
        """The legal plays that move or place a piece there."""
        may_land = self.core.actions().contains
        return [(piece, *cell) for piece in self._movable[self.mover] if may_land(piece, *cell)]

    def _lift(self, cell: CoreCell) -> None:
        height = self.heights[cell]
        if height == 1:
            del self.heights[cell]
        else:
            self.heights[cell] = height - 1


def play_of(action: Action) -> CoreAction:
    """An action as the core has it."""
    return (action.piece.index, action.to.q, action.to.r) if isinstance(action, Move) else None


@cache
def _ring(at: CoreCell) -> tuple[CoreCell, ...]:
    """The six cells around one."""
    return tuple((cell.q, cell.r) for cell in Hex(*at).neighbors())
