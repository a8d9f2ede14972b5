"""When a search settled on its best move."""

from __future__ import annotations

from skep import Board
from skep.engine import Analysis, Line
from skep.engine.settling import settled


def analysis(choice: int, nodes: int) -> Analysis:
    return Analysis((Line((Board().legal_moves[choice],), 0, 1),), 1, nodes, 0.1)


def test_the_move_that_is_kept_counts_from_where_it_was_last_preferred() -> None:
    reports = [analysis(0, 10), analysis(1, 30), analysis(0, 90), analysis(0, 200)]
    assert settled(reports, analysis(0, 250)) == (30, 90)


def test_a_move_that_was_always_preferred() -> None:
    assert settled([analysis(2, 10), analysis(2, 40)], analysis(2, 60)) == (0, 10)


def test_a_move_that_was_found_after_the_last_report() -> None:
    assert settled([analysis(2, 10)], analysis(1, 60)) == (10, 60)
    assert settled([], analysis(1, 60)) == (0, 60)
