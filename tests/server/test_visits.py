"""Visits: charged before a game is loaded, and loaded in turn with other addresses' games."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from skep.server.limits import Limits
from skep.server.services.game_file import games_in
from skep.server.services.visiting import OverBudgetError, visit
from skep.server.storage.database import Database
from skep.server.storage.records import Stored
from tests.server.stored import after_two_plies, created

FLOOD, OTHER = "192.0.2.1", "192.0.2.2"


def test_visits_at_once_are_paid_for_before_anything_is_loaded(
    tmp_path: Path, limits: Limits, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def long(*_: object) -> int:
        await asyncio.sleep(0)
        return 400

    monkeypatch.setattr(Database, "plies", long)

    async def check() -> None:
        async with games_in(tmp_path / "games.db") as games:

            async def look(game_id: str, address: str = FLOOD) -> bool:
                try:
                    async with visit(games, limits, game_id, address) as live:
                        return live is not None
                except OverBudgetError:
                    return False

            names = await created(games, 6)
            assert sum(await asyncio.gather(*map(look, names))) == 2
            assert await look(names[-1], OTHER)

    asyncio.run(check())


def test_a_game_in_memory_costs_a_part_of_its_length(
    tmp_path: Path, limits: Limits, paid: list[float]
) -> None:
    async def check() -> None:
        async with games_in(tmp_path / "games.db") as games:
            game = await after_two_plies(games)
        async with games_in(tmp_path / "games.db") as games:
            for _ in range(2):
                async with visit(games, limits, game.id, FLOOD):
                    pass

    asyncio.run(check())
    assert paid == [2, 1], "all plies to load it, and then at least one"


def test_loading_many_games_does_not_hold_up_others(
    tmp_path: Path, limits: Limits, monkeypatch: pytest.MonkeyPatch
) -> None:
    began: list[str] = []
    load = Database.load

    async def check() -> None:
        may_end = asyncio.Event()

        async def few(*_: object) -> int:
            return 1

        async def loaded(self: Database, game_id: str) -> Stored | None:
            began.append(game_id)
            await may_end.wait()
            return await load(self, game_id)

        monkeypatch.setattr(Database, "plies", few)
        monkeypatch.setattr(Database, "load", loaded)
        async with games_in(tmp_path / "games.db") as games:

            async def look(game_id: str, address: str) -> None:
                async with visit(games, limits, game_id, address) as live:
                    assert live is not None

            *many, one = await created(games, 20)
            visits = [asyncio.create_task(look(name, FLOOD)) for name in many]
            visits.append(asyncio.create_task(look(one, OTHER)))
            for _ in range(10):  # until all of them wait
                await asyncio.sleep(0)
            may_end.set()
            await asyncio.gather(*visits)
            assert began.index(one) == 3, "after the two that had begun, and one more"

    asyncio.run(check())
