"""The lessons, their answers, and the page of rules."""

from __future__ import annotations

from typing import Any

import msgspec

from skep import lessons
from skep.server.views.explanation import ExplanationView, MarkView, view_explanation, view_marks
from skep.server.views.language import Language
from skep.server.views.position import PlacedPieceView, PositionView, view_board


class AnswerOptionView(msgspec.Struct, frozen=True):
    """One of the answers to choose from."""

    id: str
    text: str


class HelpView(msgspec.Struct, frozen=True):
    """For learners who are stuck: a hint, if there is one, and a right answer."""

    hint: str | None
    solution: dict[str, Any]


class StepView(msgspec.Struct, frozen=True):
    """One page of a lesson."""

    id: str
    kind: lessons.StepKind
    text: str
    position: PositionView | None
    piece: str | None
    choices: list[AnswerOptionView] | None
    marks: list[MarkView]
    help: HelpView | None


class LessonView(msgspec.Struct, frozen=True):
    """A lesson in one language."""

    id: str
    title: str
    summary: str
    steps: list[StepView]


class DiagramView(msgspec.Struct, frozen=True):
    """Pieces from the table up, and the marks on them."""

    pieces: list[PlacedPieceView]
    marks: list[MarkView]


class ParagraphView(msgspec.Struct, frozen=True):
    """A few sentences of the rules, with a picture."""

    id: str
    text: str
    diagram: DiagramView


class SectionView(msgspec.Struct, frozen=True):
    """The rules about one topic."""

    id: str
    title: str
    paragraphs: list[ParagraphView]


class AnswerRequest(msgspec.Struct, frozen=True):
    """An answer to an exercise; its content depends on the kind of step."""

    answer: dict[str, Any]
    language: Language = Language.EN


class FeedbackView(msgspec.Struct, frozen=True):
    """Whether an answer is right; ``position`` is the one after a right move."""

    correct: bool
    message: str
    explanation: ExplanationView | None
    position: PositionView | None


def answer_lessons(language: Language) -> list[LessonView]:
    """All lessons in a language."""
    return [
        LessonView(lesson.id, lesson.title, lesson.summary, [_view(step) for step in lesson.steps])
        for lesson in lessons.lessons(language)
    ]


def answer_rules(language: Language) -> list[SectionView]:
    """The rules in plain words."""
    return [
        SectionView(section.id, section.title, [_paragraph(it) for it in section.paragraphs])
        for section in lessons.rules_page(language)
    ]


def answer_feedback(lesson: str, step: str, asked: AnswerRequest) -> FeedbackView:
    """Check an answer by the rules."""
    feedback = lessons.judge(lesson, step, asked.answer, asked.language)
    found = _step(lesson, step)
    explanation = position = None
    if feedback.explanation is not None:
        explanation = view_explanation(found.board, feedback.explanation, asked.language)
    if feedback.board_after is not None:
        position = view_board(feedback.board_after, found.rules)
    return FeedbackView(feedback.correct, feedback.message, explanation, position)


def _step(lesson_id: str, step_id: str) -> lessons.LessonStep:
    """A step that is known to exist."""
    course = {lesson.id: lesson for lesson in lessons.lessons()}
    return next(step for step in course[lesson_id].steps if step.id == step_id)


def _view(step: lessons.LessonStep) -> StepView:
    return StepView(
        step.id,
        step.kind,
        step.text,
        view_board(step.board, step.rules),
        step.piece.name if step.piece else None,
        [AnswerOptionView(choice.id, choice.text) for choice in step.choices] or None,
        view_marks(step.marks),
        HelpView(step.help.hint, dict(step.help.solution)) if step.help else None,
    )


def _paragraph(paragraph: lessons.Paragraph) -> ParagraphView:
    drawn = paragraph.diagram
    pieces = [PlacedPieceView(it.piece.name, it.at, it.level) for it in drawn.pieces]
    return ParagraphView(paragraph.id, paragraph.text, DiagramView(pieces, view_marks(drawn.marks)))
