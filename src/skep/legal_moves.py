"""The legal moves of one position: a sequence that creates its actions only on access."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import Any, overload

from skep import _core
from skep._conversion import checked, is_within_reach, stacks_of, to_action
from skep.errors import GameStateError, NotationError
from skep.move_string import parse_action
from skep.moves import PASS, Action


class NoActions:
    """No actions, for a game that its players ended. The core does not know of that end."""

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

    They don't change when the board does. ``in``, ``index`` and ``count`` take what ``Board.push``
    takes: actions, and MoveStrings as long as the position is still part of the board's game.
    """

    __slots__ = ("_actions", "_game", "_key")

    def __init__(self, actions: _core.Actions | NoActions, game: _core.Game) -> None:
        self._actions = actions
        self._game = game
        self._key = game.key

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
        """The index of an action or a MoveString; ValueError if it is not legal."""
        if value not in self:
            raise ValueError(f"{value!r} is not a legal move here")
        return super().index(self._meant(value), start, stop)

    def count(self, value: object) -> int:
        """1 for a legal action or MoveString, else 0."""
        return int(value in self)

    def __repr__(self) -> str:
        return f"<LegalMoves: {len(self)}>"

    def _meant(self, value: object) -> Action | None:
        """The value as an action; None if it is not one."""
        try:
            return self._read(value) if isinstance(value, str) else checked(value)
        except (NotationError, TypeError):
            return None

    def _read(self, text: str) -> Action | None:
        """Read a MoveString in the position of these moves, even if the board has moved on."""
        if not self:
            return None
        game = self._game.copy()
        while not self._is_of(game):
            if game.played == 0:
                raise GameStateError(
                    "the board has left the position of these legal moves for another line: "
                    "read the text with parse_move while the board is there"
                )
            game.pop()
        return parse_action(stacks_of(game), text)

    def _is_of(self, game: _core.Game) -> bool:
        """Whether a game is in the position of these moves, with the hive on the same hexes."""
        if game.key != self._key:  # the key does not depend on the hexes
            return False
        actions = game.actions()
        if len(actions) != len(self):  # a repetition of the position may have ended the game
            return False
        return all(actions[i] == self._actions[i] for i in range(len(actions)))
