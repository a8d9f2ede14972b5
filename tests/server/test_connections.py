"""Connections: no hello, and clients that do not keep up."""

from __future__ import annotations

import asyncio
import itertools
from pathlib import Path

import pytest
from litestar.exceptions import WebSocketDisconnect

from skep.server.credits import AddressCredits, Credits
from skep.server.pacing import AT_ONCE, Pacer
from skep.server.realtime.connection import CloseCode, Connection
from skep.server.realtime.messages import PongMessage
from skep.server.settings import ServerSettings
from tests.server.in_process import in_process


def test_a_silent_client_is_disconnected(tmp_path: Path) -> None:
    settings = ServerSettings(tmp_path / "games.db", hello_seconds=0.05)
    with in_process(settings) as client:
        created = client.post("/api/v1/games", json={"opponent": {"kind": "here"}}).json()
        with client.websocket_connect(f"/ws/games/{created['id']}") as socket:
            assert socket.receive_json()["code"] == "no-hello"
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_json()
            assert closed.value.code == 4408


class Closed:
    """Records how a socket is closed."""

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
            connection.send(PongMessage(number))
        await connection.flushed()

    asyncio.run(check())
    assert arrived == [f'{{"type":"pong","n":{number}}}' for number in range(20)]


def test_a_client_that_reads_nothing_is_dropped() -> None:
    async def check() -> None:
        never, close = asyncio.Event(), Closed()

        async def send(_: str) -> None:
            await never.wait()

        connection = Connection(send, close)
        for number in range(1000):
            connection.send(PongMessage(number))
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
        connection.send(PongMessage(1))
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


def test_requests_of_one_address_start_gradually() -> None:
    async def check() -> None:
        pace, begun = Pacer(), list[int]()

        async def begin(number: int) -> None:
            await pace.turn("a")
            begun.append(number)

        tasks = [asyncio.create_task(begin(number)) for number in range(10 * AT_ONCE)]
        tasks[20].cancel()
        sizes = []
        while len(begun) < len(tasks) - 1:
            await asyncio.sleep(0)
            sizes.append(len(begun))
        steps = [after - before for before, after in itertools.pairwise(sizes)]
        assert max(steps) <= AT_ONCE
        assert begun == [number for number in range(10 * AT_ONCE) if number != 20]
        await pace.turn("b")
        await pace.turn("a")

    asyncio.run(check())


def test_each_name_has_its_own_credits() -> None:
    by_name = AddressCredits(rate=0, burst=1)
    assert (by_name.take("a"), by_name.take("a"), by_name.take("b")) == (True, False, True)


def test_debt_is_paid_back_before_anything_is_taken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 0.0
    monkeypatch.setattr("skep.server.credits.time.monotonic", lambda: now)
    left = AddressCredits(rate=2, burst=10)
    assert left.owe("a", 14) == 2.0
    assert not left.take("a")
    now = 2.0
    assert not left.take("a", 1)
    now = 2.5
    assert left.take("a", 1)
