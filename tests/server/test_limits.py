"""Limits: what one address may start and hold open, and what counts as one address."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest
from litestar.connection import ASGIConnection
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient, WebSocketTestSession

from skep.moves import Action
from skep.server.domain.game import HostedGame
from skep.server.domain.refusals import RefusalCode
from skep.server.limits import AnyConnection, Limits
from skep.server.services.computer_threads import ComputerPlayer
from skep.server.settings import ServerSettings
from tests.server.in_process import in_process

HERE = {"opponent": {"kind": "here"}}


PROXIES = (ip_network("10.0.0.0/8"), ip_network("fd00::/8"))


def connection(host: str, *forwarded_for: str) -> AnyConnection:
    headers = [(b"x-forwarded-for", line.encode()) for line in forwarded_for]
    scope: Any = {"type": "http", "client": (host, 1), "headers": headers}
    return ASGIConnection(scope)


@pytest.mark.parametrize(
    ("host", "forwarded_for", "counted"),
    [
        ("192.0.2.7", (), "192.0.2.7"),
        ("::ffff:192.0.2.7", (), "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", (), "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", (), "2001:db8:1:2::/64"),
        ("fe80::1%eth0", (), "fe80::/64"),
        ("10.0.0.1", ("2001:db8:1:2::9",), "2001:db8:1:2::/64"),
        ("10.0.0.1", ("203.0.113.9, 192.0.2.7",), "192.0.2.7"),
        ("10.0.0.1", ("192.0.2.7:5123",), "192.0.2.7"),
        ("10.0.0.1", ("[2001:db8:1:2::9]:443",), "2001:db8:1:2::/64"),
        ("::ffff:10.0.0.1", ("192.0.2.7",), "192.0.2.7"),
        ("10.0.0.1", ("192.0.2.7, 10.0.0.2, fd00::3",), "192.0.2.7"),
        ("10.0.0.1", ("203.0.113.9", "192.0.2.7"), "192.0.2.7"),
        ("10.0.0.1", ("192.0.2.7", "10.0.0.2"), "192.0.2.7"),
        ("10.0.0.1", ("10.0.0.3",), "10.0.0.3"),
        ("10.0.0.1", ("192.0.2.7, nonsense",), "10.0.0.1"),
        ("10.0.0.1", ("192.0.2.7, nonsense, 10.0.0.2",), "10.0.0.2"),
        ("10.0.0.1", ("[nonsense",), "10.0.0.1"),
        ("10.0.0.1", (), "10.0.0.1"),
        ("192.0.2.7", ("203.0.113.9",), "192.0.2.7"),
        ("no address", ("203.0.113.9",), "no address"),
    ],
)
def test_the_address_a_connection_counts_for(
    host: str, forwarded_for: tuple[str, ...], counted: str
) -> None:
    limits = Limits(ServerSettings(Path("games.db"), trusted_proxies=PROXIES))
    assert limits.address_of(connection(host, *forwarded_for)) == counted


def test_without_a_trusted_proxy_no_header_is_trusted() -> None:
    limits = Limits(ServerSettings(Path("games.db")))
    assert limits.address_of(connection("10.0.0.1", "192.0.2.7")) == "10.0.0.1"


def test_repeated_refusals_are_delayed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 0.0
    monkeypatch.setattr("skep.server.credits.time.monotonic", lambda: now)
    limits = Limits(ServerSettings(Path("games.db")))
    delays = [limits.refusal_delay("192.0.2.7") for _ in range(1000)]
    assert delays[:250] == 250 * [0.0]
    assert delays[250:] == sorted(delays[250:])
    assert delays[-1] == 5.0
    assert limits.refusal_delay("192.0.2.8") == 0.0
    now = 60.0
    assert limits.refusal_delay("192.0.2.7") == 0.0


def test_rotating_networks_of_one_site_have_a_common_budget() -> None:
    limits = Limits(ServerSettings(Path("games.db"), new_games_per_minute=1))
    networks = [f"2001:db8:7:{number:x}::1" for number in range(100)]
    assert sum(limits.allow_new_game(connection(host)) for host in networks) == 8 * 3
    assert limits.allow_new_game(connection("2001:db8:8::1")), "another site"


def test_rotating_networks_of_one_site_share_their_sockets() -> None:
    limits = Limits(ServerSettings(Path("games.db"), sockets_per_address=2))
    with ExitStack() as sockets:
        allowed = [
            sockets.enter_context(limits.socket(f"2001:db8:7:{number:x}::/64"))
            for number in range(20)
        ]
        assert allowed == 16 * [True] + 4 * [False]
    with limits.socket("2001:db8:7::/64") as is_allowed:
        assert is_allowed


def test_a_school_class_can_start_at_once_but_a_flood_is_stopped() -> None:
    limits = Limits(ServerSettings(Path("games.db")))
    school, flood = connection("192.0.2.7"), connection("2001:db8::1")
    assert all(limits.allow_new_game(school) for _ in range(2 * 30))
    assert all(limits.allow_request(school) for _ in range(5 * 30))
    assert sum(limits.allow_new_game(flood) for _ in range(500)) < 100
    assert not limits.allow_new_game(connection("2001:db8::2")), "of the same home"


@pytest.mark.thorough
def test_a_large_group_opens_the_app_at_once() -> None:
    """A browser does not retry a script that it was refused."""
    limits = Limits(ServerSettings(Path("games.db")))
    company, flood = connection("192.0.2.7"), connection("192.0.2.8")
    assert all(limits.allow_page(company) for _ in range(15 * 150))
    assert sum(limits.allow_page(flood) for _ in range(100_000)) < 10_000


def test_a_site_has_no_more_than_two_shares_of_plies(monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them are played in one thread."""
    monkeypatch.setattr("skep.server.credits.time.monotonic", lambda: 0.0)
    limits = Limits(ServerSettings(Path("games.db")))
    homes = [f"2001:db8:0:{number:x}::/64" for number in range(8)]
    assert [limits.allow_plies(home, 20_000) for home in homes] == 2 * [True] + 6 * [False]
    assert limits.allow_plies("192.0.2.7", 20_000)


