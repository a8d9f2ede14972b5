"""The lessons in a language: the plans of the course, with texts."""

from __future__ import annotations

from functools import cache

from skep.errors import SettingError
from skep.lessons.course import COURSE
from skep.lessons.helping import help_with
from skep.lessons.lesson import AnswerOption, Lesson, LessonStep
from skep.lessons.tasks import ChoiceTask, Plan, TargetsTask, Task
from skep.locales import message
from skep.pieces import Piece
from skep.rulebook import Rule


@cache
def lessons(language: str = "en") -> tuple[Lesson, ...]:
    """The whole course, from the goal of the game to its end."""
    return tuple(_lesson(plan, language) for plan in COURSE)


def lesson_of(rule: Rule | str) -> str:
    """The id of the lesson that teaches a rule.

    >>> lesson_of("height-gate")
    'stacks-and-gates'
    """
    for plan in COURSE:
        if rule in plan.teaches:
            return plan.id
    raise SettingError(f"unknown rule {rule[:40]!r}; expected an id such as one-hive")


def _lesson(plan: Plan, language: str) -> Lesson:
    title = message(language, f"lesson-{plan.id}-title")
    summary = message(language, f"lesson-{plan.id}-summary")
    return Lesson(plan.id, title, summary, tuple(_step(plan, t, language) for t in plan.tasks))


def _step(plan: Plan, task: Task, language: str) -> LessonStep:
    step_id = plan.step_id(task)
    ids = task.choices if isinstance(task, ChoiceTask) else ()
    choices = tuple(AnswerOption(choice, _choice_text(choice, language)) for choice in ids)
    return LessonStep(
        id=step_id,
        kind=task.kind,
        text=message(language, f"lesson-{step_id}"),
        game_string=task.game_string,
        rules=task.rules,
        piece=Piece(task.piece) if isinstance(task, TargetsTask) else None,
        choices=choices,
        marks=task.marks,
        help=help_with(task, choices, language),
    )


def _choice_text(choice: str, language: str) -> str:
    return choice if choice.isdigit() else message(language, f"lesson-answer-{choice}")
