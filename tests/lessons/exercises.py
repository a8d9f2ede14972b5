"""All exercises of the course, and every answer that can be tried."""

from __future__ import annotations

from collections.abc import Iterator

from skep.board import Board
from skep.lessons import Answer, Lesson, LessonStep, StepKind, lessons
from skep.lessons.course import COURSE
from skep.lessons.tasks import Task
from skep.moves import Move
from skep.pieces import Piece

STEPS: list[tuple[Lesson, LessonStep]] = [
    (lesson, step) for lesson in lessons() for step in lesson.steps
]
EXERCISES = [(lesson.id, step) for lesson, step in STEPS if step.kind is not StepKind.READ]
TASKS: dict[str, Task] = {plan.step_id(task): task for plan in COURSE for task in plan.tasks}


def of_kind(kind: StepKind) -> list[tuple[str, LessonStep]]:
    return [(lesson, step) for lesson, step in EXERCISES if step.kind is kind]


def moves(board: Board) -> Iterator[Move]:
    """The legal moves of a board."""
    return (action for action in board.legal_moves if isinstance(action, Move))


def move_answer(move: Move) -> Answer:
    return {"piece": move.piece.name, "to": list(move.to)}


def pieces_on(board: Board) -> set[Piece]:
    return {piece for stack in board.stacks.values() for piece in stack}
