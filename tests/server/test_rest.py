"""REST: games, positions, explanations, limits, headers and pages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient

from skep import Rule
from skep.lessons import lesson_of, lessons
from skep.server.settings import ServerSettings
from skep.server.storage.errors import NotWrittenError
from skep.server.storage.writer import Writer
from tests.server.in_process import in_process
from tests.server.playing import Client, RunningServer

GAME = "Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    folder = tmp_path_factory.mktemp("rest")
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Skep</title>", encoding="utf-8")
    (static / "assets" / "app-1a2b.js").write_text("1;" * 500, encoding="utf-8")
    settings = ServerSettings(folder / "games.db", static_folder=static, requests_per_second=1000)
    with in_process(settings) as running:
        yield running


def test_info_and_health(client: TestClient[Any]) -> None:
    info = client.get("/api/v1/info").json()
    assert info["languages"] == ["en", "de", "nl", "ru"]
    assert info["levels"] == 10
    assert client.get("/health/live").json() == {"ok": True}


@pytest.mark.parametrize(
    ("path", "status"),
    [("/", 200), ("/game/x", 200), ("/api/v1/nothing", 404), ("/health/live", 200)],
)
def test_every_answer_has_the_headers(client: TestClient[Any], path: str, status: int) -> None:
    for response in (client.get(path), client.delete(path)):
        assert response.headers["x-content-type-options"] == "nosniff"
        assert response.headers["referrer-policy"] == "no-referrer"
        assert response.headers["cross-origin-opener-policy"] == "same-origin"
        policy = response.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "http" not in policy
        assert "unsafe" not in policy
    assert client.get(path).status_code == status


def test_only_the_worker_in_the_tab_may_compile(client: TestClient[Any]) -> None:
    page, worker = (
        client.get(path).headers["content-security-policy"] for path in ("/", "/assets/python/x.js")
    )
    assert worker == page.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")


def test_a_new_game(client: TestClient[Any]) -> None:
    response = client.post("/api/v1/games", json={"opponent": {"kind": "link"}, "color": "black"})
    assert response.status_code == 201
    created = response.json()
    assert created["color"] == "black"
    assert len(created["id"]) == 12
    assert len(created["token"]) >= 22
    game = client.get(f"/api/v1/games/{created['id']}").json()
    assert game == created["game"]
    assert game["seats"]["black"] == {
        "kind": "person",
        "level": None,
        "joined": True,
        "name": None,
    }
    assert game["seats"]["white"]["joined"] is False
    assert game["position"]["game_type"] == "Base+MLP"
    assert game["position"]["legal"]["wQ"] == [[0, 0]]


@pytest.mark.parametrize(
    "wish",
    [
        {},
        {"opponent": {"kind": "martian"}},
        {"opponent": {"kind": "computer", "level": 11}},
        {"opponent": {"kind": "computer"}},
        {"opponent": {"kind": "here"}, "game_type": "Chess"},
        {"opponent": {"kind": "here"}, "rules": "house"},
        {"opponent": {"kind": "here"}, "clock": {"kind": "days", "days": 3}},
        {"opponent": {"kind": "link"}, "clock": {"kind": "live", "initial_s": 0}},
        {"opponent": {"kind": "link"}, "clock": {"kind": "days", "days": 10**30}},
        {"opponent": {"kind": "link"}, "language": "xx"},
    ],
)
def test_games_that_cannot_be_created(client: TestClient[Any], wish: dict[str, Any]) -> None:
    response = client.post("/api/v1/games", json=wish)
    assert response.status_code in (400, 429)
    assert set(response.json()) == {"code", "message"}


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"{", 400),
        (b"\xff", 400),
        (b'{"game_string": "\xff"}', 400),
        (b"[]", 400),
        (b"[" * 50_000, 400),
        (b'{"game_string": ' + b'{"a":' * 5_000 + b"1" + b"}" * 5_001, 400),
        (b'"' + b"x" * 100_000 + b'"', 413),
    ],
)
def test_bodies_that_cannot_be_read(client: TestClient[Any], body: bytes, status: int) -> None:
    headers = {"content-type": "application/json"}
    response = client.post("/api/v1/positions", content=body, headers=headers)
    assert response.status_code == status
    assert set(response.json()) == {"code", "message"}


def test_a_write_that_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise NotWrittenError("the disk is full")

    with in_process(ServerSettings(tmp_path / "games.db")) as client:
        monkeypatch.setattr(Writer, "write", fail)
        response = client.post("/api/v1/games", json={"opponent": {"kind": "here"}})
    assert response.status_code == 503
    assert response.json()["code"] == "not-kept"


def test_the_longest_game(client: TestClient[Any]) -> None:
    opening = "Base;InProgress;White[3];wG1;bG1 wG1-;wQ -wG1;bQ bG1-"
    around = ("wQ \\wG1", "bQ bG1/", "wQ -wG1", "bQ bG1-")
    plies = 4 + 996
    moves = ";".join(around[ply % 4] for ply in range(996))
    asked = {"game_string": f"{opening};{moves}", "rules": "uhp"}
    assert client.post("/api/v1/positions", json=asked).json()["ply"] == plies
    asked["game_string"] += f";{around[0]}"
    for path in ("/api/v1/positions", "/api/v1/positions/explain"):
        refused = client.post(path, json={**asked, "piece": None, "to": None})
        assert refused.status_code == 400
        assert "1,001 plies" in refused.json()["message"]


def test_long_games_are_charged_by_their_length(tmp_path: Path) -> None:
    asked = {"game_string": GAME + ";pass" * 900}
    with in_process(ServerSettings(tmp_path / "games.db")) as client:
        statuses = [client.post("/api/v1/positions", json=asked).status_code for _ in range(40)]
        assert set(statuses) == {400, 429}
        assert 20 <= statuses.count(400) < 30
        short = {"game_string": "Base;NotStarted;White[1]"}
        assert client.post("/api/v1/positions", json=short).status_code == 200


def test_a_position(client: TestClient[Any]) -> None:
    position = client.post("/api/v1/positions", json={"game_string": GAME}).json()
    assert (position["turn"], position["ply"], position["turn_number"]) == ("white", 4, 3)
    assert position["pinned"] == ["wS1", "bS1"] or position["pinned"] == ["bS1", "wS1"]
    assert position["queen_due"] == {"white": None, "black": None}
    assert position["last"] == {
        "piece": "bQ",
        "from": None,
        "to": [2, 0],
        "thrown_by": None,
        "pass": False,
    }
    assert position["game_string"] == GAME


def test_an_impossible_position(client: TestClient[Any]) -> None:
    response = client.post("/api/v1/positions", json={"game_string": GAME + ";wA1 bQ-"})
    assert response.status_code == 400
    assert response.json()["code"] == "illegal-move"


def test_an_explanation(client: TestClient[Any]) -> None:
    asked = {"game_string": GAME, "piece": "wS1", "to": [0, -1], "language": "de"}
    explanation = client.post("/api/v1/positions/explain", json=asked).json()
    assert explanation["legal"] is False
    assert explanation["rule"] == explanation["lesson"] == "one-hive"
    assert "Spinne" in explanation["sentence"]
    parts = [mark for mark in explanation["marks"] if mark["kind"] == "part"]
    assert [part["group"] for part in parts] == [1, 2]
    assert parts[1]["at"] == [[-1, 0]]


def test_why_a_piece_cannot_move_at_all(client: TestClient[Any]) -> None:
    asked = {"game_string": GAME, "piece": "wS1", "to": None, "language": "nl"}
    explanation = client.post("/api/v1/positions/explain", json=asked).json()
    assert (explanation["legal"], explanation["rule"]) == (False, "one-hive")
    assert [mark["kind"] for mark in explanation["marks"]] == ["pinned", "part", "part"]
    free = client.post("/api/v1/positions/explain", json={**asked, "piece": "wQ"}).json()
    assert (free["legal"], free["rule"]) == (True, None)


@pytest.mark.parametrize(
    "attack",
    [
        {"piece": "wZ"},
        {"piece": "wA9"},
        {"piece": "wA1 "},
        {"piece": "wA\x00"},
        {"piece": "\u202ewA1"},
        {"piece": "w" * 10_000},
        {"piece": ""},
        {"piece": 7},
        {"piece": ["wA1"]},
        {"to": []},
        {"to": [0]},
        {"to": [0, 0, 0]},
        {"to": [0.5, 0]},
        {"to": [10**30, 0]},
        {"to": "nowhere"},
        {"to": {}},
        {"language": "xx"},
        {"rules": "house"},
    ],
)
def test_invalid_questions_about_a_piece(client: TestClient[Any], attack: dict[str, Any]) -> None:
    asked = {"game_string": GAME, "piece": "wS1", "to": None, **attack}
    response = client.post("/api/v1/positions/explain", json=asked)
    assert response.status_code == 400
    assert set(response.json()) == {"code", "message"}


def test_a_question_without_a_destination_must_say_so(client: TestClient[Any]) -> None:
    asked = {"game_string": GAME, "piece": "wS1"}
    assert client.post("/api/v1/positions/explain", json=asked).status_code == 400


def test_too_many_questions_about_a_piece(tmp_path: Path) -> None:
    asked = {"game_string": GAME + ";pass" * 900, "piece": "wS1", "to": None}
    with in_process(ServerSettings(tmp_path / "games.db")) as client:
        path = "/api/v1/positions/explain"
        statuses = [client.post(path, json=asked).status_code for _ in range(40)]
    assert set(statuses) == {400, 429}


def test_lessons(client: TestClient[Any]) -> None:
    course = client.get("/api/v1/lessons?language=de").json()
    assert [lesson["id"] for lesson in course][:2] == ["goal", "placing"]
    lesson, targets = next(
        (lesson["id"], step)
        for lesson in course
        for step in lesson["steps"]
        if step["kind"] == "targets"
    )
    path = f"/api/v1/lessons/{lesson}/{targets['id']}/answer"
    right = targets["position"]["legal"][targets["piece"]]
    answered = client.post(path, json={"answer": {"targets": right}, "language": "de"}).json()
    assert answered["correct"] is True
    wrong = client.post(path, json={"answer": {"targets": [[50, 50]]}}).json()
    assert wrong["correct"] is False
    assert wrong["explanation"]["rule"]
    assert client.post(path, json={"answer": {}}).status_code == 400


def test_every_exercise_can_be_asked_in_every_language(client: TestClient[Any]) -> None:
    for language in ("en", "de", "nl", "ru"):
        assert len(client.get(f"/api/v1/lessons?language={language}").json()) == 16
        sections = client.get(f"/api/v1/rules?language={language}").json()
        assert all(section["paragraphs"] for section in sections)
    assert client.get("/api/v1/lessons?language=xx").status_code == 400


def test_every_rule_leads_to_a_lesson() -> None:
    known = {lesson.id for lesson in lessons()}
    assert all(lesson_of(rule) in known for rule in Rule)


def test_new_games_are_limited_by_address(tmp_path: Path) -> None:
    settings = ServerSettings(tmp_path / "games.db", new_games_per_minute=1)
    with in_process(settings) as client:
        wish = {"opponent": {"kind": "here"}}
        statuses = [client.post("/api/v1/games", json=wish).status_code for _ in range(5)]
        assert statuses == [201, 201, 201, 429, 429]
        assert client.get("/health/live").status_code == 200


def test_pages(client: TestClient[Any]) -> None:
    index = client.get("/learn/one-hive")
    assert index.headers["content-type"].startswith("text/html")
    assert index.headers["cache-control"] == "no-cache"
    asset = client.get("/assets/app-1a2b.js")
    assert "immutable" in asset.headers["cache-control"]
    assert asset.headers["content-encoding"] == "gzip"
    tag = asset.headers["etag"]
    assert client.get("/assets/app-1a2b.js", headers={"if-none-match": tag}).status_code == 304
    for path in ("/assets/none.js", "/..%2f..%2fetc/passwd", "/.built"):
        assert client.get(path).status_code == 404


def test_the_app_itself_shows_that_a_page_is_missing(client: TestClient[Any]) -> None:
    browser = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    missing = client.get("/no/such/page", headers=browser)
    assert missing.status_code == 404
    assert missing.headers["content-type"].startswith("text/html")
    assert missing.text == client.get("/").text
    assert "etag" not in missing.headers
    for path, headers in (("/api/v1/nothing", browser), ("/no/such/page", {})):
        problem = client.get(path, headers=headers)
        assert (problem.status_code, problem.json()["code"]) == (404, "not-found")


def test_pages_can_be_asked_for_without_their_content(client: TestClient[Any]) -> None:
    head, page = client.head("/"), client.get("/")
    assert head.status_code == 200
    assert head.content == b""
    assert head.headers["etag"] == page.headers["etag"]
    assert client.head("/assets/none.js").status_code == 404


def test_without_the_web_app_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    settings = ServerSettings(tmp_path / "games.db", static_folder=tmp_path / "none")
    with in_process(settings) as client:
        assert "make web" in client.get("/").text


def test_the_documents(client: TestClient[Any]) -> None:
    paths = client.get("/schema/openapi.json").json()["paths"]
    assert "/api/v1/games" in paths
    asyncapi = client.get("/schema/asyncapi.json").json()
    documented = asyncapi["components"]["messages"]
    assert {message["name"] for message in documented.values()} == {
        *("hello", "move", "resign", "draw", "undo", "redo", "rematch", "hint", "ping"),
        *("say", "rename", "said", "explain", "explanation"),
        *("welcome", "state", "unchanged", "refused", "presence", "pong", "error"),
    }
    for message in documented.values():
        name = message["payload"]["$ref"].rpartition("/")[2]
        assert name in asyncapi["components"]["schemas"]


def test_secrets_stay_secret(server: RunningServer) -> None:
    created = server.create(color="white")
    token, friend = created["token"], server.claim(created)
    with (
        Client.welcomed(server, created["id"], token) as white,
        Client.welcomed(server, created["id"], friend) as black,
    ):
        white.move("wS1", [0, 0])
        black.wait_for_ply(1)
        seen = f"{white.game}{black.game}{server.state(created['id'])}"
    httpx.get(f"{server.url}/game/{created['id']}")
    kept = b"".join(path.read_bytes() for path in server.log.parent.iterdir())
    for secret in (token, created["invite"], friend):
        assert secret not in seen
        assert secret.encode() not in kept, "the file or the log has a secret"
