"""The lessons, their answers, and the page of rules."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from skep.server.answers.lessons import (
    AnswerRequest,
    FeedbackView,
    LessonView,
    SectionView,
    answer_feedback,
    answer_lessons,
    answer_rules,
)
from skep.server.api.documents import Document, send_document
from skep.server.api.errors import PROBLEMS
from skep.server.threads import ANSWERS
from skep.server.views.language import Language


@get("/lessons", response_description="The lessons in order.", responses=PROBLEMS)
async def show_lessons(
    request: Request[Any, Any, Any], language: FromQuery[Language] = Language.EN
) -> Response[list[LessonView]]:
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
) -> FeedbackView:
    """Check an answer by the rules."""
    return await ANSWERS.do(answer_feedback, lesson, step, data)


@get("/rules", response_description="Section by section.", responses=PROBLEMS)
async def show_rules(
    request: Request[Any, Any, Any], language: FromQuery[Language] = Language.EN
) -> Response[list[SectionView]]:
    """The rules in plain words."""
    return send_document(request, await ANSWERS.do(_rules, language))


@cache
def _lessons(language: Language) -> Document:
    return Document.of(msgspec.json.encode(answer_lessons(language)), MediaType.JSON)


@cache
def _rules(language: Language) -> Document:
    return Document.of(msgspec.json.encode(answer_rules(language)), MediaType.JSON)
