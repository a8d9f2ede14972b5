"""Reading and writing games in every format on one core, in games per second of processor time.

python -m benchmarks.formats
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from time import process_time
from typing import Final

from skep import Board
from skep.formats import WRITTEN, Format
from skep.formats.registry import READERS, WRITERS
from skep.game import Game

GAMES: Final = 500
SECONDS: Final = 2.0
_PLIES: Final = (50, 60)


def report() -> None:
    """Print one line per format."""
    games = random_games(GAMES)
    plies = sum(game.end.ply for game in games) / len(games)
    strings = [game.board().game_string for game in games]
    replayed = _rate(lambda: [Board.from_game_string(it) for it in strings])
    print(f"Board.from_game_string, {plies:.0f} plies: {replayed:,.0f} games/s")
    for kind in WRITTEN:
        reading, writing = _rates(kind, games)
        share = f"{reading / replayed:.2f} of the replay"
        print(f"{kind.value}: read {reading:,.0f} games/s ({share}), write {writing:,.0f}")


def _rates(kind: Format, games: Sequence[Game]) -> tuple[float, float]:
    """How many games per second are read and written."""
    reader, write = READERS[kind], WRITERS[kind]
    lines = [line for game in games for line in (*write(game).split("\n"), "")]

    def read() -> range:
        return range(sum(1 for _ in reader.read(enumerate(lines, start=1), "", None)))

    return _rate(read), _rate(lambda: [write(game) for game in games])


def random_games(count: int) -> list[Game]:
    """Random games of the length that people's games have."""
    rng = random.Random(1)
    games: list[Game] = []
    while len(games) < count:
        board = Board("Base+MLP")
        plies = rng.randrange(*_PLIES)
        while board.ply < plies and not board.is_over:
            board.push(rng.choice(board.legal_moves))
        if board.ply == plies:
            games.append(Game.from_board(board, {"White": "Ada", "Black": "Bo"}))
    return games


def _rate(work: Callable[[], Sequence[object]]) -> float:
    """How many games a second of this process handles."""
    work()
    done, start = 0, process_time()
    while process_time() - start < SECONDS:
        done += len(work())
    return done / (process_time() - start)


if __name__ == "__main__":
    report()
