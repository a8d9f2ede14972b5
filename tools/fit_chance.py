"""Fits the curve that turns an engine's score into a winning chance.

The engine plays itself; positions of each game are scored by a search as long as the one of a
review, and a logistic curve is fitted to the results of the games by maximum likelihood. The
confidence interval comes from drawing whole games again (bootstrap), because positions of one
game share its result. Put the fitted number into ``src/skep/engine/chances.py`` and the picture
into ``docs/images``.

    .venv/bin/python -m tools.fit_chance FOLDER --games 6000 --seconds 300

The same command continues a run that was stopped.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from tools.calibration_plot import Bin, draw_calibration

from skep import Board, Color
from skep.engine import Engine, Limit, Network
from skep.engine.network import HAND_WRITTEN, PACKAGED, find_network
from skep.jobs import Job, LocalPool
from skep.jobs.json_lines import FileHeader, open_json_lines
from skep.learning.games import RULES, PlayedResult
from skep.learning.selfplay_games import SelfPlaySettings, play_game

FIRST_PLY = 4
BIN = 50  # points
DRAWS = 400
RESULTS = {PlayedResult.WHITE_WINS: 1.0, PlayedResult.BLACK_WINS: 0.0, PlayedResult.DRAW: 0.5}
LATE = (16, 32)  # the plies at which the second and the last third of an average game begin

Numbers = NDArray[np.float64]


class Scored(NamedTuple):
    """A game: White's result, and some of its positions as (ply, points for White)."""

    number: int
    game_type: str
    result: float | None
    positions: list[list[int]]


@dataclass(frozen=True)
class ScoringJob(Job[int, Scored]):
    """Plays the game with an index and scores some of its positions."""

    settings: SelfPlaySettings
    nodes: int
    positions: int

    def described(self) -> dict[str, Any]:
        return self.settings.described() | {
            "review_nodes": self.nodes,
            "positions": self.positions,
        }

    def start(self) -> Callable[[int], Scored]:
        engine = Engine(network=self.settings.network)
        return lambda index: self._score(index, engine)

    def _score(self, index: int, engine: Engine) -> Scored:
        game = play_game(self.settings, index, engine)
        name, result = str(game.game_type.value), RESULTS.get(game.result)
        if result is None:  # stopped at the longest length
            return Scored(index, name, None, [])
        rng = Random(f"fit/{self.settings.seed}/{index}")
        searched = [at for at, ply in enumerate(game.plies) if at >= FIRST_PLY and ply.is_searched]
        chosen = set(rng.sample(searched, min(self.positions, len(searched))))
        board = Board(game.game_type, RULES)
        positions = []
        for at, ply in enumerate(game.plies):
            if at in chosen:
                engine.clear()
                found = engine.analyse(board, Limit(nodes=self.nodes))
                if found.win_in is None:
                    white = board.turn is Color.WHITE
                    positions.append([at, found.score if white else -found.score])
            board.push(ply.action)
        return Scored(index, name, result, positions)


def scored_games(job: ScoringJob, arguments: argparse.Namespace) -> list[Scored]:
    """The games in the folder, and more until there are enough or the time is over."""
    path = arguments.folder / "positions.jsonl"
    start = monotonic()
    with open_json_lines(path, FileHeader(1, "settings", job.described())) as file:
        games = [Scored(**values) for values in file.objects()]
        file.resume()
        done = {game.number for game in games}
        tasks = (index for index in range(arguments.games) if index not in done)
        with closing(LocalPool(arguments.processes).run(job, tasks)) as results:
            shown = start
            while len(games) < arguments.games and monotonic() - start < arguments.seconds:
                if (game := next(results, None)) is None:
                    break
                file.add(game._asdict())
                games.append(game)
                if monotonic() - shown > 10:
                    shown = monotonic()
                    print(f"{len(games)} games after {shown - start:.0f} s", flush=True)
    return sorted(games)


class Rows(NamedTuple):
    """All positions, as columns."""

    game: NDArray[np.int64]
    ply: NDArray[np.int64]
    score: Numbers
    result: Numbers

    def where(self, wanted: NDArray[np.bool_]) -> Rows:
        return Rows(self.game[wanted], self.ply[wanted], self.score[wanted], self.result[wanted])


