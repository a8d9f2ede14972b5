"""Indexes generated games with the explorer and asks about positions: games/s, ms and bytes.

``python -m benchmarks.explorer --games 100000`` takes some minutes. All times are CPU time of this
process, so that other work on the machine hardly changes them.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from skep import Board
from skep.explorer import Explorer, ExplorerFilter
from skep.formats import Format, read_games, write_games
from skep.game import Game

PLAYERS = 3000
OPENING_PLIES = 8
SHARE_READ = 10
"""One in so many games is also written to a file, from which it is then read and indexed."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.explorer", description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    arguments = parser.parse_args()
    with TemporaryDirectory() as folder:
        report_reading(Path(folder), max(1, arguments.games // SHARE_READ))
        report_index(Path(folder) / "games.skepx", arguments.games)


def report_reading(folder: Path, count: int) -> None:
    """What reading, checking and indexing take together."""
    file = folder / "games.txt"
    plies = 0

    def counted() -> Iterator[Game]:
        nonlocal plies
        for game in random_games(2, count):
            plies += game.end.ply
            yield game

    write_games(file, counted(), Format.GAME_STRING)
    reading = seconds(lambda: sum(read.game is not None for read in read_games(file)))
    with Explorer.open(folder / "read.skepx") as explorer:
        both = seconds(lambda: explorer.add(read_games(file)))
    print(f"{count:,} GameStrings of {plies / count:.1f} plies on average")
    print(f"  read and checked: {count / reading:,.0f} games/s")
    print(f"  read, checked and indexed: {count / both:,.0f} games/s", flush=True)


def report_index(path: Path, count: int) -> None:
    """What indexing takes, and answers from a large index."""
    making = _Timed(random_games(1, count))
    with Explorer.open(path) as explorer:
        whole = seconds(lambda: explorer.add(making))
        print(f"{count:,} games that are in memory")
        print(f"  indexed: {count / (whole - making.seconds):,.0f} games/s")
        more = list(random_games(3, 5))
        one = min(seconds(lambda it=game: explorer.add([it])) for game in more)  # type: ignore[misc]
        print(f"  one more game: {1000 * one:.1f} ms")
    print(
        f"  file: {path.stat().st_size / 1e6:.0f} MB, {path.stat().st_size / count:.0f} bytes/game"
    )
    with Explorer.open(path, read_only=True) as explorer:
        report_answers(explorer)


def report_answers(explorer: Explorer) -> None:
    """The time of answers along the most played line, with and without filters."""
    filters = {
        "all games": ExplorerFilter(),
        "one player": ExplorerFilter(player="player 1"),
        "one player, one color": ExplorerFilter(player="player 7", color="black"),
        "dates and strength": ExplorerFilter(since="2015-03", until="2021", min_strength=1500),
        "many players": ExplorerFilter(player="player 12*", result="white"),
    }
    print(f"{'answers in ms':24}" + "".join(f" {f'ply {ply}':>8}" for ply in range(10)))
    slowest = 0.0
    for name, only in filters.items():
        board, times = Board("Base+MLP"), []
        for _ in range(10):
            times.append(1000 * min(seconds(lambda: explorer.look_up(board, only)) for _ in "123"))  # noqa: B023
            slowest = max(slowest, times[-1])
            board.push(explorer.look_up(board).moves[0].action)
        print(f"{name:24}" + "".join(f" {it:8.1f}" for it in times))
    board = Board("Base+MLP")
    total = explorer.look_up(board).total.games
    print(f"slowest answer: {slowest:.1f} ms, over {total:,} games", flush=True)


def random_games(seed: int, count: int) -> Iterator[Game]:
    """Games of 50 to 60 plies that begin alike and then part, by some thousand players."""
    rng = Random(seed)
    for number in range(count):
        board = Board("Base+MLP")
        end = rng.randrange(50, 61)
        while not board.is_over and board.ply < end:
            legal = board.legal_moves
            share = rng.random() ** (4 if board.ply < OPENING_PLIES else 1)
            board.push(legal[int(len(legal) * share)])
        if not board.is_over and rng.random() < 0.9:
            rng.choice([board.agree_draw, board.resign, board.resign])()
        yield Game.from_board(board, _headers(rng, number))


def _headers(rng: Random, number: int) -> dict[str, str]:
    white, black = (int(PLAYERS * rng.random() ** 3) for _ in range(2))
    date = f"{rng.randrange(2006, 2026)}.{rng.randrange(1, 13):02}.{rng.randrange(1, 29):02}"
    return {
        "Event": f"Match {number % 500}",
        "Date": date,
        "White": f"player {white}",
        "Black": f"player {black}",
        "WhiteElo": str(rng.randrange(1000, 2500)),
        "BlackElo": str(rng.randrange(1000, 2500)),
    }


def seconds(work: Callable[[], object]) -> float:
    """The CPU time of some work."""
    start = time.process_time()
    work()
    return time.process_time() - start


class _Timed:
    """Games, and the time that it took to make them."""

    def __init__(self, games: Iterator[Game]) -> None:
        self._games = games
        self.seconds = 0.0

    def __iter__(self) -> Iterator[Game]:
        while True:
            start = time.process_time()
            game = next(self._games, None)
            self.seconds += time.process_time() - start
            if game is None:
                return
            yield game


if __name__ == "__main__":
    main()
