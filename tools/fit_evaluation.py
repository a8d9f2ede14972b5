"""Fits the weights of the evaluation to the results of games that the engine plays with itself.

Each run is a generation: it plays games with the weights that are built in, adds their
positions to those of earlier runs, fits a logistic regression of the result and writes
``native/evaluation/weights.hpp``. Build anew (``make setup``) before the next generation.

    .venv/bin/python tools/fit_evaluation.py --games 8000 --seed 1
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import random
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

from skep import Board, Color, GameType
from skep.engine import Engine, Limit

WEIGHTS = Path(__file__).parent.parent / "native" / "evaluation" / "weights.hpp"
POINTS_A_LOGIT = 200
SCALE = 16  # weights a point
RANDOM_MOVE = 1 / 25  # so that games differ and mistakes are seen
LONGEST_GAME = 140

Rows = NDArray[np.int16]  # result of the player to move (0, 1, 2), own counts, enemy's counts


def play(job: tuple[int, int]) -> Rows:
    """One game of the engine against itself: a row for each position without a forced end."""
    seed, nodes = job
    rng = random.Random(seed)
    some_type = rng.choice([GameType.BASE, GameType.BASE_MLP])
    board = Board(rng.choice([*GameType]) if rng.random() < 0.2 else some_type, "tournament")
    for _ in range(rng.randrange(3, 9)):
        board.push(rng.choice(board.legal_moves))
    engine = Engine()
    rows: list[tuple[Color, list[int]]] = []
    while board.outcome() is None and board.ply < LONGEST_GAME:
        if rng.random() < RANDOM_MOVE:
            board.push(rng.choice(board.legal_moves))
            continue
        analysis = engine.analyse(board, Limit(nodes=nodes))
        if analysis.win_in is None and board.ply >= 6:
            own, enemy = board._game.features()
            rows.append((board.turn, own + enemy))
        board.push(analysis.best)
    outcome = board.outcome()
    winner = outcome.winner if outcome else None
    return np.array(
        [[1 if winner is None else 2 * (turn is winner), *counts] for turn, counts in rows],
        np.int16,
    )


def generate(games: int, nodes: int, seed: int) -> Rows:
    jobs = [(seed * 1_000_000 + game, nodes) for game in range(games)]
    with multiprocessing.Pool(os.cpu_count()) as pool:
        played: Iterator[Rows] = pool.imap_unordered(play, jobs, chunksize=4)
        return np.concatenate([rows for rows in track(played, "games", games) if len(rows)])


def fit(rows: Rows) -> NDArray[np.float64]:
    """The weights of the own counts, of the enemy's and of the tempo, in logits (by Newton)."""
    result = rows[:, 0] / 2.0
    features = (rows.shape[1] - 1) // 2
    inputs = np.ones((len(rows), 2 * features + 1))
    inputs[:, :features] = rows[:, 1 : features + 1]
    inputs[:, features:-1] = -rows[:, features + 1 :]
    weights = np.zeros(inputs.shape[1])
    for step in range(8):
        expected = 1 / (1 + np.exp(-inputs @ weights))
        loss = -np.mean(result * np.log(expected) + (1 - result) * np.log1p(-expected))
        print(f"step {step}: loss {loss:.5f}")
        gradient = inputs.T @ (result - expected) - weights
        curvature = inputs.T @ (inputs * (expected * (1 - expected))[:, None])
        weights += np.linalg.solve(curvature + np.eye(len(weights)), gradient)
    return weights


def write(weights: NDArray[np.float64]) -> None:
    whole = [round(weight * POINTS_A_LOGIT * SCALE) for weight in weights]
    half = len(whole) // 2
    own, enemy = (", ".join(map(str, part)) for part in (whole[:half], whole[half:-1]))
    WEIGHTS.write_text(f"""\
// The weights of the evaluation, fitted by tools/fit_evaluation.py. Do not edit.
#pragma once

#include <array>

#include "evaluation/features.hpp"

namespace skep {{

inline constexpr int kWeightScale = {SCALE};  // weights a point

inline constexpr int kTempoWeight = {whole[-1]};

inline constexpr std::array<int, kFeatures> kOwnWeights = {{{own}}};

inline constexpr std::array<int, kFeatures> kEnemyWeights = {{{enemy}}};

}}  // namespace skep
""")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--games", type=int, default=8000)
    parser.add_argument("--nodes", type=int, default=4000, help="a move")
    parser.add_argument("--seed", type=int, default=1, help="another one for each generation")
    parser.add_argument("--data", type=Path, default=Path("build/fit"), help="where rows are kept")
    arguments = parser.parse_args()
    arguments.data.mkdir(parents=True, exist_ok=True)
    np.save(
        arguments.data / f"{arguments.seed}.npy",
        generate(arguments.games, arguments.nodes, arguments.seed),
    )
    rows = np.concatenate([np.load(path) for path in sorted(arguments.data.glob("*.npy"))])
    print(f"{len(rows)} positions")
    write(fit(rows))
    print(f"written: {WEIGHTS}; format it, build anew and measure with skep match")


if __name__ == "__main__":
    main()
