"""Players: what a bot has to have, and how it is asked.

A bot is any Python object with a method ``choose(board, limit)``. It may have more:

- ``name``, a text: how it is called; otherwise by the name of its class;
- ``new_game(board)``: another game begins, at the position on this board;
- ``stop()``, called from another thread: make the ``choose`` that is running return soon.
"""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from skep._checks import shown
from skep.board import Board
from skep.engine import Limit
from skep.errors import PlayerError, WrongTypeError
from skep.moves import Action, Move, Pass

__all__ = ["Player"]


@runtime_checkable
class Player(Protocol):
    """A bot, which plays as a UHP engine (``skep.uhp.serve``) and in the arena."""

    def choose(self, board: Board, limit: Limit, /) -> Action:
        """Choose one of ``board.legal_moves`` within the limit.

        The board is the player's own copy, to try moves on. A player is not asked when
        passing is the only legal action.
        """
        ...


def expect_player(value: object) -> Player:
    """The value, if it has the method that makes it a player."""
    if isinstance(value, type):
        raise WrongTypeError(f"expected a player, not its class: call {value.__name__}() first")
    if not isinstance(value, Player) or not callable(value.choose):
        raise WrongTypeError(f"expected an object with choose(board, limit), not {shown(value)}")
    return value


def player_name(player: Player) -> str:
    """How the player calls itself, or the name of its class."""
    name = getattr(player, "name", None)
    return name if isinstance(name, str) and name.strip() else type(player).__name__


def start_game(player: Player, board: Board) -> None:
    """Let the player know that another game begins; PlayerError if it raises."""
    new_game = getattr(player, "new_game", None)
    if new_game is not None:
        try:
            new_game(board.copy())
        except Exception as error:
            raise _failure(player, "new_game", error) from error


def ask_player(player: Player, board: Board, limit: Limit) -> Action:
    """The action that the player chooses, legal or not.

    PlayerError if it raises, WrongTypeError if it returns something that is not an action.
    """
    try:
        action = player.choose(board.copy(), limit)
    except Exception as error:
        raise _failure(player, "choose", error) from error
    if not isinstance(action, Move | Pass):
        raise WrongTypeError(
            f"{player_name(player)} chose {shown(action)}; "
            "expected one of board.legal_moves, or the result of board.parse_move"
        )
    return action


def stop_player(player: Player) -> None:
    """Make the player's ``choose`` return soon, if it can do that."""
    stop = getattr(player, "stop", None)
    if stop is not None:
        try:
            stop()
        except Exception as error:
            raise _failure(player, "stop", error) from error


def _failure(player: Player, method: str, error: Exception) -> PlayerError:
    try:
        reason = f"{type(error).__name__}: {error}".rstrip(": ")
    except Exception:  # of an error that cannot even say what it is
        reason = type(error).__name__
    return PlayerError(f"{player_name(player)}.{method} raised {reason}")
