"""Games in memory: loaded once, in order, unchanged when the file refuses."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import pytest

from skep import Color, GameType
from skep.server.domain.commands import Play
from skep.server.domain.game_setup import GameSetup, OpponentKind
from skep.server.domain.refusals import Refusal
from skep.server.domain.seating import SeatKeys
from skep.server.services.game_cache import GameCache
from skep.server.services.game_file import games_in
from skep.server.services.live_game import LiveGame
from skep.server.storage.errors import NotWrittenError
from skep.server.storage.records import Change, Stored
from skep.server.storage.writer import Writer
from tests.patience import PATIENCE
from tests.server.judging import WHITE, here_game, link_game, move

FIRST = Play(0, move("wS1", 0, 0))
KEYS = SeatKeys(b"w" * 32, b"b" * 32)


def test_a_move_that_cannot_be_written_is_not_played() -> None:
    announced: list[str] = []

    async def refuse(_: Sequence[Change]) -> None:
        raise OSError("the disk is full")

    async def check() -> None:
        writer = Writer(refuse)
        live = LiveGame(Stored(link_game(), KEYS), writer)
        live.listeners.add(lambda: announced.append("news"))
        with pytest.raises(NotWrittenError):
            await live.act(FIRST, WHITE)
        assert live.game.ply == 0
        await writer.close()

    asyncio.run(check())
    assert announced == []


def test_a_move_is_announced_only_after_it_is_written() -> None:
    events: list[str] = []

    async def write(_: Sequence[Change]) -> None:
        await asyncio.sleep(0)
        events.append("written")

    async def check() -> None:
        writer = Writer(write)
        live = LiveGame(Stored(link_game(), KEYS), writer)
        live.listeners.add(lambda: events.append("announced"))
        await live.act(FIRST, WHITE)
        await writer.close()

    asyncio.run(check())
    assert events == ["written", "announced"]


def test_canceling_the_caller_does_not_stop_the_move() -> None:
    async def check() -> None:
        begun, may_end, announced = asyncio.Event(), asyncio.Event(), asyncio.Event()

        async def write(_: Sequence[Change]) -> None:
            begun.set()
            await may_end.wait()

        writer = Writer(write)
        live = LiveGame(Stored(link_game(), KEYS), writer)
        live.listeners.add(announced.set)
        waiting = asyncio.create_task(live.act(FIRST, WHITE))
        async with asyncio.timeout(PATIENCE):
            await begun.wait()
            waiting.cancel()
            with suppress(asyncio.CancelledError):
                await waiting
            assert live.game.ply == 0
            may_end.set()
            await announced.wait()
        assert live.game.ply == 1
        await writer.close()

    asyncio.run(check())


def test_a_game_is_in_memory_once() -> None:
    loads: list[str] = []

    async def check() -> None:
        async def write(_: Sequence[Change]) -> None: ...

        writer = Writer(write)

        async def load(game_id: str) -> LiveGame | None:
            loads.append(game_id)
            await asyncio.sleep(0)
            return LiveGame(Stored(here_game(), KEYS), writer) if game_id != "none" else None

        table = GameCache(load)

        async def use(game_id: str) -> LiveGame | None:
            async with table.open(game_id) as live:
                return live

        users = [asyncio.create_task(use("one")) for _ in range(5)]
        await asyncio.sleep(0)  # all of them wait for the load
        users[0].cancel()
        found = await asyncio.gather(*users[1:])
        assert len({id(live) for live in found}) == 1
        assert await use("one") is found[0]
        assert await use("none") is None
        for number in range(300):
            await use(f"other {number}")
        assert await use("one") is not found[0], "it was unused, and others needed the place"
        await writer.close()

    asyncio.run(check())
    assert loads.count("one") == 2


def test_the_computer_moves_in_a_loaded_game_once_the_player_comes(tmp_path: Path) -> None:
    async def check() -> None:
        setup = GameSetup(
            OpponentKind.COMPUTER, GameType.BASE, "rulebook", None, computer=Color.WHITE, level=1
        )
        async with games_in(tmp_path / "games.db") as games:
            created = await games.create(setup, Color.BLACK, "")
            assert not isinstance(created, Refusal)
        async with (
            games_in(tmp_path / "games.db") as games,
            games.open(created.game.id) as live,
        ):
            assert live is not None
            live.attend(True)
            async with asyncio.timeout(PATIENCE):
                while live.game.ply == 0:
                    await asyncio.sleep(0.01)

    asyncio.run(check())


def test_a_move_of_the_computer_that_could_not_be_written_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("skep.server.services.games._AGAIN_SECONDS", 0.02)

    async def check() -> None:
        setup = GameSetup(
            OpponentKind.COMPUTER, GameType.BASE, "rulebook", None, computer=Color.WHITE, level=1
        )
        async with games_in(tmp_path / "games.db") as games:
            created = await games.create(setup, Color.BLACK, "")
            assert not isinstance(created, Refusal)
            write = games._writer._write
            failures = 2

            async def fail_at_first(changes: Sequence[Change]) -> None:
                nonlocal failures
                if failures > 0:
                    failures -= 1
                    raise OSError("the disk is full")
                await write(changes)

            monkeypatch.setattr(games._writer, "_write", fail_at_first)
            async with games.open(created.game.id) as live, asyncio.timeout(PATIENCE):
                assert live is not None
                live.attend(True)
                while live.game.ply == 0:
                    await asyncio.sleep(0.01)
            assert failures == 0

    asyncio.run(check())
