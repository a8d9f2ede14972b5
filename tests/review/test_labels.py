"""The labels of moves, by their scores: hand-made findings, one per threshold."""

from __future__ import annotations

from math import log

import pytest

from skep.engine.chances import POINTS_PER_LOG_ODDS, before_move, chance, won_in
from skep.review import Label
from skep.review.labels import label_of, loss_of
from skep.review.searching import Finding


def points(share: float) -> int:
    """The score of a chance."""
    return round(POINTS_PER_LOG_ODDS * log(share / (1 - share)))


def found(best: int, **more: object) -> Finding:
    return Finding(best, ("wA1 bQ-",), **({"choices": 20} | more))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("best", "played", "label"),
    [
        (0.60, 0.60, Label.BEST),
        (0.60, 0.57, Label.GOOD),
        (0.60, 0.54, Label.INACCURACY),
        (0.60, 0.48, Label.MISTAKE),
        (0.60, 0.38, Label.BLUNDER),
        (0.30, 0.05, Label.BLUNDER),
    ],
)
def test_a_label_follows_from_the_loss(best: float, played: float, label: Label) -> None:
    assert label_of(found(points(best)), points(played)) is label


@pytest.mark.parametrize(
    ("win", "played", "label"),
    [
        (1, points(0.97), Label.MISSED_WIN),
        (5, points(0.97), Label.MISSED_WIN),
        (9, points(0.97), Label.GOOD),
        (9, points(0.85), Label.MISSED_WIN),
        (3, won_in(5), Label.GOOD),
        (3, won_in(3), Label.BEST),
        (3, -won_in(2), Label.BLUNDER),
    ],
)
def test_a_missed_win(win: int, played: int, label: Label) -> None:
    assert label_of(found(won_in(win)), played) is label


def test_walking_into_a_short_loss_is_a_blunder() -> None:
    assert label_of(found(points(0.15)), -won_in(2)) is Label.BLUNDER
    assert label_of(found(points(0.15)), -won_in(12)) is Label.MISTAKE
    assert label_of(found(points(0.08)), -won_in(2)) is Label.INACCURACY
    assert label_of(found(-won_in(8)), -won_in(2)) is Label.GOOD


def test_a_forced_move_loses_nothing() -> None:
    only = found(points(0.5), choices=1)
    assert label_of(only, -won_in(2)) is Label.FORCED
    assert loss_of(only, -won_in(2)) == 0


def test_the_best_move_never_loses_even_if_it_turns_out_to_lose() -> None:
    best = found(points(0.6), is_best=True, runner_up=points(0.55))
    assert loss_of(best, -won_in(2)) == 0
    assert label_of(best, -won_in(2)) is Label.BEST


def test_an_only_move_leaves_nothing_else() -> None:
    def best(mine: float, other: float, share: float = 0.0) -> Label:
        found_ = found(points(mine), is_best=True, runner_up=points(other), share=share)
        return label_of(found_, points(mine))

    assert best(0.60, 0.30) is Label.ONLY_MOVE
    assert best(0.60, 0.45) is Label.BEST
    assert best(0.95, 0.70) is Label.BEST


def test_a_brilliant_move_is_an_only_move_that_is_hard_to_see() -> None:
    def best(mine: float, share: float) -> Label:
        found_ = found(points(mine), is_best=True, runner_up=points(0.1), share=share)
        return label_of(found_, points(mine))

    assert best(0.60, 0.6) is Label.BRILLIANT
    assert best(0.60, 0.05) is Label.ONLY_MOVE
    assert best(0.40, 0.6) is Label.ONLY_MOVE


def test_only_errors_have_better_moves() -> None:
    assert [label for label in Label if label.is_error] == [
        Label.INACCURACY,
        Label.MISTAKE,
        Label.MISSED_WIN,
        Label.BLUNDER,
    ]
    assert Label.BLUNDER.glyph == 4
    assert Label.GOOD.glyph is None


def test_a_score_as_the_opponent_sees_it() -> None:
    assert before_move(150) == -150
    assert before_move(won_in(1)) == -won_in(2)
    assert before_move(-won_in(2)) == won_in(3)
    assert chance(before_move(-won_in(2))) == 1