def test_sockets_per_address_are_limited(tmp_path: Path) -> None:
    settings = ServerSettings(tmp_path / "games.db", sockets_per_address=3)
    with in_process(settings) as client, ExitStack() as sockets:
        game_id = client.post("/api/v1/games", json=HERE).json()["id"]
        for _ in range(3):
            sockets.enter_context(welcomed(client, game_id, None))
        with pytest.raises(WebSocketDisconnect), welcomed(client, game_id, None):
            pass
        sockets.close()
        with welcomed(client, game_id, None):
            pass


@contextmanager
def welcomed(
    client: TestClient[Any],
    game_id: str,
    token: str | None,
    headers: dict[str, str] | None = None,
) -> Iterator[WebSocketTestSession]:
    with client.websocket_connect(f"/ws/games/{game_id}", headers=headers) as socket:
        socket.send_json({"type": "hello", "token": token})
        assert socket.receive_json()["type"] == "welcome"
        yield socket


def rematch(client: TestClient[Any], game_id: str, token: str) -> dict[str, Any]:
    """The answer to a player who resigns and asks for another game."""
    with welcomed(client, game_id, token) as socket:
        socket.send_json({"type": "resign"})
        assert socket.receive_json()["type"] == "state"
        socket.send_json({"type": "rematch", "answer": "ask"})
        answer: dict[str, Any] = socket.receive_json()
        return answer


def test_a_rematch_is_a_new_game(tmp_path: Path) -> None:
    settings = ServerSettings(tmp_path / "games.db", new_games_per_minute=1)
    with in_process(settings) as client:
        created = client.post("/api/v1/games", json=HERE).json()
        first = rematch(client, created["id"], created["token"])
        second = rematch(client, first["game"]["next_game"], created["token"])
        third = rematch(client, second["game"]["next_game"], created["token"])
        assert (third["type"], third["answers"]) == ("refused", "rematch")
        assert third["code"] == RefusalCode.TOO_MANY_GAMES
        again = client.get(f"/api/v1/games/{second['game']['next_game']}").json()
        assert again["next_game"] is None


def test_a_rematch_with_a_busy_computer_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with in_process(ServerSettings(tmp_path / "games.db")) as client:
        wish = {"opponent": {"kind": "computer", "level": 1}, "color": "white"}
        created = client.post("/api/v1/games", json=wish).json()
        monkeypatch.setattr(ComputerPlayer, "is_busy", lambda *_: True)
        assert client.post("/api/v1/games", json=wish).status_code == 503
        refused = rematch(client, created["id"], created["token"])
        assert (refused["answers"], refused["code"]) == ("rematch", "busy")


def test_the_computer_thinks_on_the_players_account(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    accounts: list[str] = []

    async def choose(_: ComputerPlayer, game: HostedGame, account: str) -> Action:
        accounts.append(account)
        return game.board.legal_moves[0]

    monkeypatch.setattr(ComputerPlayer, "choose", choose)
    settings = ServerSettings(tmp_path / "games.db", trusted_proxies=(ip_network("127.0.0.0/8"),))
    with in_process(settings) as client:
        wish = {"opponent": {"kind": "computer", "level": 1}, "color": "white"}
        created = client.post("/api/v1/games", json=wish).json()
        game_id, token = created["id"], created["token"]
        player, spectator = {"x-forwarded-for": "192.0.2.7"}, {"x-forwarded-for": "192.0.2.8"}
        with (
            welcomed(client, game_id, token, player) as socket,
            welcomed(client, game_id, None, spectator),
        ):
            socket.send_json({"type": "move", "ply": 0, "piece": "wS1", "to": [0, 0]})
            ply = 0
            while ply < 2:
                ply = socket.receive_json().get("game", {"position": {"ply": 0}})["position"]["ply"]
    assert accounts == ["192.0.2.7"]
