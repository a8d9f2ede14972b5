"""Random games on the engine and on our board, compared move by move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from functools import partial
from random import Random

from skep.board import Board
from skep.conformance.candidate import Candidate
from skep.conformance.checks import Theme
from skep.conformance.conclusions import CheckFailedError, CheckSkippedError, Severity
from skep.conformance.expectations import expect_game, expect_moves
from skep.conformance.random_play import TASTES, random_action
from skep.pieces import GameType

_MAX_PLIES = 100  # plies


def random_games(games: int, seed: int) -> Theme:
    """A check for each game type; the games are spread over those that the engine has."""
    theme = Theme("games", "Random games")
    for game_type in GameType:
        demand = f"In random games of {game_type}, legal moves and results follow the rules."
        trial = partial(_compare, game_type=game_type, games=games, seed=seed)
        theme.add(game_type.value, demand, Severity.REQUIRED, trial)
    return theme


def _compare(candidate: Candidate, game_type: GameType, games: int, seed: int) -> str:
    announced = candidate.game_types()
    if game_type not in announced:
        raise CheckSkippedError("the engine does not have this game type")
    share = len(range(announced.index(game_type), games, len(announced)))
    if not share:
        raise CheckSkippedError(f"no game of this type among {games} games")
    rng = Random(f"{seed} {game_type}")  # noqa: S311 - the same games for the same seed
    positions = sum(_compare_game(candidate, game_type, rng) for _ in range(share))
    return f"{share} {'game' if share == 1 else 'games'}, {positions} positions"


def _compare_game(candidate: Candidate, game_type: GameType, rng: Random) -> int:
    """Play a game, then compare an earlier position of it: by undo, and by newgame."""
    board = Board(game_type, "uhp")
    taste = rng.choice(TASTES)
    seen: Counter[Hashable] = Counter()
    try:
        expect_game(candidate, f"newgame {game_type}", board)
        while not board.is_over and board.ply < _MAX_PLIES:
            texts = expect_moves(candidate, board)
            action = random_action(rng, board, taste)
            text = rng.choice((texts[action], board.move_string(action)))
            board.push(action)
            seen[_pattern(board)] += 1
            if seen[_pattern(board)] > 2:  # engines may differ on what follows from that
                board.pop()
                break
            expect_game(candidate, f"play {text}", board)
        positions = board.ply
        moves_back = rng.randint(1, board.ply)
        for _ in range(moves_back):
            board.pop()
        expect_game(candidate, f"undo {moves_back}", board)
        expect_moves(candidate, board)
        expect_game(candidate, f"newgame {board.game_string}", board)
        expect_moves(candidate, board)
    except CheckFailedError as failure:
        failure.note = f"in the game {board.game_string}"
        raise
    return positions


def _pattern(board: Board) -> Hashable:
    """The position as the strictest counters of repetitions see it: which insects are where."""
    west, south = min(board.stacks)
    insects = {
        (at.q - west, at.r - south, *((piece.color, piece.insect) for piece in stack))
        for at, stack in board.stacks.items()
    }
    return board.turn, frozenset(insects)
