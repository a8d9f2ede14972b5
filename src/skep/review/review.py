"""The review of a game as data: every move with its label, chances and the better line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final

from skep.engine.chances import chance
from skep.errors import SkepError
from skep.game import Evaluation
from skep.pieces import Color
from skep.review.accuracy import WeighedMove, game_accuracy, weights
from skep.review.effects import Effect
from skep.review.labels import MISTAKE, Label
from skep.review.phases import Phase

EVEN: Final = Evaluation(0)
MAX_TURNING_POINTS: Final = 5
"""Per game."""
_LABELS: Final = {label.id: label for label in Label}
_PHASES: Final = {phase.id: phase for phase in Phase}


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

    def to_json(self) -> dict[str, Any]:
        """The move as plain values."""
        return {
            "ply": self.ply,
            "player": self.color.id,
            "move": self.move,
            "label": self.label.id,
            "phase": self.phase.id,
            "loss": self.loss,
            "accuracy": self.accuracy,
            "chance": round(self.chance, 4),
            "evaluation": _plain(self.evaluation),
            "best": list(self.best),
            "best_evaluation": _plain(self.best_evaluation),
            "effects": [effect.to_json() for effect in self.effects],
        }

    @classmethod
    def from_json(cls, values: dict[str, Any]) -> ReviewedMove:
        """The move of ``to_json``."""
        return cls(
            ply=int(values["ply"]),
            color=Color.named(values["player"]),
            move=str(values["move"]),
            label=_LABELS[values["label"]],
            phase=_PHASES[values["phase"]],
            loss=float(values["loss"]),
            accuracy=float(values["accuracy"]),
            evaluation=_evaluation(values["evaluation"]),
            best=tuple(map(str, values["best"])),
            best_evaluation=_evaluation(values["best_evaluation"]),
            effects=tuple(map(Effect.from_json, values["effects"])),
        )


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

    def to_json(self) -> dict[str, Any]:
        """The review as plain values, which docs/review.md describes."""
        place = {"file": self.file, "line": self.line, "game": self.game}
        if self.error is not None:
            return place | {"error": self.error}
        accuracies = {color: self.accuracy(color) for color in Color}
        return place | {
            "headers": dict(self.headers),
            "accuracy": {
                color.id: None if accuracy is None else round(accuracy, 1)
                for color, accuracy in accuracies.items()
            },
            "start": _plain(self.start),
            "turning_points": [move.ply for move in self.turning_points],
            "moves": [move.to_json() for move in self.moves],
        }

    @classmethod
    def from_json(cls, values: dict[str, Any]) -> Review:
        """The review of ``to_json``; raise ValueError if the values are something else."""
        try:
            return cls(
                game=str(values["game"]),
                headers={str(name): str(text) for name, text in values.get("headers", {}).items()},
                start=_evaluation(values.get("start", {"score": 0})),
                moves=tuple(map(ReviewedMove.from_json, values.get("moves", ()))),
                error=values.get("error"),
                file=str(values.get("file", "")),
                line=int(values.get("line", 1)),
            )
        except (TypeError, KeyError, AttributeError, SkepError) as error:
            raise ValueError(f"not the review of a game: {error}") from None


def _plain(evaluation: Evaluation) -> dict[str, int]:
    proven = {} if evaluation.win_in is None else {"win_in": evaluation.win_in}
    return {"score": evaluation.score} | proven


def _evaluation(values: dict[str, Any]) -> Evaluation:
    proven = values.get("win_in")
    return Evaluation(int(values["score"]), None if proven is None else int(proven))
