"""The lessons' messages: complete in every language, short, and none unused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import skep.lessons
from skep.lessons import StepKind, lessons, rules_page
from skep.locales import LANGUAGES, catalog, message
from skep.pieces import Insect

from .exercises import STEPS

MAX_LENGTH = 320
ENDS = (".", "!", "?")


def messages(language: str) -> list[str]:
    entries = parse(catalog(language)).body
    names = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    return [name for name in names if name.startswith(("lesson-", "rules-"))]


def used() -> set[str]:
    """Every message that the lessons and the rules page use."""
    names = set()
    for lesson, step in STEPS:
        names |= {f"lesson-{lesson.id}-title", f"lesson-{lesson.id}-summary", f"lesson-{step.id}"}
        if step.kind is not StepKind.READ:
            names.add(f"lesson-{step.id}-done")
        if step.kind is StepKind.CHOICE:
            names.add(f"lesson-{step.id}-miss")
        names |= {f"lesson-answer-{c.id}" for c in step.choices if not c.id.isdigit()}
    code = "".join(path.read_text("utf-8") for path in Path(skep.lessons.__path__[0]).glob("*.py"))
    names |= {
        f"lesson-{remark}" for remark in re.findall(r'"((?:hint|missing|piece|targets)-.+?)"', code)
    }
    for section in rules_page():
        names.add(f"rules-{section.id}-title")
    return names


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there_and_used(language: str) -> None:
    found = messages(language)
    assert found == messages("en")
    paragraphs = sum(len(section.paragraphs) for section in rules_page(language))
    others = set(found) - used()
    assert used() <= set(found)
    assert len(others) == paragraphs
    assert all(name.startswith("rules-") for name in others)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_short_sentences(language: str) -> None:
    for lesson in lessons(language):
        assert len(lesson.title) <= 40
        assert len(lesson.summary) <= 80
        assert lesson.summary.endswith(ENDS)
        for step in lesson.steps:
            assert len(step.text) <= MAX_LENGTH, step.id
            assert step.text.endswith(ENDS), step.id
            assert "{" not in step.text


@pytest.mark.parametrize("language", [other for other in LANGUAGES if other != "en"])
def test_nothing_is_left_in_english(language: str) -> None:
    for lesson, english in zip(lessons(language), lessons(), strict=True):
        for step, original in zip(lesson.steps, english.steps, strict=True):
            assert step.text != original.text
            assert (step.id, step.kind, step.marks) == (original.id, original.kind, original.marks)


@pytest.mark.parametrize("insect", [insect.id for insect in Insect])
def test_russian_participles_agree_with_the_insect(insect: str) -> None:
    ending = "а" if insect in {"queen-bee", "ladybug", "pillbug"} else ""
    piece = {"color": "black", "insect": insect, "label": "none"}
    assert message("ru", "lesson-missing-covers", **piece).endswith(f" не накрыт{ending}.")
    assert f" не связан{ending}: " in message("ru", "lesson-missing-pins", **piece)
    assert f" не связан{ending}: " in message("ru", "lesson-piece-loose", **piece)


def test_russian_places_living_insects_in_the_accusative() -> None:
    texts = [message("ru", "lesson-missing-placed-insect", insect=i) for i in ("ant", "ladybug")]
    assert [text.partition("выложить ")[2] for text in texts] == ["муравья.", "божью коровку."]
