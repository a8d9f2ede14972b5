"""How a clock is divided among the remaining moves."""

from __future__ import annotations

import pytest

from skep.engine import Limit


@pytest.mark.parametrize("clock", [10, 60, 600])
def test_a_clock_is_planned_to_last_for_25_moves(clock: float) -> None:
    limit = Limit(clock=clock)
    assert 0.7 * clock < 25 * limit.soft_seconds < clock


@pytest.mark.parametrize("clock", [10, 60, 600])
def test_a_difficult_move_may_take_three_times_as_long(clock: float) -> None:
    assert 2.5 * clock < 25 * Limit(clock=clock).hard_seconds < 3.1 * clock


def test_most_of_the_increment_is_for_the_move_that_earns_it() -> None:
    longer, plain = Limit(clock=60, increment=2), Limit(clock=60)
    assert 1 < longer.soft_seconds - plain.soft_seconds < 2
