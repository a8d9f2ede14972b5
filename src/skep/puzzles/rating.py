"""How hard a puzzle is: what the engine needed to find the first move, and how far it looks."""

from __future__ import annotations

from math import log10
from typing import Final

from skep.board import Board
from skep.engine import Analysis, Engine, Limit
from skep.engine.settling import settled
from skep.moves import Action

MAX_EFFORT: Final = 50_000
"""Nodes after which a search gives up."""

_BASE = 400
_PER_PLY = 110
_PER_TENFOLD = 220  # for ten times the effort


def effort(engine: Engine, board: Board, solution: Action) -> int:
    """The nodes after which the engine has found the solution and stays with it."""
    reports: list[Analysis] = []
    engine.clear()
    found = engine.analyse(board, Limit(nodes=MAX_EFFORT), on_report=reports.append)
    return max(1, settled(reports, found).after) if found.best == solution else MAX_EFFORT


def rating(plies: int, nodes: int) -> int:
    """A number like a player's rating; the puzzles that come with Skep have 814 to 2424.

    ``plies`` is how far one has to look, and ``nodes`` the engine's effort.
    """
    return round(_BASE + _PER_PLY * plies + _PER_TENFOLD * log10(nodes))
