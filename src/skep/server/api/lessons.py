"""The lessons, the judgement of answers, and the rules page."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from skep import lessons
from skep.server.api.errors import PROBLEMS
from skep.server.api.fields import Language
from skep.server.views.explanation import Explanation, Mark, explanation_of
from skep.server.views.position import Position, position_of


class Choice(msgspec.Struct, frozen=True):
    """One of the answers to choose from."""

    id: str
    text: str


class LessonStep(msgspec.Struct, frozen=True):
    """One page of a lesson."""

    id: str
    kind: lessons.Kind
    text: str
    position: Position | None
    piece: str | None
    choices: list[Choice] | None
    marks: list[Mark]


class Lesson(msgspec.Struct, frozen=True):
    """A lesson in one language."""

    id: str
    title: str
    summary: str
    steps: list[LessonStep]


class Section(msgspec.Struct, frozen=True):
    """The rules on one matter."""

    id: str
    title: str
    sentences: list[str]


class AnswerRequest(msgspec.Struct, frozen=True):
    """An answer to an exercise; what is in it depends on the kind of step."""

    answer: dict[str, Any]
    language: Language = Language.EN


class Verdict(msgspec.Struct, frozen=True):
    """Whether an answer is right; ``position`` is the one after a right move."""

    correct: bool
    message: str
    explanation: Explanation | None
    position: Position | None


@get(
    "/lessons",
    sync_to_thread=True,
    response_description="The course in its order.",
    responses=PROBLEMS,
)
def show_lessons(language: FromQuery[Language] = Language.EN) -> list[Lesson]:
    """All lessons in a language."""
    return _lessons(language)


@post(
    "/lessons/{lesson:str}/{step:str}/answer",
    status_code=200,
    sync_to_thread=True,
    response_description="Right or wrong, and why.",
    responses=PROBLEMS,
)
def answer_step(
    lesson: FromPath[str], step: FromPath[str], data: JSONBody[AnswerRequest]
) -> Verdict:
    """Judge an answer by the rules."""
    verdict = lessons.judge(lesson, step, data.answer, data.language)
    found = _step(lesson, step)
    explanation = position = None
    if verdict.explanation is not None:
        explanation = explanation_of(found.board, verdict.explanation, data.language)
    if verdict.board_after is not None:
        position = position_of(verdict.board_after, found.rules)
    return Verdict(verdict.correct, verdict.message, explanation, position)


@get("/rules", sync_to_thread=True, response_description="Section by section.", responses=PROBLEMS)
def show_rules(language: FromQuery[Language] = Language.EN) -> list[Section]:
    """The rules in plain words."""
    return [
        Section(section.id, section.title, [paragraph.text for paragraph in section.paragraphs])
        for section in lessons.rules_page(language)
    ]


def _step(lesson_id: str, step_id: str) -> lessons.Step:
    """A step that exists, as the judge has made sure."""
    course = {lesson.id: lesson for lesson in lessons.lessons()}
    return next(step for step in course[lesson_id].steps if step.id == step_id)


@cache
def _lessons(language: Language) -> list[Lesson]:
    return [
        Lesson(lesson.id, lesson.title, lesson.summary, [_view(step) for step in lesson.steps])
        for lesson in lessons.lessons(language)
    ]


def _view(step: lessons.Step) -> LessonStep:
    return LessonStep(
        step.id,
        step.kind,
        step.text,
        position_of(step.board, step.rules),
        step.piece.name if step.piece else None,
        [Choice(choice.id, choice.text) for choice in step.choices] or None,
        [Mark(mark.kind, mark.group, list(mark.at)) for mark in step.marks],
    )
