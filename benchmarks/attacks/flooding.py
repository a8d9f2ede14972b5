"""A flood of WebSocket ping frames, which libraries do not count as messages."""

from __future__ import annotations

import asyncio
import select
import socket
import time
from dataclasses import dataclass, replace
from typing import Final

from benchmarks.attacks import wire
from benchmarks.attacks.figures import Figure, informs
from benchmarks.attacks.stage import Figures, Stage, attack

_SECONDS: Final = 8.0
_BUFFER: Final = 64 * 1024  # bytes


@dataclass(frozen=True, slots=True)
class Flood:
    """How a flood went. Each socket in turn was cut off or stayed until the end."""

    frames: int
    first_cut: float | None  # in seconds
    sockets: int


def flood_with_pings(port: int, source: str, game_id: str, seconds: float) -> Flood:
    """Send ping frames as fast as the server takes them; reconnect when it cuts the socket off."""
    begin = time.monotonic()
    frames = sockets = 0
    first_cut = None
    while time.monotonic() < begin + seconds:
        try:
            with wire.open_websocket(port, source, game_id) as sock:
                sockets += 1
                sent, is_cut = _flood(sock, begin + seconds)
        except wire.RefusedError:
            time.sleep(0.05)
            continue
        frames += sent
        if is_cut and first_cut is None:
            first_cut = time.monotonic() - begin
    return Flood(frames, first_cut, sockets)


def _flood(sock: socket.socket, end: float) -> tuple[int, bool]:
    """Send pings and read the answers; return how many were sent and whether the server cut off."""
    frame = wire.frame(wire.PING)
    buffer = memoryview(frame * (_BUFFER // len(frame)))
    sent, rest = 0, buffer
    sock.setblocking(False)
    while time.monotonic() < end:
        readable, writable, _ = select.select([sock], [sock], [], 0.2)
        try:
            if readable and not sock.recv(1 << 20):
                return sent // len(frame), True
            if writable:
                count = sock.send(rest)
                sent += count
                rest = rest[count:] or buffer
        except BlockingIOError:
            continue
        except OSError:
            return sent // len(frame), True
    return sent // len(frame), False


@attack("none", "no attack: how fast the other game is on this machine anyway")
async def none(stage: Stage) -> Figures:
    async with stage.attacked_server() as (_, bystander):
        await asyncio.sleep(_SECONDS)
        yield replace(bystander.delays.figure(), required="")


@attack("ping-flood", "one socket after another sends WebSocket ping frames at full speed")
async def ping_flood(stage: Stage) -> Figures:
    async with stage.attacked_server() as (server, bystander):
        flood = await stage.attack(
            flood_with_pings, server.port, "127.0.0.10", bystander.game_id, _SECONDS
        )
        for figure in bystander.figures():
            yield figure
        yield informs("frames put on the wire", flood.frames, f"on {flood.sockets} sockets")
        is_cut = flood.first_cut is not None
        shown = f"cut off after {flood.first_cut:.2f} s" if is_cut else "stays open"
        yield Figure("the flooding socket", shown, "is cut off", is_cut)
