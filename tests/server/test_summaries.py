"""Summaries: many games in one request, each charged what it costs."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from skep.server.answers.summaries import MAX_GAMES
from skep.server.domain.commands import Resign
from skep.server.limits import Limits
from skep.server.services.game_file import games_in
from skep.server.services.summarizing import look_over
from skep.server.services.visiting import OverBudgetError
from skep.server.settings import ServerSettings
from skep.server.storage.database import Database
from skep.server.storage.errors import NotReadError
from skep.server.storage.records import Stored
from skep.server.storage.store import StoredVersion
from tests.server.in_process import in_process
from tests.server.stored import after_two_plies, created

ADDRESS = "192.0.2.1"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    path: Path = tmp_path_factory.mktemp("summaries") / "games.db"
    with in_process(ServerSettings(path, new_games_per_minute=1000)) as client:
        yield client


def ask(client: TestClient[Any], *games: Any) -> Any:
    response = client.post("/api/v1/games/summaries", json={"games": games})
    assert response.status_code == 200, response.text
    return response.json()


def create(client: TestClient[Any], kind: str = "link", **wishes: Any) -> Any:
    opponent = {"kind": kind, **({"level": 3} if kind == "computer" else {})}
    return client.post(
        "/api/v1/games", json={"opponent": opponent, "color": "black", **wishes}
    ).json()


def test_a_summary_has_what_a_list_shows(client: TestClient[Any]) -> None:
    created = create(client, name="Anna", clock={"kind": "days", "days": 3})
    (found,) = ask(client, {"id": created["id"], "token": created["token"]})["games"]
    game = created["game"]
    assert found["you"] == ["black"]
    for field in ("id", "version", "opponent", "seats", "result", "started_ms"):
        assert found[field] == game[field]
    assert found["seats"]["black"]["name"] == "Anna"
    for field in ("turn", "ply", "turn_number", "pieces", "game_type"):
        assert found[field] == game["position"][field]
    assert found["clock"]["kind"] == "days"
    assert found["played_ms"] == game["started_ms"]


def test_one_answer_for_all_kinds_of_games(client: TestClient[Any]) -> None:
    games = [create(client, kind) for kind in ("link", "here", "computer")]
    answer = ask(client, *({"id": game["id"], "token": game["token"]} for game in games))
    assert [game["you"] for game in answer["games"]] == [["black"], ["white", "black"], ["black"]]
    assert answer["games"][2]["seats"]["white"]["level"] == 3
    assert answer["missing"] == answer["later"] == []


def test_nobody_gets_a_seat_or_a_secret_from_it(client: TestClient[Any]) -> None:
    created = create(client)
    for token in (None, created["invite"], "x" * 32, ""):
        answer = ask(client, {"id": created["id"], "token": token})
        assert answer["games"][0]["you"] == []
        assert created["token"] not in str(answer)
        assert created["invite"] not in str(answer)


def test_known_versions_are_not_sent_again(client: TestClient[Any]) -> None:
    created = create(client)
    known = {"id": created["id"], "version": created["game"]["version"]}
    assert ask(client, known) == {"games": [], "missing": [], "later": []}
    assert ask(client, {**known, "version": 99})["games"][0]["id"] == created["id"]


def test_missing_games_are_listed_separately(client: TestClient[Any]) -> None:
    created = create(client)
    names = ["", "nothing", "../x", "a\x00b", "é" * 64, "' OR 1=1 --"]
    answer = ask(client, *({"id": name} for name in names), {"id": created["id"]})
    assert answer["missing"] == names
    assert [game["id"] for game in answer["games"]] == [created["id"]]
    assert ask(client) == {"games": [], "missing": [], "later": []}


def test_a_game_named_twice_is_looked_up_once(client: TestClient[Any]) -> None:
    created = create(client)
    twice = ({"id": created["id"]}, {"id": created["id"], "token": created["token"]})
    (found,) = ask(client, *twice)["games"]
    assert found["you"] == ["black"]


@pytest.mark.parametrize(
    "body",
    [
        None,
        [],
        "x",
        {},
        {"games": None},
        {"games": {"id": "a"}},
        {"games": ["abcdefghijkl"]},
        {"games": [{}]},
        {"games": [{"id": 7}]},
        {"games": [{"id": None}]},
        {"games": [{"id": "x" * 65}]},
        {"games": [{"id": "a", "token": 7}]},
        {"games": [{"id": "a", "token": "x" * 129}]},
        {"games": [{"id": "a", "version": 1.5}]},
        {"games": [{"id": str(number)} for number in range(MAX_GAMES + 1)]},
    ],
)
def test_anything_else_is_invalid(client: TestClient[Any], body: Any) -> None:
    response = client.post("/api/v1/games/summaries", json=body)
    assert (response.status_code, response.json()["code"]) == (400, "bad-request")


# What it costs


def test_long_games_wait_until_they_are_paid_for(
    tmp_path: Path, limits: Limits, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded: list[str] = []
    load = Database.load

    async def long(_: Database, names: Any) -> dict[str, StoredVersion]:
        return {name: StoredVersion(1, 400) for name in names}

    async def note(self: Database, name: str) -> Stored | None:
        loaded.append(name)
        return await load(self, name)

    monkeypatch.setattr(Database, "stored_versions", long)
    monkeypatch.setattr(Database, "load", note)

    async def check() -> None:
        async with games_in(tmp_path / "games.db") as games:
            names = await created(games, 4)
            found = await look_over(games, limits, dict.fromkeys(names), ADDRESS)
            assert [stored.game.id for stored in found.changed] == loaded == names[:2]
            assert found.later == names[2:]
            known = dict.fromkeys(names, 1)
            assert (await look_over(games, limits, known, ADDRESS)).later == []
            many = dict.fromkeys(map(str, range(500)))
            with pytest.raises(OverBudgetError):
                await look_over(games, limits, many, ADDRESS)
            assert loaded == names[:2], "what is known, and what is not paid for, is not loaded"

    asyncio.run(check())


def test_games_stay_out_of_memory_and_come_from_there_if_they_are_in_it(
    tmp_path: Path, limits: Limits, paid: list[float]
) -> None:
    async def check() -> None:
        async with games_in(tmp_path / "games.db") as games:
            given_up = await after_two_plies(games, Resign())
        name = given_up.id
        async with games_in(tmp_path / "games.db") as games:
            found = await look_over(games, limits, {name: None, "no": None}, ADDRESS)
            assert games.loaded(name) is None
            (stored,) = found.changed
            assert (stored.game.ply, stored.game.result) == (2, given_up.result)
            async with games.open(name) as live:
                assert live is not None
                found = await look_over(games, limits, {name: None}, ADDRESS)
                assert found.changed[0].game is live.game

    asyncio.run(check())
    assert paid == [2, 25 + 2, 1, 2 / 16]


def test_a_game_that_cannot_be_read_does_not_hide_the_others(
    tmp_path: Path, limits: Limits, monkeypatch: pytest.MonkeyPatch
) -> None:
    load = Database.load

    async def check() -> None:
        async with games_in(tmp_path / "games.db") as games:
            bad, good = await created(games, 2)

            async def broken(self: Database, name: str) -> Stored | None:
                if name == bad:
                    raise NotReadError("damaged")
                return await load(self, name)

            monkeypatch.setattr(Database, "load", broken)
            found = await look_over(games, limits, {bad: None, good: None}, ADDRESS)
            assert [stored.game.id for stored in found.changed] == [good]
            assert found.later == [bad]

    asyncio.run(check())
