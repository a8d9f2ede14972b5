"""The lessons, the judgement of answers, and the rules page."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from skep import lessons
from skep.server.api.documents import Document, send_document
from skep.server.api.errors import PROBLEMS
from skep.server.api.fields import Language
from skep.server.views.explanation import Explanation, Mark, explanation_of
from skep.server.views.position import PlacedPiece, Position, position_of
from skep.server.workers import ANSWERS


class Choice(msgspec.Struct, frozen=True):
    """One of the answers to choose from."""

    id: str
    text: str


class Help(msgspec.Struct, frozen=True):
    """For learners who are stuck: a hint, if there is one, and a right answer."""

    hint: str | None
    solution: dict[str, Any]


class LessonStep(msgspec.Struct, frozen=True):
    """One page of a lesson."""

    id: str
    kind: lessons.Kind
    text: str
    position: Position | None
    piece: str | None
    choices: list[Choice] | None
    marks: list[Mark]
    help: Help | None


class Lesson(msgspec.Struct, frozen=True):
    """A lesson in one language."""

    id: str
    title: str
    summary: str
    steps: list[LessonStep]


class Diagram(msgspec.Struct, frozen=True):
    """Pieces from the table up, and the marks on them."""

    pieces: list[PlacedPiece]
    marks: list[Mark]


class Paragraph(msgspec.Struct, frozen=True):
    """A few sentences of the rules, with a picture."""

    id: str
    text: str
    diagram: Diagram


class Section(msgspec.Struct, frozen=True):
    """The rules on one matter."""

    id: str
    title: str
    paragraphs: list[Paragraph]


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


@get("/lessons", response_description="The course in its order.", responses=PROBLEMS)
async def show_lessons(
    request: Request[Any, Any, Any], language: FromQuery[Language] = Language.EN
) -> Response[list[Lesson]]:
    """All lessons in a language."""
    return send_document(request, await ANSWERS.do(_lessons, language))


@post(
    "/lessons/{lesson:str}/{step:str}/answer",
    status_code=200,
    response_description="Right or wrong, and why.",
    responses=PROBLEMS,
)
async def answer_step(
    lesson: FromPath[str], step: FromPath[str], data: JSONBody[AnswerRequest]
) -> Verdict:
    """Judge an answer by the rules."""
    return await ANSWERS.do(_verdict, lesson, step, data)


@get("/rules", response_description="Section by section.", responses=PROBLEMS)
async def show_rules(
    request: Request[Any, Any, Any], language: FromQuery[Language] = Language.EN
) -> Response[list[Section]]:
    """The rules in plain words."""
    return send_document(request, await ANSWERS.do(_rules, language))


def _verdict(lesson: str, step: str, data: AnswerRequest) -> Verdict:
    verdict = lessons.judge(lesson, step, data.answer, data.language)
    found = _step(lesson, step)
    explanation = position = None
    if verdict.explanation is not None:
        explanation = explanation_of(found.board, verdict.explanation, data.language)
    if verdict.board_after is not None:
        position = position_of(verdict.board_after, found.rules)
    return Verdict(verdict.correct, verdict.message, explanation, position)


def _step(lesson_id: str, step_id: str) -> lessons.Step:
    """A step that exists, as the judge has made sure."""
    course = {lesson.id: lesson for lesson in lessons.lessons()}
    return next(step for step in course[lesson_id].steps if step.id == step_id)


@cache
def _lessons(language: Language) -> Document:
    course = [
        Lesson(lesson.id, lesson.title, lesson.summary, [_view(step) for step in lesson.steps])
        for lesson in lessons.lessons(language)
    ]
    return Document.of(msgspec.json.encode(course), MediaType.JSON)


@cache
def _rules(language: Language) -> Document:
    sections = [
        Section(section.id, section.title, [_paragraph(it) for it in section.paragraphs])
        for section in lessons.rules_page(language)
    ]
    return Document.of(msgspec.json.encode(sections), MediaType.JSON)


def _view(step: lessons.Step) -> LessonStep:
    return LessonStep(
        step.id,
        step.kind,
        step.text,
        position_of(step.board, step.rules),
        step.piece.name if step.piece else None,
        [Choice(choice.id, choice.text) for choice in step.choices] or None,
        _marks(step.marks),
        Help(step.help.hint, dict(step.help.solution)) if step.help else None,
    )


def _paragraph(paragraph: lessons.Paragraph) -> Paragraph:
    drawn = paragraph.diagram
    pieces = [PlacedPiece(it.piece.name, it.at, it.level) for it in drawn.pieces]
    return Paragraph(paragraph.id, paragraph.text, Diagram(pieces, _marks(drawn.marks)))


def _marks(marks: Sequence[lessons.Mark]) -> list[Mark]:
    return [Mark(mark.kind, mark.group, list(mark.at)) for mark in marks]
