"""Games over real sockets: two clients each, playing random moves and recording delays."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

Cell = tuple[int, int]
Choice = tuple[str | None, Cell | None]


class _Position(msgspec.Struct):
    ply: int
    turn: str
    legal: dict[str, list[Cell]]
    must_pass: bool


class _Move(msgspec.Struct):
    move: str
    piece: str | None
    to: Cell | None


class _Game(msgspec.Struct):
    position: _Position
    moves: list[_Move]
    result: dict[str, str | None] | None


class _Message(msgspec.Struct):
    type: str
    game: _Game | None = None


class _Created(msgspec.Struct):
    id: str
    token: str
    invite: str
    game: _Game


_MESSAGES = msgspec.json.Decoder(_Message)
_NEW_GAME = {"opponent": {"kind": "link"}, "color": "white", "game_type": "Base+MLP"}


@dataclass
class Account:
    """What all games together have measured."""

    delays: list[float] = field(default_factory=list)  # seconds from send to receipt
    sent: int = 0
    problems: list[str] = field(default_factory=list)


class PlayedGame:
    """A game between two sockets of this process."""

    def __init__(self, url: str, account: Account, seed: int) -> None:
        self._url = url
        self._account = account
        self._random = random.Random(seed)
        self._created: _Created | None = None
        self._friend = secrets.token_urlsafe(24)
        self._game: _Game | None = None  # the newest state received
        self._sockets: dict[str, ClientConnection] = {}
        self._acknowledged: list[Choice] = []
        self._pending: tuple[int, Choice, float] | None = None
        self._sent: list[Choice] = []
        self._readers: list[asyncio.Task[None]] = []

    async def create(self, http: httpx.AsyncClient) -> None:
        """Create a game and claim the friend's seat."""
        response = await http.post(f"{self._url}/api/v1/games", json=_NEW_GAME)
        created = msgspec.json.decode(response.content, type=_Created)
        claim = {"invite": created.invite, "token": self._friend}
        claimed = await http.post(f"{self._url}/api/v1/games/{created.id}/claim", json=claim)
        claimed.raise_for_status()
        self._created, self._game = created, created.game

    @property
    def id(self) -> str:
        assert self._created is not None
        return self._created.id

    @property
    def tokens(self) -> tuple[str, str]:
        """White's secret and Black's."""
        assert self._created is not None
        return self._created.token, self._friend

    async def connect(self) -> None:
        """Take both seats and keep them until ``leave``."""
        self._readers = [
            asyncio.create_task(self._keep_connected(color, token))
            for color, token in zip(("white", "black"), self.tokens, strict=True)
        ]
        while len(self._sockets) < len(self._readers):
            await asyncio.sleep(0.05)

    async def play(self, interval: float, until: float) -> None:
        """Make moves for both sides at regular intervals."""
        await asyncio.sleep(interval * self._random.random())
        while time.perf_counter() < until and not self._is_over:
            await self._move()
            await asyncio.sleep(interval)

    async def leave(self) -> None:
        for reader in self._readers:
            reader.cancel()
        await asyncio.gather(*self._readers, return_exceptions=True)

    @property
    def _is_over(self) -> bool:
        return self._game is not None and self._game.result is not None

    async def _keep_connected(self, color: str, token: str) -> None:
        """Read one side's messages; if the connection is lost, reconnect and resend."""
        address = f"{self._url.replace('http', 'ws')}/ws/games/{self.id}"
        while True:
            with suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                async with connect(address, compression=None, max_queue=None) as socket:
                    hello = {"type": "hello", "token": token, "language": "en", "version": None}
                    await socket.send(msgspec.json.encode(hello).decode())
                    async for text in socket:
                        self._receive(color, _MESSAGES.decode(text))
                        if color not in self._sockets:
                            self._sockets[color] = socket
                            await self._resend(color)
            self._sockets.pop(color, None)
            await asyncio.sleep(0.05)

    def _receive(self, color: str, message: _Message) -> None:
        if message.type in ("refused", "error"):
            self._account.problems.append(f"{message.type} in {self.id}")
        if message.game is None:
            return
        self._game = message.game
        for move in message.game.moves[len(self._acknowledged) :]:
            self._acknowledged.append((move.piece, move.to))
        if self._pending is not None:
            ply, _choice, sent_at = self._pending
            mover = "white" if ply % 2 == 0 else "black"
            if message.game.position.ply > ply and color != mover:
                self._account.delays.append(time.perf_counter() - sent_at)
                self._pending = None

    async def _move(self) -> None:
        assert self._game is not None
        if self._pending is not None:
            return  # the previous move is still on its way
        position = self._game.position
        choice: Choice = (None, None)
        if not position.must_pass:
            piece = self._random.choice(list(position.legal))
            choice = (piece, self._random.choice(position.legal[piece]))
        self._pending = (position.ply, choice, time.perf_counter())
        self._sent.append(choice)
        self._account.sent += 1
        await self._resend(position.turn)

    async def _resend(self, color: str) -> None:
        socket = self._sockets.get(color)
        if self._pending is None or socket is None:
            return
        ply, (piece, to), _ = self._pending
        if color == ("white" if ply % 2 == 0 else "black"):
            message = {"type": "move", "ply": ply, "piece": piece, "to": to}
            with suppress(ConnectionClosed):
                await socket.send(msgspec.json.encode(message).decode())

    async def check(self, http: httpx.AsyncClient, *, at_end: bool) -> None:
        """Check that the game has exactly the acknowledged moves, in order."""
        known = list(self._acknowledged)
        response = await http.get(f"{self._url}/api/v1/games/{self.id}")
        game = msgspec.json.decode(response.content, type=_Game)
        kept = [(move.piece, move.to) for move in game.moves]
        for problem in _differences(known, kept, self._sent, at_end=at_end):
            self._account.problems.append(f"{self.id}: {problem}")


def _differences(
    known: list[Choice], kept: list[Choice], sent: list[Choice], *, at_end: bool
) -> Iterator[str]:
    if kept[: len(known)] != known:
        yield f"acknowledged {len(known)} moves, but the server has others"
    if kept != sent[: len(kept)]:
        yield "the server has moves that were not sent, or not in this order"
    if at_end and len(kept) != len(sent):
        yield f"{len(sent)} moves were sent, {len(kept)} are kept"
