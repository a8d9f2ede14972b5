"""The legal moves of one position, as a sequence that makes its objects only when asked."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from functools import reduce
from typing import Any, TypeAlias, overload

from skep import _core
from skep._conversion import checked, is_within_reach, to_action
from skep.errors import NotationError
from skep.moves import PASS, Action
from skep.notation import parse_action
from skep.rulebook import Position

Played: TypeAlias = "Position | tuple[Played, Action]"
"""The first position of a game, then each action with all that was played before it."""


def actions_of(played: Played) -> tuple[Action, ...]:
    """The actions played, from the first to the last."""
    actions = []
    while isinstance(played, tuple):
        played, action = played
        actions.append(action)
    return tuple(reversed(actions))


class NoActions:
    """The actions of a game that its players have ended: the core, which goes on, has others."""

    def __len__(self) -> int:
        return 0

    def __getitem__(self, index: int) -> None:
        raise IndexError("the game is over: there are no legal moves")

    def contains(self, piece: int, q: int, r: int) -> bool:  # noqa: ARG002 - as in the core
        return False

    def contains_pass(self) -> bool:
        return False


class LegalMoves(Sequence[Action]):
    """The legal actions of one position, in a fixed order.

    They stay the same when the board goes on. ``in``, ``index`` and ``count`` take what
    ``Board.push`` takes: actions and MoveStrings.
    """

    __slots__ = ("_actions", "_played")

    def __init__(self, actions: _core.Actions | NoActions, played: Played) -> None:
        self._actions = actions
        self._played = played

    def __len__(self) -> int:
        return len(self._actions)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        return to_action(self._actions[index])

    def __iter__(self) -> Iterator[Action]:
        return map(self.__getitem__, range(len(self)))

    def __contains__(self, value: object) -> bool:
        action = self._meant(value)
        if action is None:
            return False
        if action is PASS:
            return self._actions.contains_pass()
        piece, to = action
        return is_within_reach(to) and self._actions.contains(piece.index, to.q, to.r)

    def index(self, value: Any, start: int = 0, stop: int = sys.maxsize) -> int:  # noqa: ANN401
        """The place of an action or a MoveString; ValueError if it is not among them."""
        if value not in self:
            raise ValueError(f"{value!r} is not a legal move here")
        return super().index(self._meant(value), start, stop)

    def count(self, value: object) -> int:
        """1 for a legal action or MoveString, else 0."""
        return int(value in self)

    def __repr__(self) -> str:
        return f"<LegalMoves: {len(self)}>"

    def _meant(self, value: object) -> Action | None:
        """The action that a caller means; None if it is not one."""
        try:
            return self._read(value) if isinstance(value, str) else checked(value)
        except (NotationError, TypeError):
            return None

    def _read(self, text: str) -> Action:
        """Read a MoveString in the position of these moves, which the board may have left."""
        played = self._played
        while isinstance(played, tuple):
            played = played[0]
        position = reduce(Position.play, actions_of(self._played), played)
        return parse_action(position.stacks, text)
