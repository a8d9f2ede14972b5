"""Connections: no hello, and clients that do not keep up."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from skep.server.app import create_app
from skep.server.credits import Credits, CreditsByName
from skep.server.realtime.connection import CloseCode, Connection
from skep.server.realtime.messages import Pong
from skep.server.settings import Settings


def test_who_says_nothing_is_sent_away(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "games.db", hello_seconds=0.05)
    with TestClient(create_app(settings)) as client:
        created = client.post("/api/v1/games", json={"opponent": {"kind": "here"}}).json()
        with client.websocket_connect(f"/ws/games/{created['id']}") as socket:
            assert socket.receive_json()["code"] == "no-hello"
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_json()
            assert closed.value.code == 4408


class Closed:
    """Takes note of how a socket is closed."""

    def __init__(self) -> None:
        self.codes: list[CloseCode] = []

    async def __call__(self, code: CloseCode, _: str) -> None:
        self.codes.append(code)


def test_messages_arrive_in_order() -> None:
    arrived: list[str] = []

    async def send(text: str) -> None:
        await asyncio.sleep(0)
        arrived.append(text)

    async def check() -> None:
        connection = Connection(send, Closed())
        for number in range(20):
            connection.tell(Pong(number))
        await connection.flushed()

    asyncio.run(check())
    assert arrived == [f'{{"type":"pong","n":{number}}}' for number in range(20)]


def test_a_client_that_takes_nothing_is_dropped() -> None:
    async def check() -> None:
        never, close = asyncio.Event(), Closed()

        async def send(_: str) -> None:
            await never.wait()

        connection = Connection(send, close)
        for number in range(1000):
            connection.tell(Pong(number))
            await asyncio.sleep(0)
        assert connection.dropped
        assert close.codes == [CloseCode.TRY_AGAIN]

    asyncio.run(check())


def test_a_client_that_is_gone_is_dropped() -> None:
    async def check() -> None:
        close = Closed()

        async def send(_: str) -> None:
            raise OSError

        connection = Connection(send, close)
        connection.tell(Pong(1))
        await connection.flushed()
        assert connection.dropped
        assert close.codes == [CloseCode.TRY_AGAIN]

    asyncio.run(check())


def test_credits_come_back_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("skep.server.credits.time.monotonic", lambda: now)
    left = Credits(rate=2, burst=3)
    assert [left.take() for _ in range(5)] == [True, True, True, False, False]
    now = 1.0
    assert [left.take() for _ in range(3)] == [True, True, False]


def test_each_name_has_credits_of_its_own() -> None:
    by_name = CreditsByName(rate=0, burst=1)
    assert (by_name.take("a"), by_name.take("a"), by_name.take("b")) == (True, False, True)
