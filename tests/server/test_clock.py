"""Clocks: running time, increments, days per move, and running out."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skep import Color, SettingError, WrongTypeError
from skep.server.domain.clock import DAY_MS, GameClock, Pace, TimeControl

BLITZ = TimeControl.live(initial_s=300, increment_s=5)


def test_a_full_clock_does_not_run() -> None:
    clock = GameClock.full(BLITZ)
    assert clock.running is None
    assert clock.expires_ms is None
    assert clock.left_ms(Color.WHITE, 10**15) == 300_000


def test_only_the_running_side_loses_time() -> None:
    clock = GameClock.full(BLITZ).switched(Color.WHITE, 1_000)
    assert clock.left_ms(Color.WHITE, 3_500) == 297_500
    assert clock.left_ms(Color.BLACK, 3_500) == 300_000


def test_a_move_adds_the_increment_and_starts_the_other_side() -> None:
    clock = GameClock.full(BLITZ).switched(Color.WHITE, 1_000).pressed(11_000)
    assert clock.running is Color.BLACK
    assert clock.left_ms(Color.WHITE, 99_000) == 295_000
    assert clock.left_ms(Color.BLACK, 12_000) == 299_000


def test_with_days_each_move_gets_the_full_time() -> None:
    clock = GameClock.full(TimeControl.days(3)).switched(Color.BLACK, 0).pressed(2 * DAY_MS)
    assert clock.left_ms(Color.BLACK, 5 * DAY_MS) == 3 * DAY_MS
    assert clock.expires_ms == 5 * DAY_MS


def test_time_ends_at_the_predicted_instant() -> None:
    clock = GameClock.full(BLITZ).switched(Color.BLACK, 1_000)
    assert clock.expires_ms == 301_000
    assert not clock.is_expired(300_999)
    assert clock.is_expired(301_000)
    assert clock.left_ms(Color.BLACK, 10**9) == 0


def test_a_clock_that_goes_backwards_gives_no_time() -> None:
    clock = GameClock.full(BLITZ).switched(Color.WHITE, 1_000)
    assert clock.left_ms(Color.WHITE, 0) == 300_000


@pytest.mark.parametrize(("initial_s", "increment_s"), [(0, 5), (-1, 0), (60, -1)])
def test_impossible_times_are_refused(initial_s: int, increment_s: int) -> None:
    with pytest.raises(SettingError, match="of a clock must be a whole number"):
        TimeControl.live(initial_s, increment_s)


@given(st.lists(st.integers(0, 20_000), max_size=30))
def test_time_is_neither_gained_nor_lost(thinking: list[int]) -> None:
    """The time left is the time at the start, plus increments, minus thinking time."""
    clock, now = GameClock.full(BLITZ).switched(Color.WHITE, 0), 0
    used = {Color.WHITE: 0, Color.BLACK: 0}
    moves = {Color.WHITE: 0, Color.BLACK: 0}
    for ms in thinking:
        mover = clock.running
        assert mover is not None
        now += ms
        if clock.is_expired(now):
            break
        clock = clock.pressed(now)
        used[mover] += ms
        moves[mover] += 1
        for color in Color:
            assert clock.left_ms(color, now) == 300_000 + 5_000 * moves[color] - used[color]


@pytest.mark.parametrize("odd", [None, 2.5, True, b"3", [], "3", float("nan"), -1])
def test_times_are_whole_numbers(odd: int) -> None:
    for make in (TimeControl.days, TimeControl.live, lambda odd: TimeControl(Pace.LIVE, 1, odd)):
        with pytest.raises(SettingError, match=r"must be a whole number .*, not "):
            make(odd)


@pytest.mark.parametrize("odd", [None, 3, "live", True])
def test_a_pace_accepts_no_other_values(odd: Pace) -> None:
    with pytest.raises(WrongTypeError, match="expected a Pace, not "):
        TimeControl(odd, 1)


@pytest.mark.parametrize("odd", ["green", "", 0, None])
def test_a_clock_refuses_what_is_not_a_player(odd: Color) -> None:
    clock = GameClock.full(BLITZ)
    for ask in (clock.left_ms, clock.switched):
        with pytest.raises((SettingError, WrongTypeError), match="white"):
            ask(odd, 0)
