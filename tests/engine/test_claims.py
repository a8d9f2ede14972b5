"""Every win or loss the engine claims in a game comes true."""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Callable
from typing import TypeAlias

import pytest

from skep import PRESETS, Action, Board, Color, GameType
from skep.engine import Engine, Limit
from skep.puzzles.solver import Solver
from tests.core.styles import crowding, shuffling, uniform

MAX_PLIES = 80
DEFENSE = Limit(nodes=5000)
RANDOM_DEFENSES = 3
SOLVABLE = 6  # plies; takes seconds at most
DETOUR = 20  # plies
Player: TypeAlias = Callable[[Board], Action]


def check_game(seed: str, engine: Engine, limit: Limit) -> Counter[int]:
    """Check and count what an engine, keeping its table, claims in a game full of mistakes."""
    claims: Counter[int] = Counter()
    rng = random.Random(seed)
    board = Board(rng.choice([*GameType]), rng.choice([*PRESETS, "tournament"]))

    def attack(board: Board) -> Action:
        return engine.best_move(board, limit)

    while board.outcome() is None and board.ply < MAX_PLIES:
        found = engine.analyse(board, limit, lines=rng.choice([1, 1, 3]))
        for line in found.lines:
            if line.win_in is not None:
                claims[line.win_in] += 1
                winner = board.turn if line.win_in > 0 else board.turn.other
                board.push(line.actions[0])
                check(board, winner, abs(line.win_in) - 1, attack, rng)
                board.pop()
        if found.win_in is not None and found.win_in < 0:  # then no other action helps either
            check(board, board.turn.other, -found.win_in, attack, rng)
        style = rng.choice([crowding, uniform, shuffling, None, None, None])
        board.push(found.best if style is None else style(rng, board))
    return claims


def check(board: Board, winner: Color, plies: int, attack: Player, rng: random.Random) -> None:
    """Check a win within this many plies: solve it if that is fast enough, else play it out."""
    if board.outcome() is None and plies <= SOLVABLE:
        solver = Solver(board)
        is_win = solver.win_in(plies) if board.turn is winner else solver.loss_in(plies)
        assert is_win, f"no win for {winner} in {plies} plies: {board!r}"
    else:
        rival = Engine(1)
        play_out(board, winner, plies, attack, lambda board: rival.best_move(board, DEFENSE))
        for _ in range(RANDOM_DEFENSES):
            play_out(board, winner, plies, attack, lambda board: uniform(rng, board))


def play_out(board: Board, winner: Color, plies: int, attack: Player, defense: Player) -> None:
    """The win may take longer than claimed if the attack takes a detour, but it comes."""
    line = board.copy()
    while line.outcome() is None and line.ply < board.ply + plies + DETOUR:
        line.push(attack(line) if line.turn is winner else defense(line))
    outcome = line.outcome()
    assert outcome is not None, f"not won by {winner}: {line!r} after {board!r}"
    assert outcome.winner is winner, f"not won by {winner}: {line!r} after {board!r}"


@pytest.mark.parametrize("part", range(4))
def test_claims_come_true(part: int) -> None:
    claims: Counter[int] = Counter()
    for game in range(4):
        claims += check_game(f"test/{part}/{game}", Engine(), Limit(nodes=4000))
    assert claims


@pytest.mark.slow
@pytest.mark.parametrize("part", range(8))
def test_many_claims_come_true(part: int) -> None:
    seed = os.environ.get("SKEP_SEED", "1")
    claims: Counter[int] = Counter()
    for game in range(25):
        engine = Engine(threads=1 + part % 2)
        claims += check_game(f"{seed}/{part}/{game}", engine, Limit(nodes=1000 * 4 ** (game % 4)))
    assert {1, 3, -2} <= claims.keys()
