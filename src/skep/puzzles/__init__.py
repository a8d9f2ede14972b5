"""Puzzles: forced wins and only defenses, found in games and proven by exhaustive search."""

from skep.puzzles.finding import find_puzzles
from skep.puzzles.finding_in_games import FoundPuzzles, find_in_games
from skep.puzzles.packing import pack, without_duplicates
from skep.puzzles.proving import is_proven
from skep.puzzles.puzzle import Answers, Continuation, Puzzle, PuzzleGoal, PuzzleVerdict
from skep.puzzles.puzzle_file import load, save, shipped
from skep.puzzles.selecting import select
from skep.puzzles.solver import Solver
from skep.puzzles.themes import PuzzleTheme

__all__ = [
    "Answers",
    "Continuation",
    "FoundPuzzles",
    "Puzzle",
    "PuzzleGoal",
    "PuzzleTheme",
    "PuzzleVerdict",
    "Solver",
    "find_in_games",
    "find_puzzles",
    "is_proven",
    "load",
    "pack",
    "save",
    "select",
    "shipped",
    "without_duplicates",
]
