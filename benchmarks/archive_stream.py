"""A generated archive of many games, read one by one: games per second and peak memory."""

from __future__ import annotations

import argparse
import random
import resource
import time
import zipfile
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory

from skep import Board, GameType
from skep.formats import WRITTEN, Format, read_games
from skep.formats.registry import ONE_LINE, WRITERS
from skep.game import Game

DISTINCT = 500
"""Games that are played; the archive has them again and again, with other players."""
PLIES = 60
_NAME = "@player@"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.archive_stream")
    parser.add_argument("--games", type=int, default=100_000, help="games in the archive")
    parser.add_argument(
        "--format", default="pgn", choices=[kind.id for kind in WRITTEN], help="their format"
    )
    arguments = parser.parse_args()
    kind = next(it for it in WRITTEN if it.id == arguments.format)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "games.zip"
        write_archive(path, arguments.games, kind)
        print(f"{arguments.games:,} games of {PLIES} plies, {path.stat().st_size / 1e6:.0f} MB")
        measure(path)


def write_archive(path: Path, games: int, kind: Format) -> None:
    """Write a zip archive with one member for every 10,000 games."""
    texts = [WRITERS[kind](game).rstrip() for game in islice(random_games(), DISTINCT)]
    gap = "\n" if kind in ONE_LINE else "\n\n"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        for first in range(0, games, 10_000):
            with archive.open(f"{first:08}.txt", "w") as member:
                for index in range(first, min(first + 10_000, games)):
                    text = texts[index % DISTINCT].replace(_NAME, f"player {index}")
                    member.write(f"{text}{gap}".encode())


def random_games() -> Iterator[Game]:
    """Random games of all types, which never end."""
    rng = random.Random(1)
    while True:
        board = Board(rng.choice(list(GameType)))
        while board.ply < PLIES and (legal := board.legal_moves):
            board.push(rng.choice(legal))
        yield Game.from_board(board, {"White": _NAME, "Black": "another", "Date": "2026.11.16"})


def measure(path: Path) -> None:
    """Read all games, and print a line for each power of ten."""
    count, start, next_line = 0, time.process_time(), 1000
    for read in read_games(path):
        count += read.game is not None
        if count == next_line:
            _print(count, start)
            next_line *= 10
    if count * 10 != next_line:
        _print(count, start)


def _print(count: int, start: float) -> None:
    seconds = time.process_time() - start
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000
    print(f"{count:>9,} games  {count / seconds:>7,.0f} games/s  peak {peak:.0f} MB", flush=True)


if __name__ == "__main__":
    main()
