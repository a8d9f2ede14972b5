"""Styles of random play that reach positions which uniform random games seldom do."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from skep import Action, Board, Hex, Insect, Move

Style = Callable[[random.Random, Board], Action]


def uniform(rng: random.Random, board: Board) -> Action:
    """Any legal action."""
    return rng.choice(board.legal_moves)


def long(rng: random.Random, board: Board) -> Action:
    """Far from the middle and with few neighbors: long, thin hives."""
    cells = board.stacks

    def thinness(move: Move) -> tuple[int, int]:
        neighbors = sum(cell in cells for cell in move.to.neighbors())
        return move.to.distance(Hex(0, 0)) - 3 * neighbors, rng.randrange(4)

    return _best(rng, board, thinness)


def tall(rng: random.Random, board: Board) -> Action:
    """Onto the highest stack in reach."""
    return _best(rng, board, lambda move: (len(board.stack(move.to)), rng.randrange(8)))


def throwing(rng: random.Random, board: Board) -> Action:
    """Pillbugs and mosquitoes early, then as many throws as possible."""

    def eagerness(move: Move) -> tuple[int, int]:
        if board.locate(move.piece) is None:
            return int(move.piece.insect in (Insect.PILLBUG, Insect.MOSQUITO)), rng.randrange(8)
        return 2 * (move.piece.color is not board.turn), rng.randrange(8)

    return _best(rng, board, eagerness)


def crowding(rng: random.Random, board: Board) -> Action:
    """Next to the queens: games that end, some in draws."""
    queens = [at for at, stack in board.stacks.items() if stack[0].insect is Insect.QUEEN_BEE]
    return _best(
        rng, board, lambda move: (sum(q.distance(move.to) == 1 for q in queens), rng.randrange(4))
    )


def shuffling(rng: random.Random, board: Board) -> Action:
    """Few pieces, and back to where they came from: repetitions."""
    history = board.history
    if len(history) >= 12 and history[-4] in board.legal_moves and rng.random() < 0.9:
        return history[-4]
    in_play = [
        action
        for action in board.legal_moves
        if isinstance(action, Move) and board.locate(action.piece) is not None
    ]
    if len(history) >= 8 and in_play:
        return rng.choice(in_play)
    return rng.choice(board.legal_moves)


def _best(rng: random.Random, board: Board, value: Callable[[Move], tuple[int, int]]) -> Action:
    """Mostly the move with the highest value; sometimes any, so that games differ."""
    moves = [action for action in board.legal_moves if isinstance(action, Move)]
    if not moves or rng.random() < 0.15:
        return rng.choice(board.legal_moves)
    return max(moves, key=value)


STYLES: Mapping[str, Style] = {
    style.__name__: style for style in (uniform, long, tall, throwing, crowding, shuffling)
}
