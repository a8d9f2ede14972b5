"""Perft with bulk counting on one thread, in nodes per second, compared with a peer."""

from __future__ import annotations

import shlex
import subprocess
import time

from skep import Board
from skep.engine.bench_positions import MIDDLE_GAME

CASES = [
    ("middle game, depth 5", MIDDLE_GAME, 5, 585_286_735),
    ("Base, depth 8", "Base", 8, 2_657_392_800),
    ("Base+MLP, depth 7", "Base+MLP", 7, 3_151_035_948),
]


def report(peer: str | None) -> None:
    for name, game, depth, expected in CASES:
        start = time.perf_counter()
        nodes = Board.from_game_string(game, "uhp").perft(depth)
        ours = nodes / (time.perf_counter() - start)
        if nodes != expected:
            raise SystemExit(f"perft {name}: {nodes}, expected {expected}")
        line = f"perft, {name}: {ours / 1e6:,.0f} million nodes/s"
        if peer:
            theirs = nodes / _seconds_of_peer(peer, game, depth)
            line += f", peer {theirs / 1e6:,.0f}: {ours / theirs:.1f} times as fast"
        print(line, flush=True)


def _seconds_of_peer(command: str, game: str, depth: int) -> float:
    """How long the peer takes for that depth."""
    with subprocess.Popen(
        shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        lines = iter(process.stdout.readline, "")
        for request in ("", f"newgame {game}"):
            if request:
                print(request, file=process.stdin, flush=True)
            while next(lines).strip() != "ok":
                pass
        print(f"perft {depth}", file=process.stdin, flush=True)
        times = [time.perf_counter()]
        while next(lines).strip() != "ok":
            times.append(time.perf_counter())
        process.kill()
    return times[-1] - times[-2]  # its last row; earlier rows are lower depths