def rows_of(games: Sequence[Scored]) -> Rows:
    rows = [
        (at, ply, score, game.result)
        for at, game in enumerate(games)
        if game.result is not None
        for ply, score in game.positions
    ]
    game, ply, score, result = zip(*rows, strict=True)
    return Rows(np.array(game), np.array(ply), np.array(score, float), np.array(result, float))


def fit(rows: Rows, weights: Numbers | None = None) -> float:
    """The points per unit of log-odds of the likeliest curve, by Newton's method."""
    slope, weight = 1 / 150, np.ones(len(rows.score)) if weights is None else weights
    for _ in range(30):
        expected = 1 / (1 + np.exp(-rows.score * slope))
        gradient = np.sum(weight * rows.score * (rows.result - expected))
        curvature = np.sum(weight * rows.score**2 * expected * (1 - expected))
        slope += gradient / curvature
    return float(1 / slope)


def interval(rows: Rows) -> tuple[float, float]:
    """The 95 % interval of the fit, from games drawn with replacement."""
    rng = np.random.default_rng(1)
    games, of_row = np.unique(rows.game, return_inverse=True)
    fits = []
    for _ in range(DRAWS):
        counts = np.bincount(rng.integers(len(games), size=len(games)), minlength=len(games))
        fits.append(fit(rows, counts[of_row].astype(float)))
    low, high = np.percentile(fits, (2.5, 97.5))
    return float(low), float(high)


def figures(rows: Rows) -> dict[str, Any]:
    low, high = interval(rows)
    return {
        "games": len(np.unique(rows.game)),
        "positions": len(rows.score),
        "points_per_log_odds": round(fit(rows), 1),
        "interval": [round(low, 1), round(high, 1)],
    }


def bins(rows: Rows) -> Iterator[Bin]:
    """Scores in steps, seen from both players, each with the share of points that followed."""
    score = np.concatenate((rows.score, -rows.score))
    result = np.concatenate((rows.result, 1 - rows.result))
    step = np.floor(score / BIN + 0.5)
    for at in sorted(set(step)):
        inside = step == at
        if at >= 0 and (count := int(inside.sum())) >= 30:
            share = float(result[inside].mean())
            error = 1.96 * float(np.sqrt(max(share * (1 - share), 0.01) / count))
            yield Bin(float(score[inside].mean()), share, error, count)


def groups(rows: Rows, games: Sequence[Scored]) -> Iterator[tuple[str, Rows]]:
    yield "all", rows
    bounds = (0, *LATE, 10_000)
    for low, high in pairwise(bounds):
        name = f"plies {low} to {high - 1}" if high < 10_000 else f"plies from {low}"
        yield name, rows.where((rows.ply >= low) & (rows.ply < high))
    types = np.array([game.game_type for game in games])
    for game_type in sorted(set(types)):
        yield game_type, rows.where(types[rows.game] == game_type)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("folder", type=Path, help="gets the positions, fit.json and the picture")
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--seconds", type=float, default=300, help="play no longer than this")
    parser.add_argument("--processes", type=int, default=LocalPool().processes)
    parser.add_argument("--play-nodes", type=int, default=5_000, help="per move of self-play")
    parser.add_argument("--nodes", type=int, default=200_000, help="per scored position")
    parser.add_argument("--positions", type=int, default=4, help="scored per game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--network", default=PACKAGED, help=f"a file, or {HAND_WRITTEN}")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    network: Network | None = find_network(arguments.network)
    settings = SelfPlaySettings(arguments.seed, arguments.play_nodes, network)
    games = scored_games(ScoringJob(settings, arguments.nodes, arguments.positions), arguments)
    rows = rows_of(games)
    found = {
        name: figures(part)
        for name, part in groups(rows, games)
        if name == "all" or len(part.score) >= 100
    }
    for name, values in found.items():
        print(name, values)
    (arguments.folder / "fit.json").write_text(json.dumps(found, indent=1) + "\n")
    picture = draw_calibration(list(bins(rows)), found["all"]["points_per_log_odds"])
    (arguments.folder / "calibration.svg").write_text(picture)


if __name__ == "__main__":
    main()
