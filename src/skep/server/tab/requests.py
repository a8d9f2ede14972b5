"""The requests of a page to the server in its own tab: the same paths, the same answers."""

from __future__ import annotations

import logging
from typing import Final, TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from skep.server.answers.caller import Caller
from skep.server.answers.games import (
    ClaimRequest,
    CreatedGame,
    NewGameRequest,
    answer_claim,
    answer_game,
    answer_new_game,
)
from skep.server.answers.imports import ImportRequest, answer_import
from skep.server.answers.info import answer_info
from skep.server.answers.lessons import (
    AnswerRequest,
    answer_feedback,
    answer_lessons,
    answer_rules,
)
from skep.server.answers.positions import (
    ExplainRequest,
    PositionRequest,
    answer_explanation,
    answer_position,
    answer_premoves,
)
from skep.server.answers.problems import KNOWN_ERRORS, ProblemError, problem_of
from skep.server.answers.summaries import SummariesRequest, answer_summaries
from skep.server.views.language import Language

_LOG = logging.getLogger(__name__)
_OK: Final = 200
_CREATED: Final = 201
T = TypeVar("T")


async def answer(path: str, body: str | None, caller: Caller) -> tuple[int, bytes]:
    """The status and the body of the answer to a request under ``/api/v1``.

    A request with a body is a POST, others are a GET.
    """
    try:
        found = await _answer(path, body, caller)
    except Exception as error:
        if not isinstance(error, KNOWN_ERRORS):
            _LOG.exception("the request %s failed", path)
        status, problem = problem_of(error)
        return status, msgspec.json.encode(problem)
    return _CREATED if isinstance(found, CreatedGame) else _OK, msgspec.json.encode(found)


async def _answer(path: str, body: str | None, caller: Caller) -> object:
    asked = urlsplit(path)
    names = [unquote(name) for name in asked.path.strip("/").split("/")]
    if body is None:
        match names:
            case ["info"]:
                return answer_info()
            case ["games", game_id]:
                return await answer_game(game_id, caller)
            case ["lessons"]:
                return answer_lessons(_language(asked.query))
            case ["rules"]:
                return answer_rules(_language(asked.query))
    else:
        match names:
            case ["games"]:
                return await answer_new_game(_read(body, NewGameRequest), caller)
            case ["games", "summaries"]:
                return await answer_summaries(_read(body, SummariesRequest), caller)
            case ["games", game_id, "claim"]:
                return await answer_claim(game_id, _read(body, ClaimRequest), caller)
            case ["positions"]:
                return await answer_position(_read(body, PositionRequest), caller)
            case ["positions", "premoves"]:
                return await answer_premoves(_read(body, PositionRequest), caller)
            case ["positions", "explain"]:
                return await answer_explanation(_read(body, ExplainRequest), caller)
            case ["imports"]:
                return await answer_import(_read(body, ImportRequest), caller)
            case ["lessons", lesson, step, "answer"]:
                return answer_feedback(lesson, step, _read(body, AnswerRequest))
    raise ProblemError(404, "not-found", "there is nothing here")


def _read(body: str, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise ProblemError(400, "bad-request", str(error)) from None


def _language(query: str) -> Language:
    """The last language that a query names; English if it names none."""
    named = parse_qs(query).get("language", [Language.EN])[-1]
    try:
        return Language(named)
    except ValueError:
        raise ProblemError(400, "bad-request", f"there is no language {named!r}") from None
