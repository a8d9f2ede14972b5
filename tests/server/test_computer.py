"""The computer: everybody gets a turn, and unwanted searches end."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import AsyncExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest

from skep import Board, Color, GameType
from skep.server.domain.clock import TimeControl
from skep.server.domain.commands import Command, Play, Rename
from skep.server.domain.game import HostedGame
from skep.server.domain.game_setup import GameSetup, OpponentKind
from skep.server.domain.refusals import Refusal
from skep.server.services import computer as computer_module
from skep.server.services import thinker as thinker_module
from skep.server.services.computer_threads import ComputerPlayer
from skep.server.services.fair_queue import MAX_NAMES, MAX_OWN, FairQueue
from skep.server.services.game_file import games_in
from skep.server.services.games import Games
from skep.server.services.live_game import LiveGame
from skep.server.timekeeping import now_ms
from tests.patience import PATIENCE, until
from tests.server.judging import ASK_UNDO, RESIGN, WHITE, computer_game, here_game, move, played

BOTH = frozenset(Color)


class Dreamer:
    """An opponent that thinks until it is stopped."""

    dreaming = 0
    seconds: float | None = None
    awake_levels: ClassVar[set[int]] = set()  # these do not sleep
    log: ClassVar[list[float]] = []  # the seconds each of those was given

    def __init__(self, level: int, **_: object) -> None:
        self._level = level
        self._awake = threading.Event()

    def start_game(self) -> None:
        self._awake.clear()

    def analyse(self, board: Board, seconds: float | None) -> SimpleNamespace:
        Dreamer.seconds = seconds
        if self._level in self.awake_levels:
            self.log.append(seconds or 0.0)
            return SimpleNamespace(best=board.legal_moves[0])
        Dreamer.dreaming += 1
        woken = self._awake.wait(PATIENCE)
        Dreamer.dreaming -= 1
        assert woken, "nobody stopped the search"
        return SimpleNamespace(best=board.legal_moves[0])

    def stop(self) -> None:
        self._awake.set()


@pytest.fixture
def dreamer(monkeypatch: pytest.MonkeyPatch) -> type[Dreamer]:
    monkeypatch.setattr(thinker_module, "Opponent", Dreamer)
    monkeypatch.setattr(thinker_module, "MAX_SECONDS", 10 * PATIENCE)
    return Dreamer


def at_level(level: int, computer: Color = Color.WHITE) -> HostedGame:
    setup = GameSetup(OpponentKind.COMPUTER, GameType.BASE, "rulebook", None, computer, level)
    return HostedGame.new("level", setup, {computer.other}, 0)


def run(work: Coroutine[Any, Any, None]) -> None:
    async def in_time() -> None:
        async with asyncio.timeout(PATIENCE):
            await work

    asyncio.run(in_time())


# FairQueue


def test_lines_take_turns() -> None:
    served: list[str] = []

    async def check() -> None:
        turns = FairQueue([0])

        async def wait(name: str) -> None:
            async with turns.turn(name):
                served.append(name)

        async with turns.turn("first"):
            crowd = [asyncio.create_task(wait("crowd")) for _ in range(3)]
            await asyncio.sleep(0)
            others = [asyncio.create_task(wait(name)) for name in ("a", "b")]
            await asyncio.sleep(0)
        await asyncio.gather(*crowd, *others)

    run(check())
    assert served == ["crowd", "a", "b", "crowd", "crowd"]


def test_no_account_takes_all_places() -> None:
    async def check() -> None:
        turns = FairQueue([0])

        async def wait(name: str) -> None:
            async with turns.turn(name):
                pass

        async with turns.turn("first"):
            waiting = [asyncio.create_task(wait("crowd")) for _ in range(MAX_OWN)]
            await asyncio.sleep(0)
            assert turns.is_full("crowd")
            assert not turns.is_full("other")
            names = [f"name {number}" for number in range(MAX_NAMES - 1)]
            waiting += [asyncio.create_task(wait(name)) for name in names]
            await asyncio.sleep(0)
            assert turns.is_full("other")
            assert not turns.is_full(names[0])
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
            assert not turns.is_full("crowd")
            assert not turns.is_full("other")

    run(check())


def test_leaving_when_the_turn_comes_passes_it_on() -> None:
    async def check() -> None:
        turns = FairQueue([0])
        served: list[str] = []

        async def wait(name: str) -> None:
            async with turns.turn(name):
                served.append(name)

        async with turns.turn("first"):
            leaving, staying = asyncio.create_task(wait("a")), asyncio.create_task(wait("b"))
            await asyncio.sleep(0)
        leaving.cancel()  # it already has the place
        await staying
        async with turns.turn("last"):
            assert served == ["b"]

    run(check())


# Searches


def test_who_is_canceled_ends_the_search(dreamer: type[Dreamer]) -> None:
    async def check() -> None:
        computer = ComputerPlayer(threads=1)
        for _ in range(3):
            choice = asyncio.create_task(computer.hint(here_game(), ""))
            await until(lambda: dreamer.dreaming == 1)
            choice.cancel()
            choice.cancel()
            await asyncio.gather(choice, return_exceptions=True)
            assert dreamer.dreaming == 0, "it was back before the thread was free"
        computer.close()

    run(check())


def test_a_search_that_does_not_end_is_ended(
    dreamer: type[Dreamer], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinker_module, "MAX_SECONDS", 0.05)

    async def check() -> None:
        computer = ComputerPlayer(threads=1)
        game = computer_game(Color.WHITE)
        assert await computer.choose(game, "") in game.board.legal_moves
        computer.close()

    run(check())
    assert dreamer.dreaming == 0


def test_the_time_for_a_move_is_what_is_left_when_the_thinking_begins(
    dreamer: type[Dreamer], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0
    monkeypatch.setattr(computer_module, "now_ms", lambda: now)
    control = TimeControl.live(60, 0)
    setup = GameSetup(OpponentKind.COMPUTER, GameType.BASE, "rulebook", control, Color.BLACK, 9)
    game = played(HostedGame.new("timed", setup, BOTH, 0), "wS1")

    async def seconds_when_chosen_at(instant: int) -> float:
        nonlocal now
        computer = ComputerPlayer(threads=1)
        before = asyncio.create_task(computer.hint(here_game(), ""))
        await until(lambda: dreamer.dreaming == 1)
        dreamer.seconds = None
        choice = asyncio.create_task(computer.choose(game, ""))
        await asyncio.sleep(0)
        now = instant
        before.cancel()
        await until(lambda: dreamer.dreaming == 1 and dreamer.seconds is not None)
        seconds, dreamer.seconds = dreamer.seconds, None
        choice.cancel()
        await asyncio.gather(before, choice, return_exceptions=True)
        computer.close()
        assert seconds is not None
        return seconds

    async def check() -> None:
        at_once, late = await seconds_when_chosen_at(0), await seconds_when_chosen_at(59_000)
        assert late < at_once

    run(check())


# Games


def with_game(
    tmp_path: Path,
    setup: GameSetup,
    check: Callable[[Games, LiveGame], Awaitable[None]],
    color: Color = Color.WHITE,
) -> None:
    async def whole() -> None:
        async with games_in(tmp_path / "games.db") as games:
            created = await games.create(setup, color, "")
            assert not isinstance(created, Refusal)
            async with games.open(created.game.id) as live:
                assert live is not None
                live.attend(True)
                await check(games, live)

    run(whole())


FIRST = Play(0, move("wS1", 0, 0))


@pytest.mark.parametrize("command", [ASK_UNDO, RESIGN])
def test_the_search_for_a_move_ends_when_the_game_goes_another_way(
    tmp_path: Path, dreamer: type[Dreamer], command: Command
) -> None:
    async def check(_: Games, live: LiveGame) -> None:
        await live.act(FIRST, WHITE)
        await until(lambda: dreamer.dreaming == 1)
        await live.act(command, WHITE)
        await until(lambda: dreamer.dreaming == 0)
        assert not live.game.is_thinking

    with_game(tmp_path, computer_game().setup, check)


def test_the_search_for_a_move_ends_with_the_time(tmp_path: Path, dreamer: type[Dreamer]) -> None:
    control = TimeControl.live(1)
    setup = GameSetup(OpponentKind.COMPUTER, GameType.BASE, "rulebook", control, Color.BLACK, 3)

    async def check(_: Games, live: LiveGame) -> None:
        await live.act(FIRST, WHITE)
        await until(lambda: dreamer.dreaming == 1)
        await until(lambda: live.game.result is not None)
        await until(lambda: dreamer.dreaming == 0)

    with_game(tmp_path, setup, check)


def test_the_computer_thinks_about_a_move_once_however_often_it_is_asked(
    tmp_path: Path, dreamer: type[Dreamer], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 5)

    async def check(games: Games, live: LiveGame) -> None:
        await live.act(FIRST, WHITE)
        for _ in range(3):
            async with games.open(live.game.id):
                await asyncio.sleep(0.01)
        assert dreamer.dreaming == 1

    with_game(tmp_path, computer_game().setup, check)


def test_a_game_has_one_hint_at_a_time(tmp_path: Path, dreamer: type[Dreamer]) -> None:
    async def check(games: Games, live: LiveGame) -> None:
        first = asyncio.create_task(games.hint(live, BOTH, "a"))
        await until(lambda: dreamer.dreaming == 1)
        second = await games.hint(live, BOTH, "b")
        assert isinstance(second, Refusal)
        assert second.code == "busy"
        first.cancel()  # as when the asker leaves
        await until(lambda: dreamer.dreaming == 0)
        await asyncio.gather(first, return_exceptions=True)
        third = asyncio.create_task(games.hint(live, BOTH, "b"))
        await until(lambda: dreamer.dreaming == 1)
        third.cancel()

    with_game(tmp_path, here_game().setup, check)


def test_a_new_name_ends_no_search(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    searched: list[int] = []
    may_end = threading.Event()

    class Slow(Dreamer):
        def analyse(self, board: Board, seconds: float | None) -> SimpleNamespace:
            Dreamer.seconds = seconds
            searched.append(board.ply)
            assert may_end.wait(PATIENCE)
            return SimpleNamespace(best=board.legal_moves[0])

    monkeypatch.setattr(thinker_module, "Opponent", Slow)

    async def check(games: Games, live: LiveGame) -> None:
        hint = asyncio.create_task(games.hint(live, WHITE, ""))
        await until(lambda: searched == [0])
        await live.act(Rename("Anna"), WHITE)
        may_end.set()
        assert await hint in live.game.board.legal_moves
        may_end.clear()
        await live.act(FIRST, WHITE)
        await until(lambda: searched == [0, 1])
        await live.act(Rename("Bea"), WHITE)
        may_end.set()
        await until(lambda: live.game.ply == 2)
        assert live.game.names.white == "Bea"

    with_game(tmp_path, computer_game().setup, check)
    assert searched == [0, 1], "each of them was thought about once"


@pytest.mark.parametrize("command", [FIRST, RESIGN])
def test_a_hint_ends_when_the_game_goes_on(
    tmp_path: Path, dreamer: type[Dreamer], command: Command
) -> None:
    async def check(games: Games, live: LiveGame) -> None:
        asked = asyncio.create_task(games.hint(live, BOTH, "a"))
        await until(lambda: dreamer.dreaming == 1)
        await live.act(command, BOTH)
        await asyncio.gather(asked, return_exceptions=True)
        assert asked.cancelled()
        assert dreamer.dreaming == 0

    with_game(tmp_path, here_game().setup, check)


def test_hints_of_one_account_leave_room_for_others(
    tmp_path: Path, dreamer: type[Dreamer], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("skep.server.services.fair_queue.MAX_OWN", 1)
    monkeypatch.setattr("os.cpu_count", lambda: 2)

    async def check(games: Games, _: LiveGame) -> None:
        hints: list[asyncio.Task[Any]] = []
        async with AsyncExitStack() as opened:
            for account in ("crowd", "crowd", "crowd", "other"):
                created = await games.create(here_game().setup, Color.WHITE, "")
                assert not isinstance(created, Refusal)
                live = await opened.enter_async_context(games.open(created.game.id))
                assert live is not None
                hints.append(asyncio.create_task(games.hint(live, BOTH, account)))
                await asyncio.sleep(0)
            await until(lambda: dreamer.dreaming == 1)
            assert [hint.done() for hint in hints] == [False, False, True, False]
            assert hints[2].result().code == "busy"
            for hint in hints:
                hint.cancel()
            await asyncio.gather(*hints, return_exceptions=True)

    with_game(tmp_path, here_game().setup, check)


# A crowd


def test_quick_levels_do_not_wait_for_long_searches(
    dreamer: type[Dreamer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thirty games at level 10 occupy the thread for long searches; level 1 has its own."""
    monkeypatch.setattr(dreamer, "awake_levels", {1})

    async def check() -> None:
        computer = ComputerPlayer(threads=1)
        crowd = [
            asyncio.create_task(computer.choose(at_level(10), f"person {number}"))
            for number in range(30)
        ]
        await until(lambda: dreamer.dreaming == 1)
        game = at_level(1)
        assert await computer.choose(game, "late") in game.board.legal_moves
        assert dreamer.dreaming == 1
        assert not any(search.done() for search in crowd)
        for search in crowd:
            search.cancel()
        await asyncio.gather(*crowd, return_exceptions=True)
        computer.close()

    run(check())


