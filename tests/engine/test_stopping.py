"""The end of a search: by stop, by Ctrl-C, on one thread and on several."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from skep import Board
from skep.engine import MAX_THREADS, Analysis, Engine, Limit
from tests.patience import PATIENCE, wait_until_working

from .searching import middle_game


@pytest.mark.parametrize("threads", [1, 2])
def test_stop_ends_a_search(threads: int) -> None:
    engine, board = Engine(threads=threads), middle_game()
    for _ in range(20):
        searching = threading.Event()

        def stop(searching: threading.Event = searching) -> None:
            searching.wait(PATIENCE)
            engine.stop()

        def report(_: Analysis, searching: threading.Event = searching) -> None:
            searching.set()

        stopper = threading.Thread(target=stop)
        stopper.start()
        analysis = engine.analyse(board, Limit.endless(), on_report=report)
        stopper.join()
        assert analysis.best in board.legal_moves


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


def test_two_threads_use_their_time_and_end() -> None:
    start = time.monotonic()
    analysis = Engine(threads=2).analyse(middle_game(), Limit(seconds=0.2))
    assert 0.2 <= analysis.seconds <= time.monotonic() - start


@pytest.mark.parametrize("threads", [0, -1, MAX_THREADS + 1, 1.5])
def test_impossible_threads(threads: int) -> None:
    with pytest.raises(ValueError, match=f"from 1 to {MAX_THREADS}, not {threads}"):
        Engine(threads=threads)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")
@pytest.mark.parametrize(
    "search",
    [
        "engine.analyse(board, Limit.endless())",
        "Engine(threads=2).analyse(board, Limit.endless())",
        "list(engine.analyses(board, Limit.endless()))",
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
        wait_until_working(process.pid)
        process.send_signal(signal.SIGINT)
        _, complaints = process.communicate(timeout=PATIENCE)
    assert complaints.endswith("KeyboardInterrupt\n")
    assert process.returncode == -signal.SIGINT
