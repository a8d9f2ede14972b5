"""Ratings: known strengths are recovered, and the numbers are finite whatever the results."""

from __future__ import annotations

from math import isfinite
from random import Random

import pytest

from skep.arena.ratings import Rating, rate
from skep.arena.statistics import TWO_SIDED_95, Pentanomial, elo_of, estimate, score_of


def by_name(ratings: list[Rating]) -> dict[str, Rating]:
    return {rating.player: rating for rating in ratings}


def expected(elo: float, pairs: int) -> Pentanomial:
    """Roughly the expected results of this many pairs at an Elo difference, mostly with a draw."""
    wins = round(pairs * (score_of(elo) - 0.25) * 2 / 3)
    losses = round(pairs * (0.75 - score_of(elo)) * 2 / 3)
    rest = pairs - wins - losses
    half = round((pairs * score_of(elo) - wins - rest / 4) * 2)
    return losses, rest - half, 0, half, wins


@pytest.mark.parametrize("pairs", [(50, 0, 0, 0, 150), (10, 20, 400, 200, 90), (0, 0, 80, 0, 0)])
def test_two_players_are_as_far_apart_as_in_a_match(pairs: Pentanomial) -> None:
    many: Pentanomial = tuple(100 * count for count in pairs)  # type: ignore[assignment]
    ratings = by_name(rate("ab", {("a", "b"): many}))
    found = estimate(many)
    assert found is not None
    assert ratings["a"].elo - ratings["b"].elo == pytest.approx(elo_of(found.score), abs=0.02)
    assert ratings["a"].elo == pytest.approx(-ratings["b"].elo)


def test_the_interval_of_two_players_is_that_of_a_match() -> None:
    pairs = (10, 20, 400, 200, 90)
    best, _ = rate("ab", {("a", "b"): pairs})
    found = estimate(pairs)
    assert found is not None
    width = 2 * (best.elo_high - best.elo_low)  # each player has half of the difference
    assert width == pytest.approx(found.elo_high - found.elo_low, rel=0.01)
    assert best.elo_high - best.elo == pytest.approx(TWO_SIDED_95 * best.error)
    assert best.superiority == pytest.approx(found.superiority, abs=1e-3)


def test_the_prior_is_a_drawn_game_with_an_average_opponent() -> None:
    best, _ = rate("ab", {("a", "b"): (0, 0, 0, 0, 1)})
    # Two wins pull the rating up exactly as much as a draw against 0 pulls it down.
    assert 2 * (1 - score_of(2 * best.elo)) == pytest.approx(score_of(best.elo) - 0.5, abs=1e-6)


def test_known_strengths_are_found() -> None:
    strengths = {"a": 30.0, "b": 110.0, "c": -140.0}
    pairs = {
        (first, second): expected(strengths[first] - strengths[second], 100_000)
        for first, second in (("a", "b"), ("c", "a"), ("b", "c"))
    }
    ratings = rate("abc", pairs)
    assert [rating.player for rating in ratings] == ["b", "a", "c"]
    for rating in ratings:
        assert rating.elo == pytest.approx(strengths[rating.player], abs=0.05)
        assert rating.error < 1
    assert ratings[0].superiority == pytest.approx(1)
    assert ratings[2].superiority is None


def test_strength_is_measured_through_other_players() -> None:
    """Two players that never met are compared through a third."""
    ratings = by_name(
        rate("abc", {("a", "b"): (0, 0, 500, 0, 500), ("b", "c"): (0, 0, 500, 0, 500)})
    )
    assert ratings["a"].elo - ratings["c"].elo == pytest.approx(2 * elo_of(0.75), abs=0.5)


def test_the_view_does_not_matter() -> None:
    pairs = {("a", "b"): (1, 2, 3, 4, 5), ("b", "c"): (5, 1, 4, 0, 1)}
    turned = {("b", "a"): (5, 4, 3, 2, 1), ("c", "b"): (1, 0, 4, 1, 5)}
    ratings, others = by_name(rate("abc", pairs)), by_name(rate("abc", turned))
    for name in "abc":
        assert ratings[name].elo == pytest.approx(others[name].elo)
        assert ratings[name].error == pytest.approx(others[name].error)


