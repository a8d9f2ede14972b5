"""One address that poses as many: with many sockets, or with forged proxy headers."""

from __future__ import annotations

import select
import socket
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from benchmarks.attacks import wire
from benchmarks.attacks.asking import ask_all
from benchmarks.attacks.figures import Figure, at_most, informs
from benchmarks.attacks.prepared import PreparedGame, endless, move_message, write_games
from benchmarks.attacks.stage import Figures, Stage, attack
from skep.server.settings import REQUESTS_PER_SECOND

_SECONDS: Final = 8.0
_SOURCE: Final = "127.0.0.10"
_SOCKETS: Final = 100
_EACH_SECOND: Final = 15  # messages per socket: fewer than a single socket may send
_AT_SEAT: Final = 8
_PLIES: Final = 900
_REPEAT_KB: Final = 1.0
_COMMANDS: Final = 100.0  # per second and address
_BURST: Final = 10 * REQUESTS_PER_SECOND
_REQUESTS: Final = 4 * _BURST
_NETWORKS: Final = 4000
_SITE_SHARE: Final = 8  # times the limit of a single network
_FORGING_SECONDS: Final = 15.0
_PROXY: Final = "127.0.0.1"


@dataclass(frozen=True, slots=True)
class Exchange:
    """Messages sent, messages carried out or refused, and bytes received."""

    sent: int
    answered: int
    received: int


def send_everywhere(
    port: int, seats: list[tuple[str, str]], content: dict[str, object], mark: bytes
) -> Exchange:
    """Send a message at a steady rate on each seat's socket; ``mark`` identifies the answers."""
    socks: list[socket.socket] = []
    for game_id, token in seats:
        with suppress(wire.RefusedError):
            socks.append(wire.open_websocket(port, _SOURCE, game_id, token))
    time.sleep(1)
    for sock in socks:
        sock.setblocking(False)
        with suppress(OSError):
            sock.recv(1 << 22)  # the welcome
    frame = wire.message(content)
    sent = answered = received = 0
    begin = time.monotonic()
    while (now := time.monotonic()) < begin + _SECONDS:
        for sock in socks:
            with suppress(OSError):
                sent += sock.send(frame) == len(frame)
        until = now + 1 / _EACH_SECOND
        while socks and (left := until - time.monotonic()) > 0:
            for sock in select.select(socks, [], [], left)[0]:
                try:
                    part = sock.recv(1 << 20)
                except OSError:
                    part = b""
                if not part:
                    socks.remove(sock)
                answered += part.count(mark)
                received += len(part)
        time.sleep(max(0.0, until - time.monotonic()))
    wire.close_all(socks)
    return Exchange(sent, answered, received)


@attack("many-sockets", f"{_SOCKETS} sockets of one address send illegal moves")
async def many_sockets(stage: Stage) -> Figures:
    prepared: list[PreparedGame] = []

    async def prepare(file: Path) -> None:
        prepared.extend(await write_games(file, _SOCKETS // 2, 100))

    async with stage.attacked_server(prepare=prepare) as (server, bystander):
        seats = [(game.id, token) for game in prepared for token in (game.white, game.black)]
        illegal: dict[str, object] = {"type": "move", "ply": 100, "piece": "wQ", "to": [50, 50]}
        exchange = await stage.attack(
            send_everywhere, server.port, seats, illegal, b'"type":"refused"'
        )
        for figure in bystander.figures():
            yield figure
        yield informs("commands sent", exchange.sent / _SECONDS, "per second")
        judged = exchange.answered / _SECONDS
        yield at_most("commands judged", judged, _COMMANDS, "per second")


@attack("old-moves", f"{_AT_SEAT} sockets repeat an old move of a {_PLIES}-ply game")
async def old_moves(stage: Stage) -> Figures:
    prepared: list[PreparedGame] = []

    async def prepare(file: Path) -> None:
        prepared.extend(await write_games(file, 1, _PLIES))

    async with stage.attacked_server(prepare=prepare) as (server, bystander):
        game = prepared[0]
        old = move_message(0, endless(_PLIES, seed=1)[0])
        seats = _AT_SEAT * [(game.id, game.white)]
        exchange = await stage.attack(send_everywhere, server.port, seats, old, b'"type":"state"')
        for figure in bystander.figures():
            yield figure
        kilobytes = exchange.received / 1024 / max(1, exchange.sent)
        yield informs("repeated moves", exchange.sent, "moves")
        yield at_most("answered to each, on average", kilobytes, _REPEAT_KB, "kB")


@attack("forged-proxy", "one client names other addresses in X-Forwarded-For with each request")
async def forged_proxy(stage: Stage) -> Figures:
    def request(*addresses: str) -> bytes:
        headers = [("X-Forwarded-For", address) for address in addresses]
        return wire.request(server.port, "GET /api/v1/info", headers=headers, keep=True)

    async def passed(what: str, source: str, requests: list[bytes], share: int = 1) -> Figure:
        answered = await stage.attack(ask_all, server.port, source, requests, _FORGING_SECONDS)
        most = share * (_BURST + REQUESTS_PER_SECOND * answered.seconds)
        count = answered.statuses[200]
        shown = f"{count:,} of {answered.statuses.total():,} in {answered.seconds:.1f} s"
        return Figure(f"passed {what}", shown, f"at most {most:,.0f}", count <= most)

    async with stage.server("--trusted-proxy", _PROXY) as server:
        forged = [f"10.1.{index // 250}.{index % 250}" for index in range(_REQUESTS)]
        two_lines = [request(address, "203.0.113.7") for address in forged]
        yield await passed("with a forged line before the proxy's", _PROXY, two_lines)
        direct = [request(address) for address in forged]
        yield await passed("without going through the proxy", _SOURCE, direct)
        networks = [request(f"2001:db8:1:{index:x}::1") for index in range(_NETWORKS)]
        yield await passed("from the /64s of a /48", _PROXY, networks, _SITE_SHARE)
