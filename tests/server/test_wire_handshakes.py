"""WebSocket upgrades that are malformed, too fast, never answered, or pending at the end."""

from __future__ import annotations

import logging
from typing import Any

import pytest
from uvicorn.protocols.utils import ClientDisconnected

from skep.server.wire import websocket
from tests.patience import until
from tests.server.test_wire import hello
from tests.server.wired import Client, connected, frame, let_time_pass, run, serving

UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
)
MALFORMED = UPGRADE + b"Content-Length: 5\r\n\r\n"
CLOSE_1012 = bytes((0x88, 2)) + (1012).to_bytes(2, "big")


class Hesitant:
    """An application that does not answer an upgrade until the client is gone."""

    def __init__(self) -> None:
        self.waiting = 0

    async def __call__(self, _: dict[str, Any], receive: Any, send: Any) -> None:
        await receive()
        self.waiting += 1
        assert (await receive())["type"] == "websocket.disconnect"
        self.waiting -= 1
        with pytest.raises(ClientDisconnected):
            await send({"type": "websocket.close"})
        raise ClientDisconnected


async def pending(client: Client, app: Hesitant) -> None:
    """Request a WebSocket, and wait until the application knows of it."""
    before = app.waiting
    await client.send(UPGRADE + b"\r\n")
    await until(lambda: app.waiting > before)


def test_a_malformed_upgrade_is_cut_off() -> None:
    async def check() -> None:
        async with serving(hello) as server:
            client = await connected(server)
            await client.send(MALFORMED)
            assert await client.is_cut_off() == b""
            await until(lambda: server.visitors.count == 0)

    run(check)


@pytest.mark.parametrize("early", [frame(0x3), frame(0x1, b"\xff"), frame(0x9), b"\xff" * 8])
def test_a_client_that_does_not_wait_for_its_handshake_is_cut_off(
    early: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    app = Hesitant()

    async def check() -> None:
        async with serving(app) as server:
            client = await connected(server)
            await pending(client, app)
            await client.send(early)
            assert await client.is_cut_off() == b""
            await until(lambda: server.visitors.count == 0)

    run(check)
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


def test_an_upgrade_is_answered_in_time_or_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "HANDSHAKE_SECONDS", 0.02)
    app = Hesitant()

    async def check() -> None:
        async with serving(app) as server:
            client = await connected(server)
            await client.send(UPGRADE + b"\r\n")
            assert await client.is_cut_off() == b""
            await until(lambda: server.visitors.count == 0)

    run(check)


def test_an_answered_upgrade_has_no_deadline() -> None:
    async def check() -> None:
        async with serving(hello) as server:
            client = await connected(server)
            await client.upgrade()
            let_time_pass(2 * websocket.HANDSHAKE_SECONDS)
            await client.send(frame(0x9, b"still"))
            await client.read_until(b"still")
            client.raw.close()

    run(check)


def test_pending_upgrades_do_not_delay_the_end(caplog: pytest.LogCaptureFixture) -> None:
    app = Hesitant()

    async def check() -> None:
        async with serving(app) as server:
            clients = [await connected(server) for _ in range(3)]
            for client in clients:
                await pending(client, app)
        for client in clients:
            assert await client.is_cut_off() == b""

    run(check)
    assert app.waiting == 0
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


def test_a_socket_that_cannot_be_closed_does_not_hinder_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def check() -> None:
        async with serving(hello) as server:
            clients = [await connected(server) for _ in range(4)]
            for client in clients:
                await client.upgrade()
            broken = next(iter(server.server_state.connections))
            monkeypatch.setattr(broken, "conn", None)
        said = [await client.is_cut_off() for client in clients]
        assert sorted(said) == [b"", CLOSE_1012, CLOSE_1012, CLOSE_1012]

    run(check)
