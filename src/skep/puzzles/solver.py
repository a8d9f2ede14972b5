"""Forced wins of a position, proven by playing out every line, and not by the engine's search."""

from __future__ import annotations

from math import inf
from threading import Lock
from typing import Final

from skep import _core
from skep._checks import checked_type, whole_number
from skep._conversion import Triple, to_action
from skep.board import Board
from skep.errors import TooHardError
from skep.moves import Action

MAX_PLIES: Final = 31
"""The plies of the longest win that a solver can look for."""
MAX_PLAYS: Final = (1 << 64) - 1
MAX_ACTIONS: Final = (1 << 31) - 1


class Solver:
    """Solves one position without changing its board.

    ``max_plays`` bounds the work: beyond it, methods raise TooHardError, and you need a
    new solver.
    """

    def __init__(self, board: Board, max_plays: int | None = None) -> None:
        self._board = checked_type("a Board", board, Board).copy()
        self._board.reopen()  # what the position allows, whoever has resigned
        if max_plays is not None:
            max_plays = whole_number("the number of plays", max_plays, 1, MAX_PLAYS)
        self._core = _core.Solver(max_plays)
        self._lock = Lock()  # the core remembers positions, and lets other threads run

    @property
    def plays(self) -> int:
        """How many actions have been played so far, as a measure of the work."""
        return self._core.plays

    def win_in(self, most: int = 5) -> int | None:
        """The length in plies of the shortest forced win for the player to move, up to a limit."""
        lengths = range(1, most + 1)
        return next((plies for plies in lengths if self._winning(self._board, plies, 1)), None)

    def loss_in(self, most: int = 4) -> int | None:
        """How many plies the player to move can hold out, up to a limit."""
        return next((plies for plies in range(1, most + 1) if not self.escapes(plies, 1)), None)

    def winning_moves(self, plies: int) -> list[Action]:
        """The actions that win within this many plies, counting the action itself."""
        return self._winning(self._board, plies)

    def escapes(self, plies: int, most: int | None = None) -> list[Action]:
        """The actions that avoid a loss within this many plies; at most ``most`` of them."""
        if most is not None:
            most = whole_number("the number of actions", most, 1, MAX_ACTIONS)
        return self._escaping(self._board, plies, most)

    def wins_by(self, action: Action, plies: int) -> bool:
        """Whether a legal action wins within this many plies, counting the action itself."""
        after = _played(self._board, action)
        if outcome := after.outcome():
            return outcome.winner is self._board.turn
        return plies > 1 and not self._escaping(after, plies - 1, 1)

    def longest_reply(self, plies: int) -> Action:
        """The action that holds out longest in a position that is lost within this many plies.

        Of several, one after which the fewest actions win.
        """
        lasting: list[Action] = [*self._board.legal_moves]
        longest = 2
        for most in range(2, plies, 2):
            longer = self.escapes(most)
            if not longer:
                break
            lasting, longest = longer, most + 2
        return min(lasting, key=lambda action: self._ways_after(action, longest - 1))

    def _ways_after(self, action: Action, plies: int) -> float:
        after = _played(self._board, action)
        # Nobody surrounds their own queen without need.
        return inf if after.is_over else len(self._winning(after, plies))

    def refutation(self, action: Action, plies: int) -> Action | None:
        """A reply after which an action no longer wins within this many plies; None if it wins.

        The action must not end the game.
        """
        return next(iter(self._escaping(_played(self._board, action), plies - 1, 1)), None)

    def refutes(self, action: Action, reply: Action, plies: int) -> bool:
        """Whether an action no longer wins within this many plies after a reply."""
        after = _played(_played(self._board, action), reply)
        if outcome := after.outcome():
            return outcome.winner is not self._board.turn
        return plies <= 2 or not self._winning(after, plies - 2, 1)

    def _winning(self, board: Board, plies: int, most: int | None = None) -> list[Action]:
        plies = whole_number("the plies", plies, 1, MAX_PLIES)
        with self._lock:
            found = self._core.winning(board._game, plies, most)  # noqa: SLF001 - two faces of one core
        return _actions(found)

    def _escaping(self, board: Board, plies: int, most: int | None = None) -> list[Action]:
        plies = whole_number("the plies", plies, 1, MAX_PLIES)
        with self._lock:
            found = self._core.escapes(board._game, plies, most)  # noqa: SLF001
        return _actions(found)


def _played(board: Board, action: Action) -> Board:
    after = board.copy()
    after.push(action)
    return after


def _actions(found: list[Triple | None] | None) -> list[Action]:
    if found is None:
        raise TooHardError("the position needs more plays than were allowed")
    return [to_action(play) for play in found]
