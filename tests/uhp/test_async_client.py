"""``AsyncUhpEngine``: the same client under asyncio, with searches that can be canceled."""

from __future__ import annotations

import asyncio
from contextlib import aclosing
from pathlib import Path

import pytest

from skep import Board, EngineDiedError, EngineStartError, EngineTimeoutError
from skep.engine import Limit
from skep.uhp import AsyncUhpEngine
from skep.uhp.client import process
from tests.patience import PATIENCE, until, wait_until

from .talking import COMMAND
from .test_client import SCRIPTED

pytestmark = pytest.mark.processes


def opened(log: Path | None = None) -> AsyncUhpEngine:
    return AsyncUhpEngine.open(COMMAND, patience=PATIENCE, log=log)


async def until_searching(log: Path) -> None:
    """Wait until the engine whose traffic is logged has been asked for a move."""
    await until(lambda: "bestmove" in log.read_text())


def test_a_game_of_two_engines() -> None:
    async def play() -> Board:
        board = Board("Base")
        async with opened() as white, opened() as black:
            assert white.id.startswith("Skep")
            assert len(white.game_types) == 8
            await white.set_option("Threads", 2)
            assert (await white.options())["Threads"].value == 2
            while board.ply < 4:
                engine = white if board.ply % 2 == 0 else black
                board.push(await engine.best_move(board, Limit(depth=1)))
        return board

    assert asyncio.run(play()).ply == 4
    assert not process._running


def test_an_analysis_that_is_left_early() -> None:
    async def analyse() -> int:
        async with opened() as engine:
            async with aclosing(engine.analyses(Board("Base"), Limit.endless())) as stream:
                async for (best,) in stream:
                    if best.depth == 3:
                        break
            (best,) = await engine.analyse(Board("Base"), Limit(depth=2))
            return best.depth

    assert asyncio.run(analyse()) == 2


def test_canceling_stops_the_search(tmp_path: Path) -> None:
    log = tmp_path / "traffic.log"

    async def cancel() -> None:
        async with opened(log) as engine:
            await engine.new_game(Board())
            endless = asyncio.create_task(engine.best_move(Board(), Limit.endless()))
            await until_searching(log)
            endless.cancel()
            with pytest.raises(asyncio.CancelledError):
                await endless
            assert await engine.best_move(Board(), Limit(depth=1)) in Board().legal_moves

    asyncio.run(cancel())


def test_closing_stops_what_another_task_waits_for(tmp_path: Path) -> None:
    log = tmp_path / "traffic.log"

    async def leave() -> None:
        async with opened(log) as engine:
            await engine.new_game(Board())
            endless = asyncio.create_task(engine.best_move(Board(), Limit.endless()))
            await until_searching(log)
        with pytest.raises(EngineDiedError, match="closed"):
            await endless

    asyncio.run(leave())
    assert not process._running


def test_errors_are_those_of_the_blocking_client() -> None:
    async def fail() -> None:
        with pytest.raises(EngineDiedError, match="async with"):
            await opened().best_move(Board(), Limit(depth=1))
        with pytest.raises(EngineStartError, match="No such file"):
            async with AsyncUhpEngine.open("/no/such/engine"):
                pass
        hanging = AsyncUhpEngine.open([*COMMAND[:1], str(SCRIPTED), "hangs"], patience=PATIENCE)
        async with hanging as engine:
            await engine.new_game(Board())
            engine._started._patience = 0.1
            with pytest.raises(EngineTimeoutError):
                await engine.best_move(Board(), Limit(depth=1))

    asyncio.run(fail())


def test_an_abandoned_engine_is_ended() -> None:
    async def leave() -> None:
        start = asyncio.create_task(opened().__aenter__())
        await asyncio.sleep(0)
        start.cancel()
        with pytest.raises(asyncio.CancelledError):
            await start

    asyncio.run(leave())
    wait_until(lambda: not process._running, "the engine is ended")


def test_a_question_during_an_analysis_ends_it() -> None:
    async def analyse() -> None:
        board = Board.from_game_string("Base;InProgress;Black[1];wS1")
        async with opened() as engine:
            async for _ in engine.analyses(Board(), Limit.endless()):
                break  # without waiting for the stream to be closed
            assert await engine.best_move(board, Limit(depth=1)) in board.legal_moves

    asyncio.run(analyse())


def test_an_engine_that_does_not_know_stop_can_be_closed(tmp_path: Path) -> None:
    log = tmp_path / "traffic.log"
    command = [*COMMAND[:1], str(SCRIPTED), "hangs"]

    async def leave() -> None:
        async with AsyncUhpEngine.open(command, log=log) as engine:
            await engine.new_game(Board())
            search = asyncio.create_task(engine.best_move(Board(), Limit(clock=1800)))
            await until_searching(log)
        with pytest.raises(EngineDiedError, match="closed"):
            await search

    asyncio.run(leave())
    assert not process._running


def test_an_engine_can_be_closed_twice_and_is_not_opened_again() -> None:
    async def leave() -> None:
        async with opened() as engine:
            await engine.close()
        with pytest.raises(EngineDiedError, match="closed"):
            async with engine:
                pass

    asyncio.run(leave())


def test_an_engine_ends_even_if_nobody_waits_for_its_close(tmp_path: Path) -> None:
    log = tmp_path / "traffic.log"

    async def leave() -> None:
        engine = await opened(log).__aenter__()
        search = asyncio.create_task(engine.best_move(Board(), Limit.endless()))
        await until_searching(log)
        closing = asyncio.create_task(engine.close())
        await asyncio.sleep(0)
        closing.cancel()
        with pytest.raises(EngineDiedError, match="closed"):
            await search

    asyncio.run(leave())
    wait_until(lambda: not process._running, "the engine is ended")