def test_long_searches_get_shorter_the_more_are_waiting(
    dreamer: type[Dreamer], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dreamer, "awake_levels", {10})
    monkeypatch.setattr(dreamer, "log", [])

    async def check() -> None:
        computer = ComputerPlayer(threads=1)
        assert not computer.is_hurried(10)
        searches = [
            asyncio.create_task(computer.choose(at_level(10), f"person {number}"))
            for number in range(30)
        ]
        await asyncio.sleep(0)  # all of them wait
        assert computer.is_hurried(10)
        assert not computer.is_hurried(1)
        await asyncio.gather(*searches)
        assert not computer.is_hurried(10)
        computer.close()

    run(check())
    seconds = dreamer.log
    assert seconds[1] == pytest.approx(0.1)
    assert seconds[-1] == pytest.approx(1.0)
    assert seconds[1:] == sorted(seconds[1:])
    assert sum(seconds) < 6, "however many wait, nobody waits for long"


def test_the_clock_still_bounds_a_long_search(
    dreamer: type[Dreamer], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dreamer, "awake_levels", {10})
    monkeypatch.setattr(dreamer, "log", [])
    control = TimeControl.live(1)
    setup = GameSetup(OpponentKind.COMPUTER, GameType.BASE, "rulebook", control, Color.BLACK, 10)

    async def check() -> None:
        computer = ComputerPlayer(threads=1)
        await computer.choose(played(HostedGame.new("timed", setup, BOTH, now_ms()), "wS1"), "")
        computer.close()

    run(check())
    assert dreamer.log[0] < 0.1


