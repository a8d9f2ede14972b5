"""The end of a search: by stop, by Ctrl-C, on one thread and on several."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
import time
from queue import SimpleQueue
from statistics import median

import pytest

from skep import Board
from skep.engine import MAX_THREADS, Engine, Limit

from .searching import AT_ONCE, middle_game


@pytest.mark.parametrize("threads", [1, 2])
def test_stop_ends_a_search_within_milliseconds(threads: int) -> None:
    engine, board = Engine(threads=threads), middle_game()
    delays = []
    for _ in range(20):
        stopped_at = SimpleQueue[float]()

        def stop(told: SimpleQueue[float] = stopped_at) -> None:
            told.put(time.monotonic())
            engine.stop()

        threading.Timer(0.02, stop).start()
        analysis = engine.analyse(board, Limit(seconds=60))
        delays.append(time.monotonic() - stopped_at.get())
        assert analysis.best in board.legal_moves
    assert min(delays) < 0.005, "a fraction of a millisecond, on a machine that has time for it"
    assert median(delays) < 0.05


def test_a_late_stop_does_not_cut_the_next_search_short() -> None:
    engine = Engine()
    engine.analyse(Board(), Limit(depth=1))
    engine.stop()
    assert engine.analyse(Board(), Limit(depth=3)).depth == 3


def test_two_threads_find_legal_moves_and_keep_a_limit_of_nodes() -> None:
    engine, board = Engine(threads=2), Board("Base+MLP", "tournament")
    for _ in range(16):
        analysis = engine.analyse(board, Limit(nodes=4000))
        assert analysis.nodes <= 4000
        board.push(analysis.best)
    assert engine.analyse(board, Limit(depth=3)).depth == 3


def test_two_threads_end_in_time() -> None:
    start = time.monotonic()
    analysis = Engine(threads=2).analyse(middle_game(), Limit(seconds=0.2))
    assert 0.2 <= analysis.seconds <= time.monotonic() - start < AT_ONCE


@pytest.mark.parametrize("threads", [0, -1, MAX_THREADS + 1, 1.5])
def test_impossible_threads(threads: int) -> None:
    with pytest.raises(ValueError, match=f"1 to {MAX_THREADS} threads, not {threads}"):
        Engine(threads=threads)


@pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX signals")
@pytest.mark.parametrize(
    "search",
    [
        "engine.analyse(board, Limit(seconds=60))",
        "Engine(threads=2).analyse(board, Limit(seconds=60))",
        "list(engine.analyses(board, Limit(seconds=60)))",
        "stream = engine.analyses(board, Limit.endless()); next(stream); engine.best_move(board)",
    ],
    ids=["search", "threads", "stream", "turn"],
)
def test_ctrl_c_ends_a_search(search: str) -> None:
    program = (
        "from skep import Board\n"
        "from skep.engine import Engine, Limit\n"
        "engine, board = Engine(), Board('Base+MLP')\n"
        "print('ready', flush=True)\n"
        f"{search}\n"
    )
    with subprocess.Popen(
        (sys.executable, "-c", program), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        time.sleep(0.1)
        start = time.monotonic()
        process.send_signal(signal.SIGINT)
        _, complaints = process.communicate(timeout=20)
        assert time.monotonic() - start < 1
    assert complaints.endswith("KeyboardInterrupt\n")
    assert process.returncode == -signal.SIGINT
