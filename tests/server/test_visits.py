"""Visits: paid for before a game is loaded, and loaded in turn with those of other addresses."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace

import pytest

from skep import Color, GameType
from skep.server.domain.commands import Play
from skep.server.domain.game import BOTH
from skep.server.domain.setup import OpponentKind, Setup
from skep.server.limits import Limits
from skep.server.services.games import Games, NewGame
from skep.server.services.visiting import OverBudgetError, visit
from skep.server.settings import Settings
from skep.server.storage.database import Database
from skep.server.storage.records import Stored
from tests.server.judging import move

HERE = Setup(OpponentKind.HERE, GameType.BASE, "rulebook")
FLOOD, OTHER = "192.0.2.1", "192.0.2.2"


@pytest.fixture
def limits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Limits:
    """1,000 plies for each address, and no time in which more of them come."""
    monkeypatch.setattr("skep.server.credits.time", SimpleNamespace(monotonic=lambda: 0.0))
    return Limits(Settings(tmp_path / "games.db", requests_a_second=1))


async def created(games: Games, number: int) -> list[str]:
    """The names of new games."""
    made = [await games.create(HERE, Color.WHITE, "") for _ in range(number)]
    return [new.game.id for new in made if isinstance(new, NewGame)]


def test_visits_at_once_are_paid_for_before_anything_is_loaded(
    tmp_path: Path, limits: Limits, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def long(*_: object) -> int:
        await asyncio.sleep(0)
        return 400

    monkeypatch.setattr(Database, "plies", long)

    async def check() -> None:
        async with Games.opened(tmp_path / "games.db") as games:

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
    tmp_path: Path, limits: Limits, monkeypatch: pytest.MonkeyPatch
) -> None:
    paid: list[float] = []

    def pay(_: Limits, __: str, plies: float) -> bool:
        paid.append(plies)
        return True

    monkeypatch.setattr(Limits, "allow_plies", pay)

    async def check() -> None:
        async with Games.opened(tmp_path / "games.db") as games:
            (name,) = await created(games, 1)
            async with games.open(name) as live:
                assert live is not None
                await live.act(Play(0, move("wS1", 0, 0)), BOTH)
                await live.act(Play(1, move("bS1", 1, 0)), BOTH)
        async with Games.opened(tmp_path / "games.db") as games:
            for _ in range(2):
                async with visit(games, limits, name, FLOOD):
                    pass

    asyncio.run(check())
    assert paid == [2, 1], "all plies to load it, and then at least one"


def test_who_loads_many_games_does_not_keep_others_waiting(
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
        async with Games.opened(tmp_path / "games.db") as games:

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
