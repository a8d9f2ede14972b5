"""For operators: request ids, a health check that really writes, metrics without secrets."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
from collections.abc import Iterator
from dataclasses import replace
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import text

from skep.server.logs.configuring import configure_logs
from skep.server.services import readiness as readiness_module
from skep.server.services.games import Games
from skep.server.services.readiness import Readiness
from skep.server.settings import LogFormat, LogLevel, ServerSettings
from skep.server.storage.database import Database
from skep.server.storage.writer import Writer
from tests.server.in_process import in_process

TOKEN = "a token for the metrics"


@pytest.fixture
def settings(tmp_path: Path) -> ServerSettings:
    return ServerSettings(tmp_path / "games.db", metrics_token=TOKEN)


@pytest.fixture
def client(settings: ServerSettings) -> Iterator[TestClient[Any]]:
    with in_process(settings) as running:
        yield running


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    stream = io.StringIO()
    configure_logs(LogFormat.JSON, LogLevel.DEBUG, stream)
    logging.getLogger("httpx").setLevel(logging.WARNING)  # the client, which is here as well
    yield stream
    root.handlers[:] = handlers
    root.setLevel(level)


def lines(log: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.getvalue().splitlines()]


# Ids


def test_every_answer_has_its_own_id(client: TestClient[Any]) -> None:
    paths = ("/api/v1/info", "/api/v1/nothing", "/health/live")
    ids = [client.get(path).headers["x-request-id"] for path in paths]
    assert len(set(ids)) == len(paths)
    assert all(re.fullmatch(r"[0-9a-f]{16}", found) for found in ids)


@pytest.mark.parametrize("given", ["proxy-7.f_3", "a" * 64])
def test_a_harmless_id_of_the_client_is_kept(client: TestClient[Any], given: str) -> None:
    assert client.get("/health/live", headers={"x-request-id": given}).headers["x-request-id"] == (
        given
    )


@pytest.mark.parametrize("given", ["", "a" * 65, "two words", 'quote"', "é", "tab\there"])
def test_any_other_id_is_replaced(client: TestClient[Any], given: str) -> None:
    headers = {b"x-request-id": given.encode()}
    found = client.get("/health/live", headers=headers).headers["x-request-id"]
    assert re.fullmatch(r"[0-9a-f]{16}", found)


def test_a_failure_is_logged_with_the_id_of_its_request(
    client: TestClient[Any], log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("broken\nby a test")

    monkeypatch.setattr(Games, "problem", fail)
    answer = client.get("/health/ready", headers={"x-request-id": "seven"})
    assert answer.status_code == 500
    (failure,) = [line for line in lines(log) if line["level"] == "error"]
    assert failure["request_id"] == "seven"
    assert "RuntimeError: broken" in failure["exception"]


def test_a_failing_socket_is_logged_with_its_id(
    client: TestClient[Any], log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("broken by a test")

    created = client.post("/api/v1/games", json={"opponent": {"kind": "here"}}).json()
    monkeypatch.setattr("skep.server.realtime.client_session.ClientSession.greet", fail)
    with client.websocket_connect(f"/ws/games/{created['id']}") as socket:
        socket.send_json({"type": "hello", "token": created["token"]})
        assert socket.receive_json()["code"] == "internal"
    (failure,) = [line for line in lines(log) if line["level"] == "error"]
    assert re.fullmatch(r"[0-9a-f]{16}", failure["socket_id"])
    assert "RuntimeError: broken by a test" in failure["exception"]
    assert created["token"] not in log.getvalue()


def test_requests_are_logged_without_addresses_names_and_secrets(
    client: TestClient[Any], log: io.StringIO
) -> None:
    created = client.post("/api/v1/games", json={"opponent": {"kind": "link"}}).json()
    client.get(f"/api/v1/games/{created['id']}")
    answered = [line for line in lines(log) if line["event"] == "answered"]
    assert [line["route"] for line in answered] == ["/api/v1/games", "/api/v1/games/{game_id}"]
    for secret in (created["id"], created["token"], created["invite"], "127.0.0.1"):
        assert secret not in log.getvalue()


# Health


def test_a_healthy_server_is_live_and_ready(client: TestClient[Any]) -> None:
    for path in ("/health/live", "/health/ready"):
        answer = client.get(path)
        assert (answer.status_code, answer.json()) == (200, {"ok": True})


def test_a_database_that_takes_no_writes_is_not_ready(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness_module, "KEPT_SECONDS", 0.0)
    database: Database = client.app.state.games._store

    async def forbid(switch: str) -> None:
        async with database._writing.connect() as connection:
            await connection.execute(text(f"PRAGMA query_only = {switch}"))

    client.blocking_portal.call(forbid, "ON")
    answer = client.get("/health/ready")
    assert answer.status_code == 503
    assert answer.json()["code"] == "not-ready"
    assert "readonly" in answer.json()["message"]
    assert client.get("/health/live").status_code == 200
    client.blocking_portal.call(forbid, "OFF")
    assert client.get("/health/ready").status_code == 200


def test_many_requests_cost_one_write_per_second() -> None:
    now, writes = 0.0, 0

    async def probe() -> None:
        nonlocal writes
        writes += 1
        await asyncio.sleep(0)

    async def check() -> None:
        nonlocal now
        writer = Writer(_nothing)
        readiness = Readiness(writer, probe, lambda: now)
        for _ in range(3):
            assert set(await asyncio.gather(*(readiness.problem() for _ in range(50)))) == {None}
            now += 0.4
        assert writes == 1
        now += 1
        await readiness.problem()
        assert writes == 2
        await writer.close()

    asyncio.run(check())


def test_a_database_that_does_not_answer_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness_module, "PATIENCE_SECONDS", 0.01)

    async def check() -> None:
        writer = Writer(_nothing)
        hanging = asyncio.Event()
        problem = await Readiness(writer, lambda: _wait(hanging)).problem()
        assert problem is not None
        assert "within" in problem
        hanging.set()
        await writer.close()

    asyncio.run(check())


async def _nothing(_: object) -> None: ...


async def _wait(event: asyncio.Event) -> None:
    await event.wait()


# Metrics


def measured(client: TestClient[Any]) -> dict[tuple[str, str], float]:
    """All samples, by name and labels."""
    answer = client.get("/metrics")
    assert answer.status_code == 200
    return {
        (sample.name, ",".join(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def test_what_happens_is_measured(client: TestClient[Any]) -> None:
    created = client.post("/api/v1/games", json={"opponent": {"kind": "here"}}).json()
    with client.websocket_connect(f"/ws/games/{created['id']}") as socket:
        socket.send_json({"type": "hello", "token": created["token"]})
        socket.receive_json()
        socket.send_json({"type": "move", "ply": 0, "piece": "wS1", "to": [0, 0]})
        socket.receive_json()
        socket.send_json({"type": "move", "ply": 0, "piece": "wB1", "to": [0, 0]})
        assert socket.receive_json()["code"] == "late"
        during = measured(client)
    assert during["skep_sockets", ""] == 1
    assert during["skep_games_in_memory", ""] == 1
    assert during["skep_moves_total", "person"] == 1
    assert during["skep_refusals_total", "late"] == 1
    assert during["skep_commit_seconds_count", ""] >= 2
    assert during["skep_computer_waiting", "long"] == 0
    assert during["skep_computer_waiting", "quick"] == 0
    assert during["skep_http_requests_total", "POST,/api/v1/games,201"] == 1
    client.get("/api/v1/games/nothing")
    client.request("BREW", "/api/v1/info")
    after = measured(client)
    assert after["skep_sockets", ""] == 0
    assert after["skep_http_requests_total", "GET,/api/v1/games/{game_id},404"] == 1
    assert any(labels.startswith("other,") for _, labels in after), "one label for odd methods"
    exposed = client.get("/metrics").text
    for secret in (created["id"], created["token"], "127.0.0.1", TOKEN):
        assert secret not in exposed


def test_each_server_counts_for_itself(tmp_path: Path) -> None:
    for name in ("a.db", "b.db"):
        with in_process(ServerSettings(tmp_path / name)) as client:
            client.get("/api/v1/info")
            assert measured(client)["skep_http_requests_total", "GET,/api/v1/info,200"] == 1


@pytest.mark.parametrize("header", ["x-forwarded-for", "forwarded", "x-real-ip", "via"])
def test_metrics_are_not_for_those_behind_a_proxy(client: TestClient[Any], header: str) -> None:
    assert client.get("/metrics", headers={header: "192.0.2.7"}).status_code == 404


@pytest.mark.parametrize(
    ("peer", "header", "status"),
    [
        ("127.0.0.1", None, 200),
        ("::1", None, 200),
        ("192.0.2.7", None, 404),
        ("192.0.2.7", f"Bearer {TOKEN}", 200),
        ("192.0.2.7", "Bearer another", 404),
        ("192.0.2.7", "Bearer None", 404),
    ],
)
def test_who_may_read_the_metrics(
    settings: ServerSettings, peer: str, header: str | None, status: int
) -> None:
    with in_process(settings, peer) as client:
        headers = {"authorization": header} if header else {}
        assert client.get("/metrics", headers=headers).status_code == status


@pytest.mark.parametrize("token", [None, ""])
def test_without_a_token_none_is_accepted(tmp_path: Path, token: str | None) -> None:
    settings = ServerSettings(tmp_path / "games.db", metrics_token=token)
    with in_process(settings, "192.0.2.7") as client:
        for header in ("Bearer None", "Bearer ", ""):
            assert client.get("/metrics", headers={"authorization": header}).status_code == 404


@pytest.mark.parametrize(
    "proxied",
    [
        {"public_origin": "https://hive.example"},
        {"trusted_proxies": (ip_network("127.0.0.1"),)},
    ],
)
def test_behind_a_proxy_the_metrics_need_the_token(
    settings: ServerSettings, proxied: dict[str, Any]
) -> None:
    """A proxy on this machine that adds no header looks like the machine itself."""
    with in_process(replace(settings, **proxied)) as client:
        assert client.get("/metrics").status_code == 404
        headers = {"authorization": f"Bearer {TOKEN}"}
        assert client.get("/metrics", headers=headers).status_code == 200
