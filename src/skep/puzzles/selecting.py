"""Selects puzzles by theme, rating, game type, goal and length."""

from __future__ import annotations

from collections.abc import Iterable

from skep.pieces import GameType
from skep.puzzles.puzzle import Puzzle, PuzzleGoal
from skep.puzzles.themes import PuzzleTheme


def select(
    puzzles: Iterable[Puzzle],
    *,
    theme: PuzzleTheme | None = None,
    rating: tuple[int, int] | None = None,
    game_type: GameType | str | None = None,
    goal: PuzzleGoal | None = None,
    length: int | None = None,
) -> list[Puzzle]:
    """The puzzles that fit everything asked for; ``rating`` is the lowest and the highest.

    >>> from skep import puzzles
    >>> easy = puzzles.select(puzzles.shipped(), rating=(0, 1000), game_type="Base+MLP")
    """
    wanted = None if game_type is None else GameType(game_type)
    low, high = rating or (0, 10_000)
    return [
        puzzle
        for puzzle in puzzles
        if (theme is None or theme in puzzle.themes)
        and low <= puzzle.rating <= high
        and (wanted is None or puzzle.game_type is wanted)
        and (goal is None or puzzle.goal is goal)
        and (length is None or puzzle.length == length)
    ]