def test_a_circle_has_no_leader() -> None:
    wins = (0, 0, 0, 0, 20)
    ratings = rate("abc", {("a", "b"): wins, ("b", "c"): wins, ("c", "a"): wins})
    assert [rating.elo for rating in ratings] == pytest.approx([0, 0, 0], abs=1e-3)


@pytest.mark.parametrize("pairs", [1, 10, 1000, 1_000_000])
def test_a_player_that_always_wins_has_a_finite_rating(pairs: int) -> None:
    wins, even = (0, 0, 0, 0, pairs), (0, pairs, pairs, pairs, 0)
    ratings = rate("abc", {("a", "b"): wins, ("a", "c"): wins, ("b", "c"): even})
    best, second, third = ratings
    assert best.player == "a"
    assert all(isfinite(rating.elo) and isfinite(rating.error) for rating in ratings)
    assert second.elo == pytest.approx(third.elo, abs=1e-3)
    if pairs >= 10:
        assert best.elo_low > second.elo_high
        assert best.elo_high > best.elo + 100  # how much stronger is unknown


def test_everybody_beats_the_players_ranked_below() -> None:
    names = [str(number) for number in range(12)]
    wins = (0, 0, 0, 0, 1000)
    ratings = rate(names, {(a, b): wins for i, a in enumerate(names) for b in names[i + 1 :]})
    assert [rating.player for rating in ratings] == names
    assert isfinite(ratings[0].elo)


def test_groups_that_never_met_count_as_equal() -> None:
    apart = {("a", "b"): (0, 0, 30, 0, 10), ("c", "d"): (9, 0, 9, 0, 0)}
    ratings = by_name(rate("abcd", apart))
    assert ratings["a"].elo + ratings["b"].elo == pytest.approx(0, abs=1e-3)
    assert ratings["c"].elo + ratings["d"].elo == pytest.approx(0, abs=1e-3)
    met = by_name(rate("abcd", apart | {("a", "c"): (0, 0, 20, 0, 0)}))
    assert ratings["a"].error > 3 * met["a"].error


def test_without_games_ratings_are_unknown() -> None:
    for rating in rate("abc", {("a", "b"): (0, 0, 0, 0, 0)}):
        assert rating.elo == 0
        assert rating.error > 200
        assert rating.superiority in (0.5, None)


def test_color_advantage_does_not_widen_the_interval() -> None:
    """White always wins: single games scatter, pairs do not."""
    balanced, _ = rate("ab", {("a", "b"): (0, 0, 100, 0, 0)})
    scattered, _ = rate("ab", {("a", "b"): (25, 0, 50, 0, 25)})
    assert balanced.error < scattered.error / 3


def test_the_interval_contains_the_truth_as_often_as_claimed() -> None:
    """200 tournaments: some openings decide both games of a pair, others do not."""
    rng = Random(3)
    truth = {"a": 100.0, "b": 0.0, "c": -100.0}
    held = 0
    for _ in range(200):
        pairs = {
            (first, second): _drawn_by_lot(truth[first] - truth[second], 15, rng)
            for first, second in (("a", "b"), ("a", "c"), ("b", "c"))
        }
        held += sum(
            rating.elo_low < truth[rating.player] < rating.elo_high for rating in rate("abc", pairs)
        )
    assert 0.92 < held / 600 < 0.98


def _drawn_by_lot(elo: float, pairs: int, rng: Random) -> Pentanomial:
    """In a third of the pairs White wins both games; the others depend on strength."""
    share = (3 * score_of(elo) - 0.5) / 2  # so that the overall mean is right
    counts = [0, 0, 0, 0, 0]
    for _ in range(pairs):
        white_wins = rng.random() < 1 / 3
        counts[2 if white_wins else 2 * sum(rng.random() < share for _ in range(2))] += 1
    none, one, two, three, four = counts
    return none, one, two, three, four
