"""Policies: who the learner of a Gymnasium environment plays against."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from skep.board import Board
from skep.moves import Action

Policy: TypeAlias = Callable[[Board, np.random.Generator], Action]
"""Chooses a legal action; all chance comes from the generator, so that seeds repeat games."""


def random_policy(board: Board, generator: np.random.Generator) -> Action:
    """Any legal action, each as likely as the others."""
    legal = board.legal_moves
    return legal[int(generator.integers(len(legal)))]
