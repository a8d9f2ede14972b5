"""The plan of a lesson without its texts: its steps, and what each asks for."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import ClassVar, TypeAlias

from skep.board import Board
from skep.lessons.goals import Attempt, Goal
from skep.lessons.lesson import StepKind
from skep.lessons.pictures import Picture
from skep.lessons.prepared_games import game_string
from skep.lessons.questions import Question
from skep.lessons.remark import Remark
from skep.lessons.selections import Selection
from skep.moves import Move
from skep.rulebook import Explanation, Mark, Rule


@dataclass(frozen=True)
class _Task:
    """What all steps have: a name within the lesson, a position, and what to point out."""

    name: str
    position: str
    _: KW_ONLY
    shows: tuple[Picture, ...] = ()
    rules: str = "rulebook"

    @property
    def game_string(self) -> str:
        return game_string(self.position)

    @property
    def board(self) -> Board:
        """The position on a new board."""
        return Board.from_game_string(self.game_string, self.rules)

    @property
    def marks(self) -> tuple[Mark, ...]:
        return tuple(mark for picture in self.shows for mark in picture(self.board))


@dataclass(frozen=True)
class Reading(_Task):
    """Something to read and look at."""

    kind: ClassVar[StepKind] = StepKind.READ


@dataclass(frozen=True)
class MoveTask(_Task):
    """Play a move that meets all these goals; the feedback names the first one missed."""

    kind: ClassVar[StepKind] = StepKind.MOVE
    _: KW_ONLY
    goals: tuple[Goal, ...]

    def attempt(self, move: Move) -> Attempt:
        """A legal move, with the boards before and after it."""
        before, after = self.board, self.board
        after.push(move)
        return Attempt(before, move, after)

    def missing(self, attempt: Attempt) -> Remark | Explanation | None:
        """The remark about the first goal that a move misses; None if it meets all of them."""
        remarks = (goal.missing(attempt) for goal in self.goals)
        return next((remark for remark in remarks if remark is not None), None)


@dataclass(frozen=True)
class TargetsTask(_Task):
    """Mark all places where a piece may go."""

    kind: ClassVar[StepKind] = StepKind.TARGETS
    _: KW_ONLY
    piece: str


@dataclass(frozen=True)
class ChoiceTask(_Task):
    """Choose the answer to a question."""

    kind: ClassVar[StepKind] = StepKind.CHOICE
    _: KW_ONLY
    choices: tuple[str, ...]
    question: Question


@dataclass(frozen=True)
class PieceTask(_Task):
    """Find all pieces of a selection."""

    kind: ClassVar[StepKind] = StepKind.PIECE
    _: KW_ONLY
    selection: Selection


Task: TypeAlias = Reading | MoveTask | TargetsTask | ChoiceTask | PieceTask


@dataclass(frozen=True)
class Plan:
    """A lesson without its texts, and the rules it teaches."""

    id: str
    teaches: tuple[Rule, ...]
    tasks: tuple[Task, ...]

    def step_id(self, task: Task) -> str:
        """The id of a step, the same in all languages."""
        return f"{self.id}-{task.name}"
