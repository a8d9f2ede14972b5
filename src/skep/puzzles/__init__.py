"""Puzzles: forced wins and only defenses, found in games and proven by exhaustive search."""

from skep.puzzles.choosing import choose, without_duplicates
from skep.puzzles.finding import find_puzzles
from skep.puzzles.mining import MiningResult, mine_puzzles
from skep.puzzles.proving import is_proven
from skep.puzzles.puzzle import Answers, Continuation, Puzzle, PuzzleGoal, PuzzleVerdict
from skep.puzzles.puzzle_file import load, save, shipped
from skep.puzzles.selecting import select
from skep.puzzles.solver import Solver, TooHardError
from skep.puzzles.themes import PuzzleTheme

__all__ = [
    "Answers",
    "Continuation",
    "MiningResult",
    "Puzzle",
    "PuzzleGoal",
    "PuzzleTheme",
    "PuzzleVerdict",
    "Solver",
    "TooHardError",
    "choose",
    "find_puzzles",
    "is_proven",
    "load",
    "mine_puzzles",
    "save",
    "select",
    "shipped",
    "without_duplicates",
]
