"""Games from elsewhere, to view or to continue; no input breaks anything."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from benchmarks.attacks.prepared import game_string
from litestar.testing import TestClient

from skep.server.settings import ServerSettings
from tests.board.games import SURROUNDED
from tests.server.in_process import in_process

GAME = "Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-"
PGN = """[GameType "Base+M"]
[Result "1-0"]

1. wS1
2. bS1 wS1- {a comment}
"""
LONG = "Base;InProgress;White[1];" + ";".join(["wS1"] * 1001)
HERE = {"kind": "here"}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    folder = tmp_path_factory.mktemp("imports")
    settings = ServerSettings(
        folder / "games.db", requests_per_second=1000, new_games_per_minute=1000
    )
    with in_process(settings) as running:
        yield running


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "notation"),
        ("hello", "notation"),
        ("Base;InProgress;White[1];wS1;bS1", "notation"),
        ("Base;InProgress;White[1];wS1;bS1 wS1-;wA1 bS1-", "illegal-move"),
        ("Chess;InProgress;White[1]", "notation"),
        (SURROUNDED + ";wA2 wG1-", "game-over"),
        (LONG, "notation"),
        ("Base_w3_wQ-wS1-bS1-bQ;InProgress;White[3]", "notation"),
        ("\x00" * 50, "notation"),
        ("{" * 30_000, "notation"),
    ],
)
def test_texts_that_are_not_a_game(client: TestClient[Any], text: str, code: str) -> None:
    response = client.post("/api/v1/imports", json={"text": text})
    assert (response.status_code, response.json()["code"]) == (400, code)


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"text": None},
        {"text": 7},
        {"text": ["Base"]},
        {"text": "x" * 40_001},
        {"text": GAME, "rules": 1},
    ],
)
def test_bodies_of_another_form(client: TestClient[Any], body: dict[str, Any]) -> None:
    assert client.post("/api/v1/imports", json=body).status_code == 400


def test_a_game_is_read_move_by_move(client: TestClient[Any]) -> None:
    game = client.post("/api/v1/imports", json={"text": f"\n  {GAME}\n"}).json()
    assert (game["position"]["game_string"], game["result"]) == (GAME, None)
    assert [move["move"] for move in game["moves"]] == GAME.split(";")[3:]
    assert game["moves"][1]["to"] == [1, 0]


def test_a_pgn_and_how_it_ended(client: TestClient[Any]) -> None:
    game = client.post("/api/v1/imports", json={"text": PGN}).json()
    assert game["position"]["game_string"] == "Base+M;WhiteWins;White[2];wS1;bS1 wS1-"
    assert game["result"] == {"winner": "white", "reason": "resigned"}
    drawn = client.post("/api/v1/imports", json={"text": "Base;Draw;Black[1];wS1"}).json()
    assert drawn["result"] == {"winner": None, "reason": "agreement"}
    over = client.post("/api/v1/imports", json={"text": SURROUNDED}).json()
    assert over["result"]["reason"] == "surrounded"


@pytest.mark.parametrize(
    ("text", "can_continue"),
    [
        (GAME, True),
        (PGN, True),
        ("Base;Draw;Black[1];wS1", True),
        (SURROUNDED, False),
        (game_string(999), True),
        (game_string(1000), False),
    ],
    ids=["running", "resigned", "agreed", "surrounded", "nearly-too-long", "too-long"],
)
def test_whether_a_game_can_go_on(client: TestClient[Any], text: str, can_continue: bool) -> None:
    game = client.post("/api/v1/imports", json={"text": text}).json()
    assert game["can_continue"] is can_continue
    wish = {"opponent": HERE, "game_string": game["position"]["game_string"]}
    assert client.post("/api/v1/games", json=wish).is_success is can_continue


def test_a_game_goes_on_from_its_moves(client: TestClient[Any]) -> None:
    wish = {"opponent": {"kind": "computer", "level": 1}, "color": "white", "game_string": GAME}
    created = client.post("/api/v1/games", json=wish).json()
    game = client.get(f"/api/v1/games/{created['id']}").json()
    assert game == created["game"]
    position = game["position"]
    assert (position["game_string"], position["game_type"], position["ply"]) == (GAME, "Base", 4)


def test_a_game_goes_on_from_the_first_of_its_moves(client: TestClient[Any]) -> None:
    resigned = GAME.replace("InProgress", "BlackWins")
    for plies in range(5):
        asked = {"game_string": resigned, "plies": plies}
        created = client.post("/api/v1/games", json={"opponent": HERE, **asked}).json()
        assert (created["game"]["position"]["ply"], created["game"]["result"]) == (plies, None)
        shown = client.post("/api/v1/positions", json=asked).json()
        assert shown["pieces"] == created["game"]["position"]["pieces"]
    for wrong in (5, -1, 10**9, "two", 1.5):
        asked = {"game_string": GAME, "plies": wrong}
        assert client.post("/api/v1/positions", json=asked).status_code == 400
        wish = {"opponent": HERE, **asked}
        assert client.post("/api/v1/games", json=wish).status_code == 400


def test_a_resigned_game_can_go_on(client: TestClient[Any]) -> None:
    wish = {"opponent": HERE, "game_string": GAME.replace("InProgress", "BlackWins")}
    created = client.post("/api/v1/games", json=wish).json()
    assert (created["game"]["result"], created["game"]["position"]["ply"]) == (None, 4)


@pytest.mark.parametrize(
    ("given", "code"),
    [
        (SURROUNDED, "game-over"),
        ("", "notation"),
        ("Base;InProgress;White[1];wS1;bS1 wS1-;wA1 bS1-", "illegal-move"),
        (LONG, "notation"),
        ("x" * 16_001, "bad-request"),
        (7, "bad-request"),
        ([], "bad-request"),
    ],
)
def test_games_that_cannot_be_continued(client: TestClient[Any], given: object, code: str) -> None:
    response = client.post("/api/v1/games", json={"opponent": HERE, "game_string": given})
    assert (response.status_code, response.json()["code"]) == (400, code)


def test_the_rules_of_the_game_judge_its_moves(client: TestClient[Any]) -> None:
    wish = {"opponent": HERE, "game_string": "Base;InProgress;Black[1];wQ", "rules": "tournament"}
    assert client.post("/api/v1/games", json=wish).json()["code"] == "illegal-move"
    assert client.post("/api/v1/games", json={**wish, "rules": "rulebook"}).status_code == 201


def test_long_texts_are_charged(tmp_path: Path) -> None:
    with in_process(ServerSettings(tmp_path / "games.db", requests_per_second=10)) as client:
        text = GAME + " " * 39_000
        codes = {client.post("/api/v1/imports", json={"text": text}).status_code for _ in range(9)}
    assert codes == {200, 429}


@pytest.mark.parametrize(("per_minute", "long_games"), [(20, 3), (1, 1)])
def test_the_moves_that_new_games_begin_with_are_paid_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, per_minute: int, long_games: int
) -> None:
    monkeypatch.setattr("skep.server.credits.time", SimpleNamespace(monotonic=lambda: 0.0))
    settings = ServerSettings(tmp_path / "games.db", new_games_per_minute=per_minute)
    wish = {"opponent": HERE, "game_string": game_string(999)}
    with in_process(settings) as client:
        for _ in range(long_games):
            assert client.post("/api/v1/games", json=wish).status_code == 201
        refused = client.post("/api/v1/games", json=wish)
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many-requests")
        assert client.post("/api/v1/games", json={"opponent": HERE}).status_code == 201
