"""The server's time: clocks survive jumps of the wall clock, and no timeout is missed."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from skep import Color
from skep.server import timekeeping
from skep.server.domain.clock import DAY_MS, TimeControl
from skep.server.domain.commands import CheckClock, Play
from skep.server.domain.game import HostedGame
from skep.server.domain.seating import SeatKeys
from skep.server.services import expiry
from skep.server.services.clock_watch import ClockWatch
from skep.server.services.expiry import Expiry
from skep.server.services.game_file import games_in
from skep.server.storage.database import Database
from skep.server.storage.records import Change, Stored
from skep.server.storage.writer import Writer
from skep.server.timekeeping import Timekeeper, now_ms
from tests.patience import PATIENCE
from tests.server.judging import link_game, move

HOUR_NS = 3_600_000_000_000
KEYS = SeatKeys(b"w" * 32, b"b" * 32)


class Hand:
    """A clock set by hand."""

    def __init__(self, ns: int) -> None:
        self.ns = ns

    def __call__(self) -> int:
        return self.ns


class SetClock:
    """A wall clock, a steady clock, and the server's time derived from both."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wall, self.elapsed = Hand(1_700_000_000_000_000_000), Hand(5_000_000_000)
        keeper = Timekeeper(self.wall, self.elapsed)
        monkeypatch.setattr(timekeeping, "TIMEKEEPER", keeper)

    def forward(self, ms: int) -> None:
        self.wall.ns += ms * 1_000_000
        self.elapsed.ns += ms * 1_000_000


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SetClock:
    return SetClock(monkeypatch)


def test_time_begins_with_the_wall_and_then_only_elapses(clock: SetClock) -> None:
    begin = now_ms()
    assert begin == 1_700_000_000_000
    clock.forward(1500)
    assert now_ms() == begin + 1500
    clock.wall.ns += HOUR_NS
    assert now_ms() == begin + 1500
    clock.wall.ns -= 2 * HOUR_NS
    assert now_ms() == begin + 1500


@pytest.mark.parametrize("jump_ns", [HOUR_NS, -HOUR_NS])
def test_a_jump_of_the_wall_clock_neither_ends_games_nor_stops_clocks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump_ns: int
) -> None:
    real = time.time_ns

    async def check() -> None:
        async with games_in(tmp_path / "games.db") as games:
            game = link_game(TimeControl.live(600))
            await games._writer.write(Change(game, KEYS, None))
            async with games.open(game.id) as live:
                assert live is not None
                await live.act(Play(0, move("wS1", 0, 0)), frozenset({Color.WHITE}))
                before = now_ms()
                monkeypatch.setattr(time, "time_ns", lambda: real() + jump_ns)
                await live.act(CheckClock(), frozenset())
                assert live.game.result is None
                assert live.game.clock is not None
                assert 0 <= now_ms() - before < HOUR_NS // 2_000_000

    asyncio.run(check())


# The watch


def watching(clock: SetClock, ends: dict[str, int], steps: list[int]) -> list[list[str]]:
    """What a watch calls back for when it looks after each of these steps."""
    called: list[list[str]] = []

    async def check() -> None:
        def call(game_id: str) -> None:
            called[-1].append(game_id)

        watch = ClockWatch(call)
        begin = now_ms()
        for game_id, ms in ends.items():
            watch.set(game_id, begin + ms)
        for step in steps:
            clock.forward(step)
            called.append([])
            watch._look()
        watch.close()

    asyncio.run(check())
    return called


def test_each_end_is_reported_once_and_in_order(clock: SetClock) -> None:
    ends = {"late": 900, "early": 100, "middle": 500}
    assert watching(clock, ends, [99, 1, 500, 5000]) == [[], ["early"], ["middle"], ["late"]]


def test_a_long_suspension_is_made_up_for_at_the_next_look(clock: SetClock) -> None:
    ends = {"a": 1_000, "b": 29 * DAY_MS, "c": 31 * DAY_MS}
    assert watching(clock, ends, [30 * DAY_MS]) == [["a", "b"]]


def test_the_watch_looks_again_soon_however_far_the_end_is() -> None:
    """The loop's own timers stand still while the machine is suspended."""

    async def check() -> None:
        watch = ClockWatch(lambda _: None)
        watch.set("far", now_ms() + 30 * DAY_MS)
        assert watch._timer is not None
        assert watch._timer.when() <= asyncio.get_running_loop().time() + 60
        watch.close()

    asyncio.run(check())


def test_only_the_newest_end_of_a_game_counts(clock: SetClock) -> None:
    called: list[str] = []

    async def check() -> None:
        watch = ClockWatch(called.append)
        begin = now_ms()
        for ms in range(1000, 3000):
            watch.set("game", begin + ms)
        watch.set("stopped", begin + 5)
        watch.set("stopped", None)
        assert len(watch._order) < 300, "what no longer counts is cleared away"
        clock.forward(2998)
        watch._look()
        assert called == []
        clock.forward(1)
        watch._look()
        assert called == ["game"]
        watch.close()

    asyncio.run(check())


