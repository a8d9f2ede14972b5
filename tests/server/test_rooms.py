"""Rooms: players get every state, spectators as much as their address may have."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from skep import Color
from skep.server.domain.commands import Play
from skep.server.domain.game import BOTH
from skep.server.domain.seating import SeatKeys
from skep.server.limits import Limits
from skep.server.realtime import room
from skep.server.realtime.connection import CloseCode, Connection
from skep.server.realtime.room import Room
from skep.server.services.live_game import LiveGame
from skep.server.settings import ServerSettings
from skep.server.storage.records import Change, Stored
from skep.server.storage.writer import Writer
from tests.patience import PATIENCE
from tests.server.judging import here_game, move

KEYS = SeatKeys(b"w" * 32, b"b" * 32)
MOVES = [Play(0, move("wS1", 0, 0)), Play(1, move("bS1", 1, 0)), Play(2, move("wS2", -1, 0))]


class Guest:
    """A client that records the states it gets."""

    def __init__(self, address: str, *colors: Color) -> None:
        self.plies: list[int] = []
        self.connection = Connection(self._take, self._close, address)
        self.connection.colors = frozenset(colors)

    async def _take(self, text: str) -> None:
        message = msgspec.json.decode(text)
        if message["type"] == "state":
            self.plies.append(len(message["game"]["moves"]))

    async def _close(self, code: CloseCode, reason: str) -> None:
        raise AssertionError(code, reason)


async def _written(_: Sequence[Change]) -> None: ...


def test_spectators_of_a_busy_address_get_the_newest_state_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "CATCH_UP_SECONDS", 0)
    busy = {"192.0.2.1"}
    monkeypatch.setattr(Limits, "allow_shown", lambda _, address, __: address not in busy)

    async def check() -> None:
        writer = Writer(_written)
        live = LiveGame(Stored(here_game(), KEYS), writer)
        here = Room(live, Limits(ServerSettings(tmp_path / "games.db")))
        player, busy_one = Guest("192.0.2.1", *Color), Guest("192.0.2.1")
        other, gone = Guest("192.0.2.2"), Guest("192.0.2.1")
        for guest in (player, busy_one, other, gone):
            here.enter(guest.connection)
        async with asyncio.timeout(PATIENCE):
            for play in MOVES:
                await live.act(play, BOTH)
            while len(other.plies) < len(MOVES) or len(player.plies) < len(MOVES):
                await asyncio.sleep(0)
            assert busy_one.plies == []
            here.leave(gone.connection)
            busy.clear()
            while not busy_one.plies:
                await asyncio.sleep(0)
        assert (busy_one.plies, gone.plies) == ([3], [])
        assert player.plies == other.plies == [1, 2, 3]
        await writer.close()

    asyncio.run(check())


def test_what_spectators_of_an_address_get_is_limited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0.0
    monkeypatch.setattr("skep.server.credits.time.monotonic", lambda: now)
    limits = Limits(ServerSettings(tmp_path / "games.db"))
    allowed = [limits.allow_shown("192.0.2.1", 100_000) for _ in range(188)]
    assert sum(allowed) == 120
    assert limits.allow_shown("192.0.2.2", 100_000)
    now = 1.0
    assert sum(limits.allow_shown("192.0.2.1", 100_000) for _ in range(188)) == 40
