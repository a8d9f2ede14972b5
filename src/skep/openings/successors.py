"""Finds the moves of a board that lead to known positions, however the hive is turned."""

from __future__ import annotations

from collections.abc import Container

from skep.board import Board
from skep.moves import Action


def actions_by_successor(board: Board, wanted: Container[int]) -> dict[int, tuple[Action, ...]]:
    """The legal actions that lead to wanted positions, by the canonical keys of those."""
    found: dict[int, list[Action]] = {}
    trial = board.copy(history=False)
    for action in board.legal_moves:
        trial.push(action)
        key = trial.canonical_key
        if key in wanted:
            found.setdefault(key, []).append(action)
        trial.pop()
    return {key: tuple(actions) for key, actions in found.items()}
