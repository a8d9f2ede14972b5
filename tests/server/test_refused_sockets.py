"""Refused sockets: they wait for their refusal, but keep nobody else waiting."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest

from skep.server.app import create_app
from skep.server.limits import Limits
from skep.server.settings import ServerSettings
from tests.patience import PATIENCE, until
from tests.server.wired import Client, connected, run, serving

UPGRADE = (
    b"GET /ws/games/nosuchgame00 HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    b"Upgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Refusals:
    """Refuses everything after a delay, and counts how often it did."""

    def __init__(self, seconds: float, monkeypatch: pytest.MonkeyPatch, check: str) -> None:
        self.seconds = seconds
        self.number = 0
        monkeypatch.setattr(Limits, check, lambda *_: False)
        monkeypatch.setattr(Limits, "refusal_delay", self.count)

    def count(self, *_: object) -> float:
        self.number += 1
        return self.seconds


@pytest.mark.parametrize("check", ["allow_page", "allow_request"])
def test_a_refused_socket_gets_403(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, check: str
) -> None:
    Refusals(0, monkeypatch, check)

    async def talk() -> None:
        async with serving(application(tmp_path)) as server:
            client = await connected(server)
            await client.send(UPGRADE)
            assert (await client.is_cut_off()).startswith(b"HTTP/1.1 403")

    run(talk)


@pytest.mark.parametrize("check", ["allow_page", "allow_request"])
def test_refused_sockets_do_not_delay_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, check: str
) -> None:
    refusals = Refusals(PATIENCE, monkeypatch, check)

    async def talk() -> None:
        clients: list[Client] = []
        async with serving(application(tmp_path)) as server:
            for _ in range(3):
                clients.append(await connected(server))
                await clients[-1].send(UPGRADE)
            await until(lambda: refusals.number == 3)
            tasks = tuple(server.server_state.tasks)
        assert not any(task.cancelled() for task in tasks), "they end on their own"
        for client in clients:
            await client.is_cut_off()

    run(talk)
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


def application(folder: Path) -> Any:
    return create_app(ServerSettings(folder / "games.db"))
