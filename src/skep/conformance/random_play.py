"""Random games that reach positions which evenly chosen moves seldom reach."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, TypeAlias

from skep.board import Board
from skep.moves import Action, Move
from skep.pieces import Insect

Taste: TypeAlias = Callable[[Board, Move], int]
"""How much a move is liked."""

_WHIMS = 0.25  # the share of moves chosen evenly, so that games differ


def indifferent(_board: Board, _move: Move) -> int:
    """Any move."""
    return 0


def crowding(board: Board, move: Move) -> int:
    """Next to the queens: games that end."""
    queens = (at for at, stack in board.stacks.items() if stack[0].insect is Insect.QUEEN_BEE)
    return sum(at.distance(move.to) == 1 for at in queens)


def climbing(board: Board, move: Move) -> int:
    """Onto the highest stack."""
    return len(board.stack(move.to))


def throwing(board: Board, move: Move) -> int:
    """The pieces that throw first, then throws of the opponent's pieces."""
    if board.is_placement(move):
        return int(move.piece.insect in (Insect.PILLBUG, Insect.MOSQUITO))
    return 2 * (move.piece.color is not board.turn)


TASTES: Final = (indifferent, crowding, climbing, throwing)


def random_action(rng: Random, board: Board, taste: Taste) -> Action:
    """Mostly one of the moves that this taste likes best."""
    moves = [action for action in board.legal_moves if isinstance(action, Move)]
    if not moves or rng.random() < _WHIMS:
        return rng.choice(board.legal_moves)
    liked = [taste(board, move) for move in moves]
    return rng.choice([move for move, like in zip(moves, liked, strict=True) if like == max(liked)])
