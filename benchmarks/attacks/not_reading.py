"""Clients that never read: unsent data piles up in the memory of server and kernel."""

from __future__ import annotations

import asyncio
import select
import socket
import time
from contextlib import suppress
from pathlib import Path
from typing import Final, Self

from benchmarks.attacks import wire
from benchmarks.attacks.figures import Figure, at_most, informs
from benchmarks.attacks.prepared import PreparedGame, move_message, write_games
from benchmarks.attacks.stage import Figures, Stage, attack, seconds_until
from benchmarks.server_process import ServerProcess, kernel_socket_megabytes

_PINGERS: Final = 20
_SPECTATORS: Final = 150
_ADDRESSES: Final = 5
_PLIES: Final = 900
_MOVES: Final = 60
_SECONDS: Final = 10.0
_BACK_SECONDS: Final = 45.0
_WINDOW: Final = 4096  # bytes the attacker accepts: the server has to hold the rest
_UNSENT_MB: Final = 1.0  # per socket
_SPARE_MB: Final = 30.0  # what the process may keep afterwards


class Watch:
    """Samples how much a server's memory and descriptors have grown."""

    def __init__(self, server: ServerProcess) -> None:
        self._server = server
        self._before = self._held()
        self._files_before = server.descriptors
        self._sampling: asyncio.Task[None] | None = None
        self.peak = (0.0, 0.0)  # megabytes in the process, and in the kernel

    async def __aenter__(self) -> Self:
        self._sampling = asyncio.create_task(self._sample())
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._sampling is not None
        self._sampling.cancel()
        with suppress(asyncio.CancelledError):
            await self._sampling

    def is_back(self) -> bool:
        """Whether memory and descriptors are about back to what they were."""
        files = self._server.descriptors - self._files_before
        return files <= 2 and all(more <= _SPARE_MB for more in self._more())

    def _held(self) -> tuple[float, float]:
        return self._server.resident_megabytes, kernel_socket_megabytes()

    def _more(self) -> tuple[float, float]:
        process, kernel = self._held()
        return process - self._before[0], kernel - self._before[1]

    async def _sample(self) -> None:
        while True:
            process, kernel = self._more()
            self.peak = (max(process, self.peak[0]), max(kernel, self.peak[1]))
            await asyncio.sleep(0.2)


def ping_without_reading(port: int, source: str, game_id: str, count: int, hold: float) -> int:
    """Send pings on many sockets, then just hold them; return how many the server aborted."""
    frame = wire.frame(wire.PING, bytes(125))  # the answer has the same length
    buffer = frame * 100
    socks = _opened(port, [source], game_id, count)
    begin = time.monotonic()
    left = {sock.fileno(): sock for sock in socks}
    for sock in socks:
        sock.setblocking(False)
    while left and time.monotonic() < begin + hold:
        for descriptor in wire.gone(left.values()):
            del left[descriptor]
        is_sending = time.monotonic() < begin + _SECONDS
        _, writable, _ = select.select([], list(left.values()) if is_sending else [], [], 0.1)
        for sock in writable:
            with suppress(OSError):
                sock.send(buffer)
    wire.close_all(socks)
    return len(socks) - len(left)


def watch_without_reading(port: int, game_id: str, count: int, hold: float) -> int:
    """Watch a game on many sockets and read nothing; return how many the server aborted."""
    sources = [f"127.0.0.{10 + index}" for index in range(_ADDRESSES)]
    socks = _opened(port, sources, game_id, count)
    begin, left = time.monotonic(), {sock.fileno(): sock for sock in socks}
    while left and time.monotonic() < begin + hold:
        for descriptor in wire.gone(left.values(), 0.2):
            del left[descriptor]
        time.sleep(0.1)
    wire.close_all(socks)
    return len(socks) - len(left)


def _opened(port: int, sources: list[str], game_id: str, count: int) -> list[socket.socket]:
    socks = []
    for index in range(count):
        source = sources[index % len(sources)]
        with suppress(wire.RefusedError):
            socks.append(wire.open_websocket(port, source, game_id, receive_buffer=_WINDOW))
    return socks


def play_on(port: int, game: PreparedGame, interval: float) -> int:
    """Play the game's extra moves for both players; return how many were played."""
    seats = [
        wire.open_websocket(port, "127.0.0.9", game.id, token) for token in (game.white, game.black)
    ]
    played = 0
    try:
        for ply, action in enumerate(game.rest, start=game.ply):
            seats[ply % 2].sendall(wire.message(move_message(ply, action)))
            until = time.monotonic() + interval
            while (now := time.monotonic()) < until:
                for seat in select.select(seats, [], [], until - now)[0]:
                    seat.recv(1 << 20)
            played += 1
    except OSError:
        pass  # the server disconnected a player, which shows in the count
    finally:
        wire.close_all(seats)
    return played


@attack("pings-unread", f"{_PINGERS} sockets send pings and never read the answers")
async def pings_unread(stage: Stage) -> Figures:
    async with stage.attacked_server() as (server, bystander), Watch(server) as watch:
        attacking = asyncio.create_task(
            stage.attack(
                ping_without_reading,
                *(server.port, "127.0.0.10", bystander.game_id, _PINGERS),
                hold=_SECONDS + _BACK_SECONDS,
            )
        )
        await asyncio.sleep(_SECONDS)
        back = await seconds_until(watch.is_back, _BACK_SECONDS)
        for figure in bystander.figures():
            yield figure
        for figure in _figures(watch, _PINGERS, back, await attacking):
            yield figure


@attack("spectators-unread", f"{_SPECTATORS} spectators of a {_PLIES}-ply game never read")
async def spectators_unread(stage: Stage) -> Figures:
    prepared: list[PreparedGame] = []

    async def prepare(file: Path) -> None:
        prepared.extend(await write_games(file, 1, _PLIES, _MOVES))

    async with (
        stage.attacked_server(prepare=prepare) as (server, bystander),
        Watch(server) as watch,
    ):
        attacking = asyncio.create_task(
            stage.attack(
                watch_without_reading,
                *(server.port, prepared[0].id, _SPECTATORS),
                hold=_SECONDS + _BACK_SECONDS,
            )
        )
        played = await stage.attack(play_on, server.port, prepared[0], _SECONDS / _MOVES)
        back = await seconds_until(watch.is_back, _BACK_SECONDS)
        for figure in bystander.figures():
            yield figure
        yield informs("moves played before all of them", played, "moves")
        for figure in _figures(watch, _SPECTATORS, back, await attacking):
            yield figure


def _figures(watch: Watch, count: int, back: float, aborted: int) -> list[Figure]:
    process, kernel = watch.peak
    shown = f"{process:.0f} MB in the server, {kernel:.0f} MB in the kernel"
    most = count * _UNSENT_MB + _SPARE_MB
    required = f"together at most {most:g} MB"
    return [
        Figure("more memory at the peak", shown, required, process + kernel <= most),
        at_most("memory and descriptors are back after", back, _BACK_SECONDS, "s"),
        informs("sockets that the server aborted", aborted, f"of {count}"),
    ]
