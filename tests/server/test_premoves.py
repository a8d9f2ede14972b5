"""What a player may choose in advance, while the opponent thinks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from skep import Board
from skep.server.settings import ServerSettings
from tests.board.games import SURROUNDED
from tests.server.in_process import in_process
from tests.server.judging import OPENING


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    settings = ServerSettings(
        tmp_path_factory.mktemp("premoves") / "games.db", requests_per_second=1000
    )
    with in_process(settings) as running:
        yield running


def premoves(client: TestClient[Any], game_string: str) -> dict[str, Any]:
    response = client.post("/api/v1/positions/premoves", json={"game_string": game_string})
    assert response.status_code == 200
    legal: dict[str, Any] = response.json()["legal"]
    return legal


def after(plies: int) -> str:
    board = Board(rules="rulebook")
    for move in OPENING[:plies]:
        board.push(move)
    return board.game_string


def test_the_choices_are_the_waiting_players(client: TestClient[Any]) -> None:
    for plies in (3, 4, 5, 6):
        waiting = "b" if plies % 2 == 0 else "w"
        legal = premoves(client, after(plies))
        assert legal
        assert {piece[0] for piece in legal} == {waiting}
    assert [-3, 0] in premoves(client, after(6))["bA1"]  # an ant runs all around the hive


def test_a_queen_that_is_due_is_the_only_piece_to_place(client: TestClient[Any]) -> None:
    moves = "wS1;bS1 wS1-;wA1 -wS1;bA1 bS1-;wG1 -wA1;bG1 bA1-"
    assert set(premoves(client, f"Base;InProgress;White[4];{moves}")) == {"bQ"}


@pytest.mark.parametrize("game_string", ["Base;NotStarted;White[1]", SURROUNDED])
def test_there_is_nothing_to_choose_before_the_first_move_or_after_the_end(
    client: TestClient[Any], game_string: str
) -> None:
    assert premoves(client, game_string) == {}


@pytest.mark.parametrize("game_string", [None, 7, "x", "x" * 16_001])
def test_invalid_requests_are_refused(client: TestClient[Any], game_string: object) -> None:
    response = client.post("/api/v1/positions/premoves", json={"game_string": game_string})
    assert response.status_code == 400
