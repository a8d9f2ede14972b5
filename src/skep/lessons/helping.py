"""Help for learners who are stuck in an exercise: a hint, and a right answer."""

from __future__ import annotations

from functools import cache

from skep.lessons.answers import Answer
from skep.lessons.lesson import AnswerOption, Help
from skep.lessons.remark import Remark, about
from skep.lessons.selections import chosen
from skep.lessons.tasks import ChoiceTask, MoveTask, PieceTask, Reading, TargetsTask, Task
from skep.moves import Move


def help_with(task: Task, choices: tuple[AnswerOption, ...], language: str) -> Help | None:
    """Help in a language; ``choices`` are the answers to choose from, in words."""
    match task:
        case MoveTask():
            move = _right_move(task)
            solution: Answer = {"piece": move.piece.name, "to": list(move.to)}
            return Help(about("hint-move", move.piece).worded(language), solution)
        case TargetsTask():
            cells = sorted(task.board.destinations(task.piece))
            hint = Remark("hint-targets", {"count": len(cells)})
            return Help(hint.worded(language), {"targets": [list(cell) for cell in cells]})
        case PieceTask():
            pieces = sorted(chosen(task.selection, task.board))
            hint = Remark("hint-pieces", {"count": len(pieces)})
            return Help(hint.worded(language), {"pieces": [piece.name for piece in pieces]})
        case ChoiceTask():
            right = task.question(task.board)
            return Help(_choice_hint(choices, right, language), {"choice": right})
        case Reading():
            return None


@cache
def _right_move(task: MoveTask) -> Move:
    legal = (action for action in task.board.legal_moves if isinstance(action, Move))
    return next(move for move in legal if task.missing(task.attempt(move)) is None)


def _choice_hint(choices: tuple[AnswerOption, ...], right: str, language: str) -> str | None:
    """Rule out one of the wrong answers, unless only the right one would be left."""
    first, *others = [choice.text for choice in choices if choice.id != right]
    return Remark("hint-choice", {"choice": first}).worded(language) if others else None
