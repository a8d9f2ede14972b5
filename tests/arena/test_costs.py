"""The cost of moves, added up over games. Players that report nothing do not count as zero."""

from __future__ import annotations

from skep.arena.records import SideRecord
from skep.arena.standing import SideTotal


def total(*sides: SideRecord) -> SideTotal:
    added = SideTotal()
    for side in sides:
        added.add(side)
    return added


FAST = SideRecord(moves=10, seconds=1.0, longest=0.5, nodes=2_000, depth=4.0)
SLOW = SideRecord(moves=30, seconds=7.0, longest=2.0, nodes=10_000, depth=8.0)
SILENT = SideRecord(moves=60, seconds=2.0, longest=0.1, nodes=None, depth=None)


def test_nothing_is_known_before_the_first_move() -> None:
    none = total()
    assert (none.moves, none.seconds, none.longest) == (0, 0, 0)
    assert (none.seconds_per_move, none.nodes_per_move) == (None, None)
    assert (none.nodes_per_second, none.depth) == (None, None)


def test_games_add_up_by_their_moves() -> None:
    both = total(FAST, SLOW)
    assert (both.moves, both.seconds, both.longest) == (40, 8.0, 2.0)
    assert both.seconds_per_move == 0.2
    assert both.nodes_per_move == 300
    assert both.nodes_per_second == 1_500
    assert both.depth == 7.0  # 4 in ten moves, 8 in thirty


def test_the_longest_move_may_be_in_any_game() -> None:
    assert total(SLOW, FAST).longest == 2.0


def test_a_player_that_reports_no_nodes_or_depth_changes_neither() -> None:
    mixed, reported = total(FAST, SILENT), total(FAST)
    assert (mixed.nodes_per_move, mixed.nodes_per_second) == (200, 2_000)
    assert (mixed.depth, reported.depth) == (4.0, 4.0)
    assert mixed.seconds_per_move == 3.0 / 70


def test_games_without_moves() -> None:
    unmoved = total(SideRecord(moves=0, seconds=0.0, longest=0.0, nodes=0, depth=0.0))
    assert (unmoved.seconds_per_move, unmoved.nodes_per_move) == (None, None)
    assert (unmoved.nodes_per_second, unmoved.depth) == (None, None)
