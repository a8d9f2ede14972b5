"""What a learner sees: lessons, their steps in words, and the feedback on an answer."""

from __future__ import annotations

from dataclasses import dataclass

from skep.board import Board
from skep.enums import NamedStrEnum
from skep.lessons.answers import Answer
from skep.pieces import Piece
from skep.rulebook import Explanation, Mark


class StepKind(NamedStrEnum):
    """What a step asks for."""

    READ = "read"  # nothing: a text and a board
    MOVE = "move"  # a move that solves the task
    TARGETS = "targets"  # all places where a piece may go
    CHOICE = "choice"  # one of several answers
    PIECE = "piece"  # all pieces that match a description


@dataclass(frozen=True, slots=True)
class AnswerOption:
    """One of the answers to choose from."""

    id: str
    text: str


@dataclass(frozen=True, slots=True)
class Help:
    """A hint, if there is one, and an answer that the judge accepts."""

    hint: str | None
    solution: Answer


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One page of a lesson, in one language."""

    id: str
    kind: StepKind
    text: str
    game_string: str
    rules: str = "rulebook"
    piece: Piece | None = None
    choices: tuple[AnswerOption, ...] = ()
    marks: tuple[Mark, ...] = ()
    help: Help | None = None  # None for a reading step, which has no question

    @property
    def board(self) -> Board:
        """The position of this step on a new board."""
        return Board.from_game_string(self.game_string, self.rules)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson in one language."""

    id: str
    title: str
    summary: str
    steps: tuple[LessonStep, ...]


@dataclass(frozen=True, slots=True)
class Feedback:
    """Whether an answer is right, and a message that says why.

    ``explanation`` names the rule against an illegal move; ``board_after`` is the board
    after a right one.
    """

    correct: bool
    message: str
    explanation: Explanation | None = None
    board_after: Board | None = None
