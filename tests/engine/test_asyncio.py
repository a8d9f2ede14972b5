"""Searches under asyncio: the loop goes on, and a cancelled search ends."""

from __future__ import annotations

import asyncio
import time
from contextlib import aclosing

import pytest

from skep import Board, GameOverError
from skep.engine import Engine, Limit
from tests.board.games import SURROUNDED

from .searching import AT_ONCE, found, middle_game


def test_it_finds_what_analyse_finds() -> None:
    board, limit = middle_game(), Limit(nodes=20_000)
    analysis = asyncio.run(Engine().analyse_async(board, limit, lines=2))
    assert found(analysis) == found(Engine().analyse(board, limit, lines=2))


def test_the_loop_goes_on_while_engines_search() -> None:
    async def searches() -> None:
        ticks = 0

        async def tick() -> None:
            nonlocal ticks
            while True:
                await asyncio.sleep(0.005)
                ticks += 1

        ticking = asyncio.create_task(tick())
        boards = [Board("Base"), middle_game(), Board("Base+MLP")]
        analyses = await asyncio.gather(
            *(Engine().analyse_async(board, Limit(seconds=0.3)) for board in boards)
        )
        ticking.cancel()
        for board, analysis in zip(boards, analyses, strict=True):
            assert analysis.best in board.legal_moves
            assert 0.3 <= analysis.seconds < AT_ONCE, "side by side, not one after the other"
        assert ticks > 5

    asyncio.run(searches())


def test_a_cancelled_search_ends() -> None:
    engine = Engine()

    async def cancelled() -> None:
        search = asyncio.create_task(engine.analyse_async(middle_game(), Limit.endless()))
        await asyncio.sleep(0.05)
        search.cancel()
        with pytest.raises(asyncio.CancelledError):
            await search

    start = time.monotonic()
    asyncio.run(cancelled())
    engine.analyse(Board(), Limit(depth=1))
    assert time.monotonic() - start < AT_ONCE


def test_a_search_that_takes_too_long_for_a_timeout() -> None:
    async def impatient() -> None:
        async with asyncio.timeout(0.05):
            await Engine().analyse_async(middle_game(), Limit.endless())

    start = time.monotonic()
    with pytest.raises(TimeoutError):
        asyncio.run(impatient())
    assert time.monotonic() - start < AT_ONCE


def test_two_streams_of_two_engines_at_once() -> None:
    async def depths(engine: Engine) -> list[int]:
        async with aclosing(engine.analyses_async(middle_game(), Limit(depth=4))) as stream:
            return [analysis.depth async for analysis in stream]

    async def both() -> None:
        for told in await asyncio.gather(depths(Engine()), depths(Engine())):
            assert told == [1, 2, 3, 4, 4]

    asyncio.run(both())


def test_two_streams_of_one_engine_take_turns() -> None:
    async def both() -> None:
        engine = Engine()
        searches = [engine.analyse_async(board, Limit(depth=3)) for board in (Board(), Board())]
        assert [analysis.depth for analysis in await asyncio.gather(*searches)] == [3, 3]

    asyncio.run(both())


def test_one_that_gives_up_its_turn_leaves_the_other_alone() -> None:
    async def one_of_two() -> None:
        engine, limit = Engine(), Limit(nodes=300_000)
        first = asyncio.create_task(engine.analyse_async(middle_game(), limit))
        await asyncio.sleep(0.02)
        second = asyncio.create_task(engine.analyse_async(Board(), Limit.endless()))
        await asyncio.sleep(0.02)
        assert not first.done()
        second.cancel()
        assert (await first).nodes == limit.nodes, "it was not cut short"

    asyncio.run(one_of_two())


def test_leaving_a_stream_stops_the_search() -> None:
    async def leave() -> None:
        engine = Engine()
        async with aclosing(engine.analyses_async(middle_game(), Limit.endless())) as stream:
            async for analysis in stream:
                if analysis.depth == 3:
                    break
        await engine.analyse_async(Board(), Limit(depth=1))

    start = time.monotonic()
    asyncio.run(leave())
    assert time.monotonic() - start < AT_ONCE


def test_errors_reach_who_waits() -> None:
    over = Board.from_game_string(SURROUNDED)
    with pytest.raises(GameOverError):
        asyncio.run(Engine().analyse_async(over, Limit(depth=1)))


def test_a_loop_that_is_closed_ends_the_search() -> None:
    engine = Engine()
    loop = asyncio.new_event_loop()
    stream = engine.analyses_async(middle_game(), Limit.endless())
    loop.run_until_complete(anext(stream))
    loop.close()
    start = time.monotonic()
    engine.analyse(Board(), Limit(depth=1))
    assert time.monotonic() - start < AT_ONCE
