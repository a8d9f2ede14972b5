"""A search as a stream: what it reports, how to leave it, and who waits for whom."""

from __future__ import annotations

from contextlib import closing

import pytest

from skep import Board, GameOverError, SettingError
from skep.engine import Analysis, Engine, Limit
from tests.board.games import SURROUNDED

from .searching import found, middle_game


@pytest.mark.parametrize("lines", [1, 3])
def test_the_depths_rise_and_the_last_is_what_analyse_finds(lines: int) -> None:
    board, limit = middle_game(), Limit(nodes=20_000)
    stream = list(Engine().analyses(board, limit, lines))
    depths = [analysis.depth for analysis in stream]
    assert depths == [*range(1, len(depths)), depths[-2]], "each depth, then the end"
    assert len(depths) > 3
    assert all(len(analysis.lines) == lines for analysis in stream)
    nodes = [analysis.nodes for analysis in stream]
    assert nodes == sorted(nodes)
    assert found(stream[-1]) == found(Engine().analyse(board, limit, lines))


def test_on_report_gets_the_same_as_the_stream() -> None:
    board, limit = middle_game(), Limit(depth=4)
    reports: list[Analysis] = []
    final = Engine().analyse(board, limit, on_report=reports.append)
    stream = Engine().analyses(board, limit)
    assert [found(analysis) for analysis in (*reports, final)] == [found(one) for one in stream]


def test_leaving_the_stream_stops_the_search() -> None:
    engine = Engine()
    with closing(engine.analyses(middle_game(), Limit.endless())) as stream:
        for analysis in stream:
            if analysis.depth == 3:
                break
    assert engine.analyse(Board(), Limit(depth=2)).depth == 2, "it waits for no other search"


def test_dropping_a_stream_stops_the_search() -> None:
    engine = Engine()
    next(engine.analyses(middle_game(), Limit.endless()))
    engine.analyse(Board(), Limit(depth=1))


def test_the_board_may_be_played_on_while_it_is_searched() -> None:
    board = middle_game()
    searched = board.copy()
    with closing(Engine().analyses(board, Limit.endless())) as stream:
        next(stream)
        board.push(board.legal_moves[0])
        assert next(stream).best in searched.legal_moves
    assert board.ply == searched.ply + 1


def test_errors_reach_the_listener() -> None:
    engine = Engine()
    with pytest.raises(GameOverError):
        next(engine.analyses(Board.from_game_string(SURROUNDED), Limit(depth=1)))
    with pytest.raises(SettingError, match=r"lines must be .* at least 1, not 0"):
        next(engine.analyses(Board(), Limit(depth=1), lines=0))
    assert next(engine.analyses(Board(), Limit(depth=1))).depth == 1


def test_what_on_report_raises_ends_the_search() -> None:
    class EnoughError(Exception):
        pass

    def listen(analysis: Analysis) -> None:
        if analysis.depth == 2:
            raise EnoughError

    for threads in (1, 2):
        engine = Engine(threads=threads)
        with pytest.raises(EnoughError):
            engine.analyse(middle_game(), Limit.endless(), on_report=listen)
        assert engine.analyse(Board(), Limit(depth=3)).depth == 3


@pytest.mark.parametrize("use", [Engine.clear, lambda engine: engine.best_move(Board())])
def test_a_report_cannot_wait_for_its_own_search(use: object) -> None:
    engine = Engine()
    assert callable(use)
    with pytest.raises(RuntimeError, match="use another Engine"):
        engine.analyse(Board(), Limit(depth=2), on_report=lambda _: use(engine))
