"""A wall clock that jumps: a small preloaded library changes what the system call returns."""

from __future__ import annotations

import asyncio
import json
import shutil
import struct
import subprocess
from pathlib import Path
from typing import Any, Final

from benchmarks.attacks import wire
from benchmarks.attacks.figures import Figure, expected
from benchmarks.attacks.prepared import endless, move_message
from benchmarks.attacks.stage import Figures, Stage, attack
from benchmarks.server_process import ServerProcess

_HOUR: Final = 3600
_CLOCK_SECONDS: Final = 600
_WATCH_SECONDS: Final = 3.0
_TOLERANCE_SECONDS: Final = 1.0
_ADDRESS: Final = "127.0.0.4"
_SOURCE: Final = r"""
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static const volatile int64_t *jump;

__attribute__((constructor)) static void start(void) {
    int file = open(getenv("WALL_CLOCK_JUMP"), O_RDONLY);
    void *found = mmap(0, sizeof *jump, PROT_READ, MAP_SHARED, file, 0);
    if (found != MAP_FAILED) jump = found;
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    int result = syscall(SYS_clock_gettime, clock, now);
    if (clock == CLOCK_REALTIME && jump) now->tv_sec += *jump;
    return result;
}
"""


class FakeWall:
    """One server's wall clock; ``jump`` shifts it by a number of seconds."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "jump"
        self.jump(0)
        library = folder / "wall_clock.so"
        (folder / "wall_clock.c").write_text(_SOURCE)
        compiler = shutil.which("cc") or "c++"
        command = [compiler, "-shared", "-fPIC", "-o", str(library), str(folder / "wall_clock.c")]
        subprocess.run(command, check=True)
        self.environment = {"LD_PRELOAD": str(library), "WALL_CLOCK_JUMP": str(self._file)}

    def jump(self, seconds: int) -> None:
        with self._file.open("r+b" if self._file.exists() else "wb") as file:
            file.write(struct.pack("q", seconds))


@attack("wall-clock", "the wall clock jumps forward by an hour, then back by two")
async def wall_clock(stage: Stage) -> Figures:
    wall = FakeWall(stage.new_folder())
    async with stage.server(environment=wall.environment) as server:
        game_id = _start_game(server)
        for what, seconds in (("forward", _HOUR), ("back", -_HOUR)):
            before = _game(server, game_id)
            wall.jump(seconds)
            await asyncio.sleep(_WATCH_SECONDS)
            after = _game(server, game_id)
            yield expected(f"the game after the jump {what}", _result(after), "goes on")
            used = (before["clock"]["white_ms"] - after["clock"]["white_ms"]) / 1000
            yield Figure(
                f"what the clock counts in {_WATCH_SECONDS:g} s after the jump {what}",
                f"{used:.1f} s",
                f"about {_WATCH_SECONDS:g} s",
                abs(used - _WATCH_SECONDS) <= _TOLERANCE_SECONDS,
            )


def _start_game(server: ServerProcess) -> str:
    """A game at one screen with ten minutes for each side, two moves old: White's clock runs."""
    clock = {"kind": "live", "initial_s": _CLOCK_SECONDS}
    new = {"opponent": {"kind": "here"}, "clock": clock}
    answer = wire.ask(server.port, _ADDRESS, "POST /api/v1/games", json.dumps(new).encode())
    created = json.loads(answer.body)
    moves = iter(enumerate(endless(2, seed=1)))
    with wire.open_websocket(server.port, _ADDRESS, created["id"], created["token"]) as sock:
        for message in wire.messages_of(sock, 10.0):
            if message["type"] not in ("welcome", "state"):
                continue
            ply, action = next(moves, (0, None))
            if action is None:
                break
            sock.sendall(wire.message(move_message(ply, action)))
    return str(created["id"])


def _game(server: ServerProcess, game_id: str) -> dict[str, Any]:
    answer = wire.ask(server.port, _ADDRESS, f"GET /api/v1/games/{game_id}")
    game: dict[str, Any] = json.loads(answer.body)
    return game


def _result(game: dict[str, Any]) -> str:
    return str(game["result"]["reason"]) if game["result"] else "goes on"
