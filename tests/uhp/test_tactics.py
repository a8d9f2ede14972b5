"""``bestmove`` takes a win in one and avoids every avoidable loss in one."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

from skep import Action, Board, Color, GameType, Piece
from tests.core.styles import crowding

from .talking import ask, skep_server

LIMITS = ["depth 2", "depth 3", "nodes 3000"]


def winning_moves(board: Board) -> list[Action]:
    """The moves that win at once."""
    mover = board.turn
    if liberties(board, mover.other) > 1:
        return []
    return [move for move in board.legal_moves if winner_after(board, move) is mover]


def safe_moves(board: Board) -> list[Action]:
    """The moves that neither lose at once nor let the opponent win at once."""
    mover = board.turn
    safe = []
    for move in board.legal_moves:
        board.push(move)
        outcome = board.outcome()
        if outcome.winner is not mover.other if outcome else not winning_moves(board):
            safe.append(move)
        board.pop()
    return safe


def winner_after(board: Board, move: Action) -> Color | None:
    board.push(move)
    outcome = board.outcome()
    board.pop()
    return outcome.winner if outcome else None


def liberties(board: Board, color: Color) -> int:
    """The empty cells around a queen."""
    at = board.locate(Piece(f"{color.letter}Q"))
    return 6 if at is None else sum(not board.stack(cell) for cell in at.neighbors())


def positions(seeds: range) -> Iterator[Board]:
    """All positions of random games in which the queens are soon crowded."""
    for seed in seeds:
        rng = random.Random(seed)
        board = Board(list(GameType)[seed % 8], "uhp")
        while board.outcome() is None and board.ply < 80:
            yield board
            board.push(crowding(rng, board))


def wins_in_one(seeds: range) -> Iterator[tuple[str, list[Action]]]:
    for board in positions(seeds):
        if moves := winning_moves(board):
            yield board.game_string, moves


def losses_in_one(seeds: range) -> Iterator[tuple[str, list[Action]]]:
    """Positions where the opponent threatens to win: most moves let it, but not all."""
    for board in positions(seeds):
        if liberties(board, board.turn) == 1 and not winning_moves(board):
            moves = safe_moves(board)
            if 0 < 2 * len(moves) < len(board.legal_moves):
                yield board.game_string, moves


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("find", "least"), [(wins_in_one, 60), (losses_in_one, 30)], ids=["win", "loss"]
)
def test_wins_and_losses_in_one_are_seen(
    find: Callable[[range], Iterator[tuple[str, list[Action]]]], least: int
) -> None:
    session = skep_server()
    seen = 0
    for game, good in find(range(56)):
        ask(session, f"newgame {game}")
        board = Board.from_game_string(game, "uhp")
        (best,) = ask(session, f"bestmove {LIMITS[seen % 3]}")
        assert board.parse_move(best) in good, f"{best} in {game}"
        seen += 1
    assert seen >= least
