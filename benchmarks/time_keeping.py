"""How precisely the engine keeps time: with a limit, on a clock, and when stopped."""

from __future__ import annotations

import statistics
import threading
import time
from collections.abc import Callable

from skep import Board
from skep.engine import Engine, Limit
from skep.engine.bench_positions import MIDDLE_GAME

RUNS = 15


def report() -> None:
    """Print the median and the worst of several runs; a busy machine distorts them."""
    board, engine = Board.from_game_string(MIDDLE_GAME), Engine()
    for seconds in (0.01, 0.3, 1.0):
        taken = [_seconds_of(engine, board, Limit(seconds=seconds)) for _ in range(RUNS)]
        _print(f"beyond a limit of {seconds:g} s", [spent - seconds for spent in taken])
    for clock in (0.05, 0.5):
        taken = [_seconds_of(engine, board, Limit(clock=clock)) for _ in range(RUNS)]
        _print(f"left of a clock of {clock:g} s", [clock - spent for spent in taken], worst=min)
    for threads in (1, 2):
        stopped = Engine(threads=threads)
        delays = [_seconds_after_stop(stopped, board) for _ in range(RUNS)]
        _print(f"from a stop to the end, {threads} thread(s)", delays)


def _print(what: str, seconds: list[float], worst: Callable[[list[float]], float] = max) -> None:
    median = statistics.median(seconds)
    print(
        f"time {what}: {1000 * median:.2f} ms, at worst {1000 * worst(seconds):.2f} ms", flush=True
    )


def _seconds_of(engine: Engine, board: Board, limit: Limit) -> float:
    start = time.perf_counter()
    engine.analyse(board, limit)
    return time.perf_counter() - start


def _seconds_after_stop(engine: Engine, board: Board) -> float:
    stopped = 0.0
    searching = threading.Event()

    def stop() -> None:
        nonlocal stopped
        searching.wait()
        stopped = time.perf_counter()
        engine.stop()

    thread = threading.Thread(target=stop)
    thread.start()
    engine.analyse(board, Limit.endless(), on_report=lambda _: searching.set())
    ended = time.perf_counter()
    thread.join()
    return ended - stopped


if __name__ == "__main__":
    report()
