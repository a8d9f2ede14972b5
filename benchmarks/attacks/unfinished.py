"""Requests that never end, and enough connections to exhaust the descriptors."""

from __future__ import annotations

import socket
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from benchmarks.attacks import wire
from benchmarks.attacks.figures import Figure, at_most, informs
from benchmarks.attacks.stage import Figures, Stage, attack, seconds_until
from benchmarks.server_process import ServerProcess

_EACH: Final = 300  # connections with a half-sent header, and as many with a half-sent body
_HEADER_SECONDS: Final = 10.0
_BODY_SECONDS: Final = 20.0
_LATE_SECONDS: Final = 3.0  # tolerance for a busy machine
_DRIP_SECONDS: Final = 1.0
_TURNED_AWAY_SECONDS: Final = 3.0
_MAX_FILES: Final = 256
_HOLD_SECONDS: Final = 15.0
_LOG_KB: Final = 100.0
_AGAIN_SECONDS: Final = 5.0


@dataclass(frozen=True, slots=True)
class Lives:
    """How many seconds each connection stayed open, including those still open at the end."""

    headers: list[float]
    bodies: list[float]

    @property
    def held(self) -> int:
        """How many were not rejected at once."""
        return sum(life > _TURNED_AWAY_SECONDS for life in self.headers + self.bodies)


def send_halves(port: int, source: str, count: int, seconds: float) -> Lives:
    """Open connections that send half a request; every other one sends byte by byte."""
    header = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: "
    body = wire.request(port, "POST /api/v1/positions", bytes(1000))[:-900]
    halves = {"header": header, "body": body}
    opened: dict[socket.socket, tuple[str, float]] = {}
    for _ in range(count):
        for kind, half in halves.items():
            with suppress(OSError):
                sock = wire.connected(port, source)
                opened[sock] = (kind, time.monotonic())
                sock.sendall(half)
    ended: dict[socket.socket, float] = {}
    drip_at, end = time.monotonic(), time.monotonic() + seconds
    while time.monotonic() < end and len(ended) < len(opened):
        left = [sock for sock in opened if sock not in ended]
        gone = wire.gone(left)
        now = time.monotonic()
        ended |= {sock: now for sock in left if sock.fileno() in gone}
        if now >= drip_at:
            drip_at = now + _DRIP_SECONDS
            for sock in left[::2]:
                with suppress(OSError):
                    sock.send(b"x")
        time.sleep(0.1)
    lives: dict[str, list[float]] = {kind: [] for kind in halves}
    for sock, (kind, begin) in opened.items():
        lives[kind].append(ended.get(sock, time.monotonic()) - begin)
    wire.close_all(opened)
    return Lives(lives["header"], lives["body"])


@attack("half-sent", f"{2 * _EACH} connections of one address send half a header or half a body")
async def half_sent(stage: Stage) -> Figures:
    async with stage.attacked_server() as (server, bystander):
        seconds = _BODY_SECONDS + 2 * _LATE_SECONDS
        lives = await stage.attack(send_halves, server.port, "127.0.0.10", _EACH, seconds)
        for figure in bystander.figures():
            yield figure
        longest = max(lives.headers, default=0.0), max(lives.bodies, default=0.0)
        yield _life("longest life of a half-sent header", longest[0], _HEADER_SECONDS)
        yield _life("longest life of a half-sent body", longest[1], _BODY_SECONDS)
        held = lives.held
        shown = f"{held} of {2 * _EACH}"
        yield Figure("connections that one address holds", shown, "fewer", held < 2 * _EACH)


def _life(what: str, seconds: float, most: float) -> Figure:
    return Figure(
        what,
        f"{seconds:.1f} s",
        f"about {most:g} s",
        seconds <= most + _LATE_SECONDS,
    )


def hold_connections(port: int, count: int, seconds: float) -> int:
    """Open silent connections from many addresses; return how many the kernel let through."""
    socks = []
    for index in range(count):
        with suppress(OSError):
            socks.append(wire.connected(port, f"127.0.1.{1 + index % 250}"))
    time.sleep(seconds)
    wire.close_all(socks)
    return len(socks)


@attack("descriptors", f"twice as many connections as the server has descriptors ({_MAX_FILES})")
async def descriptors(stage: Stage) -> Figures:
    async with stage.attacked_server(max_files=_MAX_FILES) as (server, bystander):
        opened = await stage.attack(hold_connections, server.port, 2 * _MAX_FILES, _HOLD_SECONDS)
        again = await seconds_until(lambda: _answers(server), 2 * _AGAIN_SECONDS)
        for figure in bystander.figures():
            yield figure
        yield informs("connections held", opened, f"for {_HOLD_SECONDS:g} s")
        yield at_most("the log", server.log.stat().st_size / 1024, _LOG_KB, "kB")
        yield at_most("answers again after", again, _AGAIN_SECONDS, "s")


def _answers(server: ServerProcess) -> bool:
    return wire.ask(server.port, "127.0.0.3", "GET /api/v1/info").status == 200
