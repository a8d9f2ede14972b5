"""Games that go on from moves which were played elsewhere."""

from __future__ import annotations

from dataclasses import dataclass

from skep.board import Board
from skep.clock import TimeControl
from skep.errors import GameOverError
from skep.server.domain.played import Played, replayed
from skep.server.domain.playing import MAX_PLIES


@dataclass(frozen=True, slots=True)
class Beginning:
    """The moves with which a game begins, and the board after them."""

    board: Board
    moves: tuple[Played, ...] = ()


def beginning_of(game_string: str, rules: str, control: TimeControl | None) -> Beginning:
    """The moves of a GameString, to be played on.

    A game that a player gave up, or that was drawn by agreement, can be played on; one that its
    moves have ended cannot.
    """
    given = Board.from_game_string(game_string, rules)
    board = Board(given.game_type, rules)
    # As if each had taken the increment: whoever takes moves back finds the clock full.
    ms = control.increment_ms if control else 0
    moves = replayed(board, ((action, ms) for action in given.history))
    if board.outcome() is not None or board.ply >= MAX_PLIES:
        raise GameOverError("the game is over: there is nothing to play on from")
    return Beginning(board, moves)