# Nobody waits


@pytest.mark.parametrize("level", [3, 10])
def test_an_unattended_search_is_dropped_and_repeated_when_a_player_comes(
    tmp_path: Path, dreamer: type[Dreamer], level: int
) -> None:
    async def check(_: Games, live: LiveGame) -> None:
        await live.act(FIRST, WHITE)
        for _time in range(3):
            await until(lambda: dreamer.dreaming == 1)
            live.attend(False)
            await until(lambda: dreamer.dreaming == 0)
            assert live.game.is_thinking
            live.attend(True)
        await until(lambda: dreamer.dreaming == 1)

    with_game(tmp_path, at_level(level, computer=Color.BLACK).setup, check)


def test_an_abandoned_game_keeps_no_place_in_the_line(
    tmp_path: Path, dreamer: type[Dreamer], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    setup = at_level(10, computer=Color.WHITE).setup

    async def check(games: Games, first: LiveGame) -> None:
        await until(lambda: dreamer.dreaming == 1)
        assert isinstance(games._computer, ComputerPlayer)
        lane = games._computer._long
        async with AsyncExitStack() as opened:
            lives = []
            for _ in range(5):
                created = await games.create(setup, Color.BLACK, "")
                assert not isinstance(created, Refusal)
                live = await opened.enter_async_context(games.open(created.game.id))
                assert live is not None
                lives.append(live)
            await asyncio.sleep(0)
            assert lane._turns.waiting == 0, "nobody has come yet"
            for live in lives:
                live.attend(True)
            await until(lambda: lane._turns.waiting == 5)
            for live in lives[:4]:
                live.attend(False)
            await until(lambda: lane._turns.waiting == 1)
            first.attend(False)
            await until(lambda: lane._turns.waiting == 0)
            await until(lambda: dreamer.dreaming == 1)

    with_game(tmp_path, setup, check, color=Color.BLACK)


def test_a_running_clock_makes_the_computer_move_without_players(
    tmp_path: Path, dreamer: type[Dreamer]
) -> None:
    control = TimeControl.live(600)
    setup = GameSetup(OpponentKind.COMPUTER, GameType.BASE, "rulebook", control, Color.BLACK, 10)
    names = []

    async def check(games: Games, live: LiveGame) -> None:
        await live.act(FIRST, WHITE)
        await until(lambda: dreamer.dreaming == 1)
        live.attend(False)
        await asyncio.sleep(0)
        assert games._moves.of(live.game.id) is not None
        assert dreamer.dreaming == 1
        names.append(live.game.id)

    with_game(tmp_path, setup, check)

    async def after_a_restart() -> None:
        async with games_in(tmp_path / "games.db") as games:
            await until(lambda: dreamer.dreaming == 1)
            assert games._unattended == {games._moves.of(names[0])}
            async with games.open(names[0]) as live:
                assert live is not None
                before = games._moves.of(names[0])
                assert before is not None
                live.attend(True)  # from now on it waits on the player's account
                assert games._moves.of(names[0]) is not before
                await until(before.done)
                assert games._unattended == set()

    run(after_a_restart())
