"""Games from elsewhere, read to be watched or played on; whatever is sent, nothing breaks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from skep import Color, Move
from skep.clock import TimeControl
from skep.server.domain.beginning import beginning_of
from skep.server.domain.commands import Play
from skep.server.settings import Settings
from tests.board.games import SURROUNDED
from tests.server.in_process import in_process
from tests.server.judging import ALLOW_UNDO, ASK_UNDO, accepted, link_game

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
    settings = Settings(folder / "games.db", requests_a_second=1000, new_games_a_minute=1000)
    with in_process(settings) as running:
        yield running


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "file"),
        ("hello", "file"),
        ("Base;InProgress;White[1];wS1;bS1", "notation"),
        ("Base;InProgress;White[1];wS1;bS1 wS1-;wA1 bS1-", "illegal-move"),
        ("Chess;InProgress;White[1]", "file"),
        (SURROUNDED + ";wA2 wG1-", "game-over"),
        (LONG, "notation"),
        ("\x00" * 50, "file"),
        ("{" * 30_000, "file"),
    ],
)
def test_texts_that_are_no_game(client: TestClient[Any], text: str, code: str) -> None:
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


def test_a_game_goes_on_from_its_moves(client: TestClient[Any]) -> None:
    wish = {"opponent": {"kind": "computer", "level": 1}, "color": "white", "game_string": GAME}
    created = client.post("/api/v1/games", json=wish).json()
    game = client.get(f"/api/v1/games/{created['id']}").json()
    assert game == created["game"]
    position = game["position"]
    assert (position["game_string"], position["game_type"], position["ply"]) == (GAME, "Base", 4)


def test_a_game_that_was_given_up_can_go_on(client: TestClient[Any]) -> None:
    wish = {"opponent": HERE, "game_string": GAME.replace("InProgress", "BlackWins")}
    created = client.post("/api/v1/games", json=wish).json()
    assert (created["game"]["result"], created["game"]["position"]["ply"]) == (None, 4)


@pytest.mark.parametrize(
    ("game_string", "code"),
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
def test_what_cannot_be_played_on(client: TestClient[Any], game_string: object, code: str) -> None:
    response = client.post("/api/v1/games", json={"opponent": HERE, "game_string": game_string})
    assert (response.status_code, response.json()["code"]) == (400, code)


def test_the_rules_of_the_game_judge_its_moves(client: TestClient[Any]) -> None:
    wish = {"opponent": HERE, "game_string": "Base;InProgress;Black[1];wQ", "rules": "tournament"}
    assert client.post("/api/v1/games", json=wish).json()["code"] == "illegal-move"
    assert client.post("/api/v1/games", json={**wish, "rules": "rulebook"}).status_code == 201


def test_long_texts_are_paid_for(tmp_path: Path) -> None:
    with in_process(Settings(tmp_path / "games.db", requests_a_second=10)) as client:
        text = GAME + " " * 39_000
        codes = {client.post("/api/v1/imports", json={"text": text}).status_code for _ in range(9)}
    assert codes == {200, 429}


def test_a_move_before_the_clock_runs_takes_nothing_from_it_later() -> None:
    control = TimeControl.live(60)
    beginning = beginning_of(GAME, "rulebook", control)
    begun = replace(link_game(control), board=beginning.board, moves=beginning.moves)
    mover, hour_ms = begun.turn, 3_600_000
    game = begun
    for now_ms in (hour_ms, hour_ms + 1_000, hour_ms + 3_000):
        first = min(move for move in game.board.legal_moves if isinstance(move, Move))
        game = accepted(game, Play(game.ply, first), frozenset({game.turn}), now_ms)
    assert game.clock is not None
    assert (game.clock.left_ms(mover, 0), game.clock.left_ms(mover.other, 0)) == (58_000, 59_000)
    asked = accepted(game, ASK_UNDO, frozenset({mover}), hour_ms + 3_000)
    after = accepted(asked, ALLOW_UNDO, frozenset({mover.other}), hour_ms + 3_000)
    assert after.clock is not None
    assert (after.clock.left_ms(mover, 0), after.clock.left_ms(mover.other, 0)) == (60_000, 59_000)
    assert after.result is None


def test_the_clock_is_full_however_many_moves_are_taken_back() -> None:
    control = TimeControl.live(60, 5)
    beginning = beginning_of(GAME, "rulebook", control)
    begun = replace(link_game(control), board=beginning.board, moves=beginning.moves)
    asked = accepted(begun, ASK_UNDO, frozenset({Color.WHITE}))
    after = accepted(asked, ALLOW_UNDO, frozenset({Color.BLACK}))
    assert after.ply == 2
    assert after.clock is not None
    assert (after.clock.white_ms, after.clock.black_ms) == (60_000, 60_000)