def test_an_earlier_end_moves_the_timer() -> None:
    called = asyncio.Event()

    async def check() -> None:
        watch = ClockWatch(lambda _: called.set())
        watch.set("far", now_ms() + 30 * DAY_MS)
        watch.set("now", now_ms())
        async with asyncio.timeout(PATIENCE):
            await called.wait()
        watch.close()

    asyncio.run(check())


# Games whose time ran out before a start


def expired(number: int, end: int) -> HostedGame:
    control = TimeControl.live(60)
    game = link_game(control)
    clock = game.clock
    assert clock is not None
    return replace(
        game, id=f"over{number:08}", clock=clock.switched(Color.BLACK, end - control.initial_ms)
    )


@pytest.mark.thorough
def test_a_backlog_of_ended_games_delays_nobody_and_loads_no_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("skep.server.services.expiry._HEAD_START_SECONDS", 0.0)
    backlog = 230
    writes: list[int] = []
    loads: list[str] = []

    async def fill() -> None:
        async with games_in(tmp_path / "games.db") as games:
            changes = [Change(expired(n, now_ms() - 5000 + n), KEYS, None) for n in range(backlog)]
            live = link_game(TimeControl.live(600))
            await games._writer.write(*changes, Change(live, KEYS, None))

    async def check() -> None:
        async with games_in(tmp_path / "games.db") as games:
            write, load = games._store.write, games._store.load
            gate = asyncio.Event()

            async def counted_write(changes: list[Change]) -> None:
                await gate.wait()
                writes.append(len(changes))
                await write(changes)

            async def counted_load(game_id: str) -> object:
                loads.append(game_id)
                return await load(game_id)

            monkeypatch.setattr(games._store, "write", counted_write)
            monkeypatch.setattr(games._store, "load", counted_load)
            async with asyncio.timeout(PATIENCE):
                # Before any of the backlog is written, another game is served.
                async with games.open("linked") as live:
                    assert live is not None
                gate.set()
                # Opening one of them shows its end at once.
                async with games.open(f"over{backlog - 1:08}") as ended:
                    assert ended is not None
                    assert ended.game.result == (Color.WHITE, "timeout")
                while (await games._store.expired(now_ms(), (-1, ""), 1))[0]:
                    await asyncio.sleep(0.002)
        assert max(writes) <= 20, "one batch at a time"
        assert sorted(loads) == ["linked", f"over{backlog - 1:08}"], "the others need no board"
        async with games_in(tmp_path / "games.db") as games:
            for number in range(backlog):
                async with games.open(f"over{number:08}") as ended:
                    assert ended is not None
                    assert ended.game.result == (Color.WHITE, "timeout")
                    assert ended.game.version == 2

    asyncio.run(fill())
    asyncio.run(check())


def test_games_are_ended_even_after_something_went_wrong(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(expiry, "_HEAD_START_SECONDS", 0)
    monkeypatch.setattr(expiry, "_AGAIN_SECONDS", 0)

    class Faulty:
        """A database that fails once."""

        asked = 0

        async def expired(self, *_: object) -> tuple[list[Stored], None]:
            self.asked += 1
            if self.asked == 1:
                raise RuntimeError("nobody thought of this")
            return [], None

    async def check() -> None:
        database = Faulty()
        writer = Writer(_nothing)
        work = Expiry(cast("Database", database), writer, lambda _: False)
        running = asyncio.create_task(work.run())
        async with asyncio.timeout(PATIENCE):
            while database.asked < 2 and not running.done():
                await asyncio.sleep(0)
        assert not running.done()
        running.cancel()
        await writer.close()

    asyncio.run(check())
    assert "nobody thought of this" in caplog.text


def test_between_two_batches_the_games_in_play_have_most_of_the_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 0.0
    pauses: list[float] = []

    class Slow:
        """A database in which each of three batches takes half a second."""

        batches = 3

        async def expired(self, *_: object) -> tuple[list[Stored], tuple[int, str] | None]:
            nonlocal now
            now += 0.5
            self.batches -= 1
            return [], (0, "") if self.batches else None

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    async def check() -> None:
        writer = Writer(_nothing)
        work = Expiry(cast("Database", Slow()), writer, lambda _: False)
        monkeypatch.setattr(expiry, "asyncio", SimpleNamespace(sleep=sleep))
        monkeypatch.setattr(expiry, "time", SimpleNamespace(monotonic=lambda: now))
        await work._end_all()
        monkeypatch.undo()
        await writer.close()

    asyncio.run(check())
    assert pauses == [1.5, 1.5, 1.5]


async def _nothing(_: object) -> None: ...
