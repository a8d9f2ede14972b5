"""Fits the weights of the hand-written evaluation to the results of self-play.

Each generation plays games with the compiled weights, fits a logistic regression to the
results and writes ``native/evaluation/weights.hpp``. Rebuild (``make setup``) before the next.

    .venv/bin/skep selfplay games/1 --games 9000 --nodes 4000 --network none
    .venv/bin/python tools/fit_evaluation.py games/1
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

from skep import Board, Color
from skep.learning.games import RULES, PlayedGame, PlayedResult
from skep.learning.shards import read_games

WEIGHTS = Path(__file__).parent.parent / "native" / "evaluation" / "weights.hpp"
POINTS_A_LOGIT = 200
SCALE = 16  # weights per point
FIRST_PLY = 6
WINNERS = {
    PlayedResult.WHITE_WINS: Color.WHITE,
    PlayedResult.BLACK_WINS: Color.BLACK,
    PlayedResult.DRAW: None,
}

Rows = NDArray[np.int16]  # result for the player to move (0, 1, 2), own counts, enemy counts


def rows_of(game: PlayedGame) -> Iterator[list[int]]:
    """One row per position with a search score that is not a proven win or loss."""
    if game.result not in WINNERS:  # unfinished
        return
    winner = WINNERS[game.result]
    board = Board(game.game_type, RULES)
    for ply in game.plies:
        if ply.is_searched and ply.win_in is None and board.ply >= FIRST_PLY:
            own, enemy = board._game.features()
            result = 1 if winner is None else 2 * (board.turn is winner)
            yield [result, *own, *enemy]
        board.push(ply.action)


def fit(rows: Rows) -> NDArray[np.float64]:
    """Fit the weights of own counts, enemy counts and tempo, in logits, by Newton's method."""
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

inline constexpr int kWeightScale = {SCALE};  // weights per point

inline constexpr int kTempoWeight = {whole[-1]};

inline constexpr std::array<int, kFeatures> kOwnWeights = {{{own}}};

inline constexpr std::array<int, kFeatures> kEnemyWeights = {{{enemy}}};

}}  // namespace skep
""")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("folders", type=Path, nargs="+", help="games from skep selfplay")
    arguments = parser.parse_args()
    games = list(read_games(arguments.folders))
    rows = np.array([row for game in track(games, "games") for row in rows_of(game)], np.int16)
    print(f"{len(rows)} positions")
    write(fit(rows))
    print(f"Wrote {WEIGHTS}. Next: make format, make setup, then measure with skep match.")


if __name__ == "__main__":
    main()
