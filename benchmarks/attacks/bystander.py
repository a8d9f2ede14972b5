"""A bystander: a game played during an attack to measure how long its moves take."""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from benchmarks.attacks.figures import Figure
from benchmarks.attacks.prepared import endless, move_message
from benchmarks.server_clients import Account, PlayedGame

SOURCE: Final = "127.0.0.2"
INTERVAL: Final = 0.1  # seconds between two moves
_MAX_PLIES: Final = 900  # plies
P99_MS: Final = 150.0
"""How long the moves of other games may take during an attack."""


class _Position(msgspec.Struct):
    ply: int


class _Game(msgspec.Struct):
    position: _Position


class _Message(msgspec.Struct):
    type: str
    game: _Game | None = None
    code: str | None = None


_DECODER = msgspec.json.Decoder(_Message)


@dataclass(frozen=True, slots=True)
class Delays:
    """Milliseconds from sending a move to the opponent's receipt of it."""

    p50: float
    p99: float
    longest: float
    count: int

    @classmethod
    def of(cls, seconds: list[float]) -> Self:
        if len(seconds) < 2:
            never = float("inf")
            return cls(never, never, never, len(seconds))
        cuts = statistics.quantiles(_as_planned(seconds), n=100, method="inclusive")
        return cls(1000 * cuts[49], 1000 * cuts[98], 1000 * max(seconds), len(seconds))

    def figure(self) -> Figure:
        shown = f"p50 {self.p50:.0f} ms, p99 {self.p99:.0f} ms, max {self.longest:.0f} ms"
        what = f"another game's moves ({self.count})"
        return Figure(what, shown, f"p99 under {P99_MS:g} ms", self.p99 < P99_MS)


def _as_planned(seconds: list[float]) -> Iterator[float]:
    """Add the moves that could not be sent while another was on its way.

    Without them, a freeze of ten seconds would be one slow move among many quick ones.
    """
    for delay in seconds:
        yield delay
        for missed in range(1, int(delay / INTERVAL) + 1):
            yield delay - missed * INTERVAL


class Bystander:
    """Two people who play by link from one address, making ten moves per second."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._delays: list[float] = []
        self._plies_played = 0
        self._sent_at: float | None = None
        self._arrived = asyncio.Event()
        self._sockets: list[ClientConnection] = []
        self._playing: asyncio.Task[None] | None = None
        self.problem: str | None = None
        self.game_id = ""

    async def __aenter__(self) -> Self:
        game = PlayedGame(self._url, Account(), seed=1)
        transport = httpx.AsyncHTTPTransport(local_address=SOURCE)
        async with httpx.AsyncClient(timeout=60, transport=transport) as http:
            await game.create(http)
        self.game_id = game.id
        address = f"{self._url.replace('http', 'ws')}/ws/games/{game.id}"
        for token in game.tokens:
            socket = await connect(
                address, local_addr=(SOURCE, 0), compression=None, max_queue=None, open_timeout=60
            )
            self._sockets.append(socket)
            await socket.send(msgspec.json.encode({"type": "hello", "token": token}).decode())
            await socket.recv()
        self._playing = asyncio.create_task(self._play())
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._playing is not None
        self._playing.cancel()
        with suppress(asyncio.CancelledError):
            await self._playing
        for socket in self._sockets:
            socket.transport.abort()

    @property
    def plies(self) -> int:
        """How many of its moves have certainly been answered."""
        return self._plies_played

    def begin(self) -> None:
        """Measure from now on."""
        self._delays.clear()

    @property
    def delays(self) -> Delays:
        """The delays measured. A move still on its way counts with its time so far."""
        waiting = [] if self._sent_at is None else [time.perf_counter() - self._sent_at]
        return Delays.of(self._delays + waiting)

    def figures(self) -> Iterator[Figure]:
        """The delays, and whatever else went wrong."""
        yield self.delays.figure()
        if self.problem is not None:
            yield Figure("another game", self.problem, "goes on", is_met=False)

    async def _play(self) -> None:
        try:
            async with asyncio.TaskGroup() as group:
                for index, socket in enumerate(self._sockets):
                    group.create_task(self._read(index, socket))
                for ply, action in enumerate(endless(_MAX_PLIES, seed=3)):
                    begin = time.perf_counter()
                    await self._move(ply, move_message(ply, action))
                    spent = time.perf_counter() - begin
                    await asyncio.sleep(max(0.0, INTERVAL - spent))
        except* ConnectionClosed as closed:
            self.problem = f"lost its socket: {closed.exceptions[0]}"

    async def _move(self, ply: int, move: dict[str, object]) -> None:
        self._plies_played, self._sent_at = ply, time.perf_counter()
        self._arrived.clear()
        await self._sockets[ply % 2].send(msgspec.json.encode(move).decode())
        await self._arrived.wait()
        self._delays.append(time.perf_counter() - self._sent_at)
        self._sent_at = None

    async def _read(self, index: int, socket: ClientConnection) -> None:
        while True:
            message = _DECODER.decode(await socket.recv())
            if message.type in ("refused", "error"):
                self.problem = f"{message.type}: {message.code}"
            if index == self._plies_played % 2 or message.game is None:
                continue  # the player who moved receives the state too
            if message.game.position.ply > self._plies_played:
                self._arrived.set()
