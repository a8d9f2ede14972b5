"""Games that continue from moves played elsewhere."""

from __future__ import annotations

from dataclasses import dataclass, replace

from skep.board import Board
from skep.errors import GameOverError, NotationError
from skep.server.domain.game import HostedGame
from skep.server.domain.played import Played, replayed
from skep.server.domain.playing import MAX_PLIES


@dataclass(frozen=True, slots=True)
class Beginning:
    """The moves a game begins with, and the board after them."""

    board: Board
    moves: tuple[Played, ...] = ()


def can_continue(board: Board) -> bool:
    """Whether the game on this board can go on."""
    return not board.is_over and board.ply < MAX_PLIES


def read_game(game_string: str, rules: str) -> Board:
    """The board after a GameString. The server has no games that start from a set-up position."""
    board = Board.from_game_string(game_string, rules)
    if board.start.ply > 0:
        raise NotationError(
            "the game starts from a set-up position", expected="a game from its first move"
        )
    return board


def board_after(game_string: str, rules: str, plies: int | None = None) -> Board:
    """The board after a GameString, or after only this many of its plies."""
    board = read_game(game_string, rules)
    if plies is not None and plies > board.ply:
        raise NotationError(f"the game has only {board.ply} plies", expected=f"at least {plies}")
    while plies is not None and board.ply > plies:
        board.pop()
    return board


def beginning_of(game_string: str, rules: str, plies: int | None = None) -> Beginning:
    """The moves of a GameString, or the first of them, as the beginning of a new game.

    A game that ended by resignation or agreement can be continued, but not one that its moves
    have ended.
    """
    given = board_after(game_string, rules, plies)
    board = Board(given.game_type, rules)
    moves = replayed(board, ((action, 0) for action in given.history))
    if not can_continue(board):
        raise GameOverError("the game is over, so it can't be continued")
    return Beginning(board, moves)


def begun(game: HostedGame, beginning: Beginning) -> HostedGame:
    """A new game that continues from these moves."""
    moves = beginning.moves
    return replace(game, board=beginning.board, moves=moves, given=len(moves))
