"""Random games through the Python API, in moves per second, compared with OpenSpiel."""

from __future__ import annotations

import random
import subprocess
import time

from skep import Board

SECONDS = 5.0
_OPENSPIEL = """
import pyspiel, random, time
random.seed(1)
for name, options in (("Base", "uses_mosquito=False,uses_ladybug=False,uses_pillbug=False"),
                      ("Base+MLP", "uses_mosquito=True,uses_ladybug=True,uses_pillbug=True")):
    game = pyspiel.load_game(f"hive({options})")
    moves, start = 0, time.perf_counter()
    while time.perf_counter() - start < %s:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            moves += 1
    print(name, moves / (time.perf_counter() - start))
"""


def report(openspiel: str | None) -> None:
    peers: dict[str, float] = {}
    if openspiel:
        printed = subprocess.run(
            [openspiel, "-c", _OPENSPIEL % SECONDS], capture_output=True, text=True, check=True
        ).stdout
        peers = {name: float(rate) for name, rate in map(str.split, printed.splitlines())}
    for game_type in ("Base", "Base+MLP"):
        ours = moves_per_second(game_type)
        line = f"random games through the API, {game_type}: {ours:,.0f} moves/s"
        if game_type in peers:
            theirs = peers[game_type]
            line += f", OpenSpiel {theirs:,.0f}: {ours / theirs:.1f} times as fast"
        print(line, flush=True)


def moves_per_second(game_type: str) -> float:
    """Play uniformly random games that end, as in OpenSpiel, with an outcome or at ply 500."""
    rng = random.Random(1)
    moves, start = 0, time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        board = Board(game_type, "uhp")
        while board.ply < 500 and (legal := board.legal_moves):
            board.push(rng.choice(legal))
            moves += 1
    return moves / (time.perf_counter() - start)
