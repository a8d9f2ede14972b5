"""The review of a game as data: every move with its label, chances and the better line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from skep.engine.chances import chance
from skep.game import Evaluation
from skep.pieces import Color
from skep.review.accuracy import WeighedMove, game_accuracy, weights
from skep.review.effects import Effect
from skep.review.labels import MISTAKE, Label
from skep.review.phases import Phase

EVEN: Final = Evaluation(0)
MAX_TURNING_POINTS: Final = 5
"""Per game."""


@dataclass(frozen=True, slots=True)
class ReviewedMove:
    """A move of the game and what the engine says about it."""

    ply: int
    """From 1 at the start of a game."""
    color: Color
    """The player."""
    move: str
    """The MoveString."""
    label: Label
    phase: Phase
    loss: float
    """How much chance the move gave away, from 0 to 1."""
    accuracy: float
    """From 0 to 100."""
    evaluation: Evaluation
    """Of the position after the move."""
    best: tuple[str, ...]
    """The best line from the position before the move, as MoveStrings."""
    best_evaluation: Evaluation
    """What the best line leads to."""
    effects: tuple[Effect, ...] = ()
    """What the best move does; only for errors, only moves and brilliant moves."""

    @property
    def chance(self) -> float:
        """White's chance after the move, from 0 to 1."""
        return chance(self.evaluation.score)

    @property
    def best_chance(self) -> float:
        """White's chance after the best move, from 0 to 1."""
        return chance(self.best_evaluation.score)

    @property
    def is_best(self) -> bool:
        """Whether the player found the best move."""
        return self.best[:1] == (self.move,)


@dataclass(frozen=True)
class Review:
    """A reviewed game, or why it can't be reviewed."""

    game: str
    """The main line as a GameString."""
    headers: Mapping[str, str] = field(default_factory=dict)
    start: Evaluation = EVEN
    """Of the position before the first move."""
    moves: tuple[ReviewedMove, ...] = ()
    error: str | None = None
    file: str = ""
    line: int = 1
    """Where the game is in its file."""

    @cached_property
    def chances(self) -> Sequence[float]:
        """White's chances before the first move and after each move, from 0 to 1."""
        return (chance(self.start.score), *(move.chance for move in self.moves))

    def moves_of(self, color: Color | str, phase: Phase | None = None) -> Sequence[ReviewedMove]:
        """The moves of one player, in one phase or in all."""
        player = Color.named(color)
        return [m for m in self.moves if m.color is player and phase in (None, m.phase)]

    def accuracy(self, color: Color | str, phase: Phase | None = None) -> float | None:
        """How close a player's moves came to the best ones, from 0 to 100.

        Forced moves don't count; None if no others are left.
        """
        player = Color.named(color)
        return game_accuracy(
            [
                WeighedMove(move.accuracy, weight)
                for move, weight in zip(self.moves, weights(self.chances), strict=True)
                if move.color is player
                and phase in (None, move.phase)
                and move.label is not Label.FORCED
            ]
        )

    def counts(self, color: Color | str) -> Mapping[Label, int]:
        """How many moves of a player have each label."""
        counted = Counter(move.label for move in self.moves_of(color))
        return {label: counted[label] for label in Label}

    @cached_property
    def turning_points(self) -> Sequence[ReviewedMove]:
        """The moves that gave away the most, at least as much as a mistake, in order of play."""
        errors = [
            move for move in self.moves if move.loss >= MISTAKE or move.label is Label.MISSED_WIN
        ]
        errors.sort(key=lambda move: -move.loss)
        return sorted(errors[:MAX_TURNING_POINTS], key=lambda move: move.ply)
