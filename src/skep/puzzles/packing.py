"""Packs the best of found puzzles: no two alike, and some of every kind."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from itertools import chain, zip_longest

from skep.pieces import GameType
from skep.puzzles.likeness import Pattern, pattern_of
from skep.puzzles.puzzle import Puzzle, PuzzleGoal
from skep.puzzles.themes import PuzzleTheme


def pack(puzzles: Iterable[Puzzle], count: int) -> list[Puzzle]:
    """Up to ``count`` puzzles, balanced over game types, goals and lengths, rare themes first.

    Of puzzles that are alike, only the longest is taken, and of these the hardest.
    """
    different = without_duplicates(puzzles)
    frequency = Counter(theme for puzzle in different for theme in puzzle.themes)
    kinds: dict[tuple[GameType, PuzzleGoal, int], list[Puzzle]] = defaultdict(list)
    for puzzle in sorted(different, key=lambda puzzle: (-_rarity(puzzle, frequency), puzzle.id)):
        kinds[puzzle.game_type, puzzle.goal, puzzle.length].append(puzzle)
    in_turn = chain.from_iterable(zip_longest(*kinds.values()))
    return [puzzle for puzzle in in_turn if puzzle is not None][:count]


def without_duplicates(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """The puzzles of which no two are alike."""
    best: dict[tuple[PuzzleGoal, Pattern], Puzzle] = {}
    for puzzle in puzzles:
        key = (puzzle.goal, _pattern(puzzle))
        if key not in best or _worth(puzzle) > _worth(best[key]):
            best[key] = puzzle
    return [*best.values()]


def _pattern(puzzle: Puzzle) -> Pattern:
    board = puzzle.board()
    attacked = board.turn.other if puzzle.goal is PuzzleGoal.WIN else board.turn
    return pattern_of(board, board.parse_move(puzzle.solution[0]), attacked)


def _worth(puzzle: Puzzle) -> tuple[int, int, str]:
    return puzzle.length, puzzle.rating, puzzle.position


def _rarity(puzzle: Puzzle, frequency: Counter[PuzzleTheme]) -> float:
    return sum(1 / frequency[theme] for theme in puzzle.themes)
