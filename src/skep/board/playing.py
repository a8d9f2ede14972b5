"""Playing: actions are played and taken back, and the players may end the game themselves."""

from __future__ import annotations

from collections.abc import Iterable

from skep._conversion import (
    core_game,
    is_within_reach,
    places_of,
    to_action,
)
from skep.board.turn import Turn
from skep.errors import EmptyHistoryError, GameOverError
from skep.move_string import split_move
from skep.moves import PASS, Action, Move
from skep.outcomes import Outcome, Reason, checked_declaration
from skep.pieces import Color


class Playing(Turn):
    """A game that goes on."""

    __slots__ = ()

    def push(self, action: Action | str) -> Action:
        """Play an action or a MoveString. If it is illegal, raise an error and change nothing."""
        action = self._action(action)
        if self._declared is not None:
            accepted = False
        elif action is PASS:
            accepted = self._game.push_pass()
        else:
            piece, to = action
            accepted = is_within_reach(to) and self._game.push(piece.index, to.q, to.r)
        if not accepted:
            raise self._refusal(action)
        self._forget()
        return action

    def push_line(self, actions: Iterable[Action | str]) -> None:
        """Play one action after the other; MoveStrings are read much faster than by ``push``.

        An illegal one raises what ``push`` raises; those before it have been played then.
        """
        game, places = self._game, places_of(self._game)
        for action in actions:
            if isinstance(action, str):
                piece, reference, dq, dr = split_move(action)
                at = places[reference]
                if at is not None and self._declared is None:
                    q, r = at[0] + dq, at[1] + dr
                    if game.push(piece, q, r):
                        places[piece] = q, r
                        self._forget()
                        continue
            played = self.push(action)  # or raise the error
            if isinstance(played, Move):
                places[played.piece.index] = played.to

    def reset(self) -> None:
        """Start a new game of the same type and rules, from the same position."""
        start = self._start
        self._game = core_game(
            self._game_type, self._ruleset, start.stacks, start.ply, start.resting
        )
        self._declared = None
        self._first = 0
        self._forget()

    def pop(self) -> Action:
        """Take back the last action and return it; a declared end goes with it."""
        last = self.peek()
        self._game.pop()
        self._declared = None
        self._forget()
        return last

    def peek(self) -> Action:
        """The last action."""
        if self._game.played == self._first:
            raise EmptyHistoryError("nothing has been played")
        return to_action(self._game.last())

    def resign(self, color: Color | str | None = None) -> Outcome:
        """Let a player resign, by default the one to move."""
        loser = self.turn if color is None else Color.named(color)
        return self._end(Outcome(loser.other, Reason.RESIGNED))

    def agree_draw(self) -> Outcome:
        """End the game as a draw by agreement (``draw-agreed``)."""
        return self._end(Outcome(None, Reason.DRAW_AGREED))

    def declare(self, outcome: Outcome) -> Outcome:
        """End the game as its players or a referee decided, for example by a loss on time."""
        return self._end(checked_declaration(outcome))

    def reopen(self) -> Outcome | None:
        """Take back an end that was declared and return it; None if there was none."""
        declared, self._declared = self._declared, None
        self._forget()
        return declared

    def _end(self, declared: Outcome) -> Outcome:
        if self.is_over:
            raise GameOverError("the game is over already")
        self._declared = declared
        self._forget()
        return declared
