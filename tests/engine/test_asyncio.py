"""Searches under asyncio: the loop keeps running, and a canceled search ends."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, aclosing

import pytest

from skep import Board, GameOverError
from skep.engine import Engine, Limit
from tests.board.games import SURROUNDED

from .searching import found, middle_game


def test_it_finds_what_analyse_finds() -> None:
    board, limit = middle_game(), Limit(nodes=20_000)
    analysis = asyncio.run(Engine().analyse_async(board, limit, lines=2))
    assert found(analysis) == found(Engine().analyse(board, limit, lines=2))


def test_the_loop_goes_on_while_engines_search() -> None:
    async def searches() -> None:
        boards = [Board("Base"), middle_game(), Board("Base+MLP")]
        async with AsyncExitStack() as searching:
            streams = [Engine().analyses_async(board, Limit.endless()) for board in boards]
            for stream in streams:
                await searching.enter_async_context(aclosing(stream))
            for depth in (1, 2, 3):  # of each in turn, so they run in parallel
                for board, stream in zip(boards, streams, strict=True):
                    analysis = await anext(stream)
                    assert analysis.depth == depth
                    assert analysis.best in board.legal_moves

    asyncio.run(searches())


def test_a_canceled_search_ends() -> None:
    engine = Engine()

    async def cancelled() -> None:
        search = asyncio.create_task(engine.analyse_async(middle_game(), Limit.endless()))
        while engine._is_empty:  # until the search has begun
            await asyncio.sleep(0)
        search.cancel()
        with pytest.raises(asyncio.CancelledError):
            await search

    asyncio.run(cancelled())
    engine.analyse(Board(), Limit(depth=1))


def test_a_search_that_takes_too_long_for_a_timeout() -> None:
    async def impatient() -> None:
        async with asyncio.timeout(0.05):
            await Engine().analyse_async(middle_game(), Limit.endless())

    with pytest.raises(TimeoutError):
        asyncio.run(impatient())


def test_two_streams_of_two_engines_at_once() -> None:
    async def depths(engine: Engine) -> list[int]:
        async with aclosing(engine.analyses_async(middle_game(), Limit(depth=4))) as stream:
            return [analysis.depth async for analysis in stream]

    async def both() -> None:
        for reported in await asyncio.gather(depths(Engine()), depths(Engine())):
            assert reported == [1, 2, 3, 4, 4]

    asyncio.run(both())


def test_two_streams_of_one_engine_take_turns() -> None:
    async def both() -> None:
        engine = Engine()
        searches = [engine.analyse_async(board, Limit(depth=3)) for board in (Board(), Board())]
        assert [analysis.depth for analysis in await asyncio.gather(*searches)] == [3, 3]

    asyncio.run(both())


def test_giving_up_a_turn_does_not_affect_the_other() -> None:
    async def one_of_two() -> None:
        engine, limit = Engine(), Limit(nodes=300_000)
        first = asyncio.create_task(engine.analyse_async(middle_game(), limit))
        while engine._is_empty:  # until the first search has begun
            await asyncio.sleep(0)
        second = asyncio.create_task(engine.analyse_async(Board(), Limit.endless()))
        await asyncio.sleep(0)
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

    asyncio.run(leave())


def test_errors_reach_the_waiting_task() -> None:
    over = Board.from_game_string(SURROUNDED)
    with pytest.raises(GameOverError):
        asyncio.run(Engine().analyse_async(over, Limit(depth=1)))


def test_a_loop_that_is_closed_ends_the_search() -> None:
    engine = Engine()
    loop = asyncio.new_event_loop()
    stream = engine.analyses_async(middle_game(), Limit.endless())
    loop.run_until_complete(anext(stream))
    loop.close()
    engine.analyse(Board(), Limit(depth=1))
