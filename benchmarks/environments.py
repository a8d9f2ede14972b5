"""Random play in the environments, in steps per second: one game from Python, and many at once.

Each figure is compared with OpenSpiel doing the same work from Python: choosing and playing a
random legal action (``actions``), or that plus each position's observation and mask
(``planes``). A batch always draws both and is compared with either. Everything runs on one
thread and is measured in CPU seconds, so other work on the machine does not count.
"""

from __future__ import annotations

import argparse
import random
import subprocess
import time

import numpy as np

from skep import Board
from skep.envs import (
    BatchedGames,
    HiveAECEnv,
    action_mask,
    legal_indices,
    observation,
    push_index,
)

SECONDS = 5.0
PLY_CAP = 500  # OpenSpiel's
GAME_TYPES = ("Base", "Base+MLP")
BATCH = 256
_OPENSPIEL = """
import pyspiel, random, time
random.seed(1)
for name, options in (("Base", "uses_mosquito=False,uses_ladybug=False,uses_pillbug=False"),
                      ("Base+MLP", "uses_mosquito=True,uses_ladybug=True,uses_pillbug=True")):
    game = pyspiel.load_game(f"hive({options})")
    for planes in (False, True):
        steps, start = 0, time.process_time()
        while time.process_time() - start < %s:
            state = game.new_initial_state()
            while not state.is_terminal():
                if planes:
                    state.observation_tensor()
                    state.legal_actions_mask()
                state.apply_action(random.choice(state.legal_actions()))
                steps += 1
        print(name, "planes" if planes else "actions", steps / (time.process_time() - start))
"""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.environments", description=__doc__)
    parser.add_argument(
        "--openspiel", metavar="PYTHON", help="compare with OpenSpiel, run by this Python"
    )
    report(parser.parse_args().openspiel)


def report(openspiel: str | None) -> None:
    peers = _peers(openspiel) if openspiel else {}
    for game_type in GAME_TYPES:
        actions = peers.get((game_type, "actions"))
        planes = peers.get((game_type, "planes"))
        _report(f"one game, actions, {game_type}", _single(game_type, planes=False), actions)
        _report(f"one game, planes, {game_type}", _single(game_type, planes=True), planes)
        _report(f"one PettingZoo game, planes, {game_type}", _pettingzoo(game_type), planes)
        batched = _batched(game_type)
        _report(f"{BATCH} games, planes, {game_type}", batched, planes)
        _report("  the same against a peer that draws no planes", batched, actions)


def _single(game_type: str, *, planes: bool) -> float:
    rng = random.Random(1)
    steps, start = 0, time.process_time()
    while time.process_time() - start < SECONDS:
        board = Board(game_type, "uhp")
        while board.ply < PLY_CAP and (legal := legal_indices(board)):
            if planes:
                observation(board)
                action_mask(board)
            push_index(board, rng.choice(legal))
            steps += 1
    return steps / (time.process_time() - start)


def _pettingzoo(game_type: str) -> float:
    rng = random.Random(1)
    env = HiveAECEnv(game_type, "uhp", ply_cap=PLY_CAP)
    steps, start = 0, time.process_time()
    while time.process_time() - start < SECONDS:
        env.reset()
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"].view(np.bool_))
            env.step(rng.choice(legal))
            steps += 1
    return steps / (time.process_time() - start)


def _batched(game_type: str) -> float:
    games = BatchedGames(BATCH, game_type, "uhp", ply_cap=PLY_CAP)
    generator = np.random.default_rng(1)
    steps, start = 0, time.process_time()
    while time.process_time() - start < SECONDS:
        games.step(games.sample(generator))
        steps += BATCH
    return steps / (time.process_time() - start)


def _peers(openspiel: str) -> dict[tuple[str, str], float]:
    printed = subprocess.run(
        [openspiel, "-c", _OPENSPIEL % SECONDS], capture_output=True, text=True, check=True
    ).stdout
    rows = map(str.split, printed.splitlines())
    return {(game_type, work): float(rate) for game_type, work, rate in rows}


def _report(name: str, ours: float, theirs: float | None) -> None:
    line = f"{name}: {ours:,.0f} steps/s"
    if theirs is not None:
        line += f", OpenSpiel {theirs:,.0f}: {ours / theirs:.1f} times as fast"
    print(line, flush=True)


if __name__ == "__main__":
    main()
