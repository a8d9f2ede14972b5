"""The puzzles that come with Skep: many, varied, no two alike, and each of them proven."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

import pytest

from skep import GameType
from skep.puzzles import PuzzleGoal, PuzzleTheme, is_proven, select, shipped, without_duplicates

MAX_BYTES = 1_000_000
SHORT = [p for p in shipped() if p.length <= 2]
LONG = [p for p in shipped() if p.length > 2]


def test_there_are_many_of_every_sort_in_a_small_file() -> None:
    assert len(shipped()) >= 2000
    assert len((files("skep.puzzles") / "puzzles.jsonl.gz").read_bytes()) < MAX_BYTES
    types = Counter(puzzle.game_type for puzzle in shipped())
    assert all(types[game_type] >= 100 for game_type in GameType)
    wins = Counter(p.length for p in shipped() if p.goal is PuzzleGoal.WIN)
    assert set(wins) == {1, 2, 3, 4, 5}
    assert all(wins[length] >= 100 for length in (1, 2, 3))
    themes = Counter(theme for puzzle in shipped() for theme in puzzle.themes)
    assert set(themes) == set(PuzzleTheme)
    assert len({puzzle.id for puzzle in shipped()}) == len(shipped())


@pytest.mark.thorough
def test_no_two_are_alike() -> None:
    assert len(without_duplicates(shipped())) == len(shipped())


def test_they_are_in_order_of_their_ratings() -> None:
    ratings = [puzzle.rating for puzzle in shipped()]
    assert ratings == sorted(ratings)
    assert ratings[0] < 900
    assert ratings[-1] > 2000


def test_they_can_be_selected() -> None:
    found = select(
        shipped(), theme=PuzzleTheme.PIN, rating=(1000, 1500), game_type="Base+MLP", length=2
    )
    assert 0 < len(found) < len(shipped())
    for puzzle in found:
        assert PuzzleTheme.PIN in puzzle.themes
        assert 1000 <= puzzle.rating <= 1500
        assert puzzle.game_type is GameType.BASE_MLP
        assert puzzle.length == 2
    defenses = select(shipped(), goal=PuzzleGoal.DEFENSE)
    assert all(PuzzleTheme.ONLY_DEFENSE in puzzle.themes for puzzle in defenses)


@pytest.mark.thorough
def test_some_are_proven_again() -> None:
    for puzzle in [*SHORT[::40], *[p for p in LONG if p.length == 3][::60]]:
        assert is_proven(puzzle), puzzle


@pytest.mark.slow
@pytest.mark.parametrize("part", range(20))
def test_all_are_proven_again(part: int) -> None:
    for puzzle in shipped()[part::20]:
        assert is_proven(puzzle), puzzle
