"""The positions of a game that a review searches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from skep.board import Board
from skep.game import Game
from skep.moves import Action


class PlayedPosition(NamedTuple):
    """A position to search, and the move that was played there; None after the last one."""

    board: Board
    action: Action | None


def positions_of(game: Game) -> Iterator[PlayedPosition]:
    """All positions of the main line that the rules have not ended."""
    board = game.start
    for board, action in game.walk():  # the last action is played on it, too
        yield PlayedPosition(board.copy(), action)
    if not board.is_over:
        yield PlayedPosition(board.copy(), None)


def count_positions(game: Game) -> int:
    """How many positions a game has, without copying their boards."""
    end = game.end
    return end.ply - game.root.ply + (end.board().outcome() is None)
