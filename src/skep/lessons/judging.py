"""Judges answers by the rules, and says what is wrong with them."""

from __future__ import annotations

from typing import Final

from skep.errors import SettingError
from skep.lessons.answers import Answer, read_choice, read_move, read_pieces, read_targets
from skep.lessons.course import COURSE
from skep.lessons.lesson import Feedback
from skep.lessons.remark import Remark, about
from skep.lessons.selections import chosen
from skep.lessons.tasks import ChoiceTask, MoveTask, PieceTask, Reading, TargetsTask, Task
from skep.locales import message
from skep.moves import Move
from skep.pieces import Piece
from skep.rulebook import Explanation, sentence

_RIGHT: Final = Feedback(True, "")  # ``judge`` adds the praise


def judge(lesson_id: str, step_id: str, answer: Answer, language: str = "en") -> Feedback:
    """Whether an answer to an exercise is right, with a message in a language."""
    task = _task(lesson_id, step_id)
    match task:
        case MoveTask():
            feedback = _judge_move(task, answer, language)
        case TargetsTask():
            feedback = _judge_targets(task, answer, language)
        case ChoiceTask():
            feedback = _judge_choice(task, step_id, answer, language)
        case PieceTask():
            feedback = _judge_pieces(task, answer, language)
        case Reading():
            raise SettingError(f"step {step_id!r} is for reading and takes no answer")
    if not feedback.correct:
        return feedback
    praise = message(language, f"lesson-{step_id}-done")
    return Feedback(True, praise, board_after=feedback.board_after)


def _task(lesson_id: str, step_id: str) -> Task:
    for plan in COURSE:
        if plan.id == lesson_id:
            for task in plan.tasks:
                if plan.step_id(task) == step_id:
                    return task
            raise SettingError(f"lesson {lesson_id!r} has no step {step_id[:60]!r}")
    known = ", ".join(plan.id for plan in COURSE)
    raise SettingError(f"unknown lesson {lesson_id[:40]!r}; expected one of {known}")


def _judge_move(task: MoveTask, answer: Answer, language: str) -> Feedback:
    move = read_move(answer)
    board = task.board
    if move not in board.legal_moves:
        return _wrong(board.explain(move), language)
    attempt = task.attempt(move)
    missing = task.missing(attempt)
    if missing is not None:
        return _wrong(missing, language)
    return Feedback(True, "", board_after=attempt.after)


def _judge_targets(task: TargetsTask, answer: Answer, language: str) -> Feedback:
    board, piece = task.board, Piece(task.piece)
    marked, legal = read_targets(answer), board.destinations(piece)
    if wrong := sorted(marked - legal):
        explanation = board.explain(Move(piece, wrong[0]))
        reason = sentence(explanation, language, notation=False)
        remark = Remark("targets-wrong", {"count": len(wrong), "reason": reason})
        return Feedback(False, remark.worded(language), explanation)
    if missing := len(legal - marked):
        return _wrong(Remark("targets-more", {"count": missing}), language)
    return _RIGHT


def _judge_choice(task: ChoiceTask, step_id: str, answer: Answer, language: str) -> Feedback:
    if read_choice(answer, task.choices) == task.question(task.board):
        return _RIGHT
    return _wrong(Remark(f"{step_id}-miss"), language)


def _judge_pieces(task: PieceTask, answer: Answer, language: str) -> Feedback:
    board = task.board
    tapped, right = read_pieces(answer), chosen(task.selection, board)
    if wrong := sorted(tapped - right):
        if board.locate(wrong[0]) is None:
            return _wrong(about("piece-in-reserve", wrong[0]), language)
        return _wrong(task.selection.objection(board, wrong[0]), language)
    if missing := len(right - tapped):
        return _wrong(Remark("piece-more", {"count": missing}), language)
    return _RIGHT


def _wrong(why: Remark | Explanation, language: str) -> Feedback:
    if isinstance(why, Remark):
        return Feedback(False, why.worded(language))
    return Feedback(False, sentence(why, language, notation=False), why)
