"""A flood of WebSocket ping frames, which no library counts as messages."""

from __future__ import annotations

import select
import time
from dataclasses import dataclass
from typing import Final

from benchmarks.attacks import wire
from benchmarks.attacks.figures import Figure, informs
from benchmarks.attacks.stage import Figures, Stage, attack

_SECONDS: Final = 8.0
_BUFFER: Final = 64 * 1024  # bytes


@dataclass(frozen=True, slots=True)
class Flood:
    """What a flood did."""

    frames: int
    cut_after: float | None  # seconds


def flood_with_pings(port: int, source: str, game_id: str, seconds: float) -> Flood:
    """Send ping frames as fast as the server takes them, and read all that comes back."""
    frame = wire.frame(wire.PING)
    buffer = memoryview(frame * (_BUFFER // len(frame)))
    sent, begin = 0, time.monotonic()
    with wire.open_websocket(port, source, game_id) as sock:
        sock.setblocking(False)
        rest = buffer
        while (now := time.monotonic()) < begin + seconds:
            readable, writable, _ = select.select([sock], [sock], [], 0.2)
            try:
                if readable and not sock.recv(1 << 20):
                    return Flood(sent // len(frame), now - begin)
                if writable:
                    count = sock.send(rest)
                    sent += count
                    rest = rest[count:] or buffer
            except BlockingIOError:
                continue
            except OSError:
                return Flood(sent // len(frame), now - begin)
    return Flood(sent // len(frame), None)


@attack("ping-flood", "one socket sends WebSocket ping frames at full speed")
async def ping_flood(stage: Stage) -> Figures:
    async with stage.attacked_server() as (server, bystander):
        flood = await stage.attack(
            flood_with_pings, server.port, "127.0.0.10", bystander.game_id, _SECONDS
        )
        for figure in bystander.figures():
            yield figure
        yield informs("frames that the flooding socket got rid of", flood.frames, "frames")
        is_cut = flood.cut_after is not None
        shown = f"cut off after {flood.cut_after:.1f} s" if is_cut else "stays open"
        yield Figure("the flooding socket", shown, "is cut off", is_cut)
