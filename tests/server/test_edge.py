"""The edge: requests from other sites, for other hosts, in other formats, and too many."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from skep.server.limits import Limits
from skep.server.settings import ServerSettings
from tests.server.in_process import in_process

HERE = {"opponent": {"kind": "here"}}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    settings = ServerSettings(
        tmp_path_factory.mktemp("edge") / "games.db",
        public_origin="https://hive.example",
        allowed_hosts=("club.example",),
        requests_per_second=1000,
        new_games_per_minute=1000,
    )
    with in_process(settings) as running:
        yield running


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1:8400", 200),
        ("192.168.1.20", 200),
        ("[::1]:8400", 200),
        ("localhost:8400", 200),
        ("skep.localhost", 200),
        ("hive.example", 200),
        ("club.example:443", 200),
        ("Club.Example", 200),
        ("evil.example", 421),
        ("hive.example.evil.example", 421),
        ("127.0.0.1.evil.example", 421),
        ("[nonsense", 421),
        ("127.0.0.1:99999", 421),
        ("127.0.0.1:port", 421),
        ("", 421),
    ],
)
def test_the_server_answers_to_its_own_names(
    client: TestClient[Any], host: str, status: int
) -> None:
    """With a host name of its own, another site's page could read the answers."""
    response = client.get("/api/v1/info", headers={"host": host})
    assert response.status_code == status
    if status == 421:
        assert response.json()["code"] == "wrong-host"
        assert "x-content-type-options" in response.headers
        with pytest.raises(WebSocketDisconnect):
            open_socket(client, {"host": host})


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 201),
        ({"origin": "https://hive.example"}, 201),
        ({"origin": "http://127.0.0.1"}, 201),
        ({"origin": "https://hive.example", "sec-fetch-site": "same-origin"}, 201),
        ({"origin": "http://hive.example", "host": "hive.example"}, 403),
        ({"origin": "https://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"origin": "http://[x"}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-site"}, 403),
    ],
)
def test_pages_of_other_sites_change_nothing(
    client: TestClient[Any], headers: dict[str, str], status: int
) -> None:
    response = client.post("/api/v1/games", json=HERE, headers=headers)
    assert response.status_code == status
    if status == 403:
        assert response.json()["code"] == "wrong-origin"
        if "origin" in headers:
            with pytest.raises(WebSocketDisconnect):
                open_socket(client, headers)
    assert client.get("/api/v1/info", headers=headers).status_code == 200, "reading is harmless"


def open_socket(client: TestClient[Any], headers: dict[str, str]) -> None:
    with client.websocket_connect("/ws/games/nosuchgame00", headers=headers):
        pass


@pytest.mark.parametrize(
    ("content_type", "status"),
    [
        ("application/json", 201),
        ("Application/JSON; charset=utf-8", 201),
        ("text/plain", 415),
        ("application/x-www-form-urlencoded", 415),
        ("multipart/form-data; boundary=x", 415),
        (None, 415),
    ],
)
def test_bodies_are_json(client: TestClient[Any], content_type: str | None, status: int) -> None:
    """Another site's form can send the other types without a preflight request."""
    headers = {"content-type": content_type} if content_type else {}
    body = b'{"opponent": {"kind": "here"}}'
    response = client.post("/api/v1/games", content=body, headers=headers)
    assert response.status_code == status
    if status == 415:
        assert response.json()["code"] == "not-json"


def test_bodies_have_a_length(client: TestClient[Any]) -> None:
    headers = {"content-type": "application/json"}
    response = client.post("/api/v1/games", content=iter([b"{}"]), headers=headers)
    assert (response.status_code, response.json()["code"]) == (411, "no-length")


def test_files_are_limited_as_well(tmp_path: Path) -> None:
    with in_process(ServerSettings(tmp_path / "games.db", requests_per_second=1)) as client:
        statuses = [client.get("/schema/style.css").status_code for _ in range(350)]
        assert statuses[:120] == 120 * [200]
        assert 429 in statuses[120:]


@pytest.mark.parametrize(
    "path",
    [
        "/api/v1/lessons?language=nl",
        "/api/v1/rules",
        "/schema",
        "/schema/openapi.json",
        "/schema/asyncapi.json",
        "/schema/sockets",
    ],
)
def test_documents_are_compressed_and_have_a_tag(client: TestClient[Any], path: str) -> None:
    plain = client.get(path, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    with client.stream("GET", path, headers={"accept-encoding": "br, gzip"}) as response:
        zipped = b"".join(response.iter_raw())
        assert response.headers["content-encoding"] == "gzip"
        assert response.headers["content-length"] == str(len(zipped))
        assert response.headers["vary"] == "accept-encoding"
        tag = response.headers["etag"]
    assert gzip.decompress(zipped) == plain.content
    assert len(zipped) < 0.5 * len(plain.content)
    for known in (tag, f"W/{tag}", f'"other", {tag}'):
        again = client.get(path, headers={"if-none-match": known})
        assert (again.status_code, again.content) == (304, b"")
    assert client.get(path, headers={"if-none-match": '"other"'}).status_code == 200


def test_long_games_are_charged_to_the_viewer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = ServerSettings(tmp_path / "games.db", requests_per_second=1)
    with in_process(settings) as client:
        game_id = client.post("/api/v1/games", json=HERE).json()["id"]
        path = f"/api/v1/games/{game_id}"
        assert client.get(path).status_code == 200
        monkeypatch.setattr(Limits, "allow_plies", lambda *_: False)
        assert client.get(path).json()["code"] == "too-many-requests"
        with client.websocket_connect(f"/ws/games/{game_id}") as socket:
            assert socket.receive_json()["code"] == "too-many"
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_json()
        assert closed.value.code == 1013
