"""The rules page has every rule, and every rule has a lesson."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from skep.lessons import lesson_of, lessons, rules_page
from skep.locales import LANGUAGES
from skep.rulebook import Rule

DOCUMENTED = re.findall(
    r"^\| `([a-z-]+)` \|",
    (Path(__file__).parents[2] / "docs" / "rules.md").read_text(encoding="utf-8"),
    re.MULTILINE,
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_documented_rule_is_explained(language: str) -> None:
    sections = rules_page(language)
    covered = {rule for section in sections for p in section.paragraphs for rule in p.rules}
    assert covered == {Rule(rule) for rule in DOCUMENTED}


@pytest.mark.parametrize("language", LANGUAGES)
def test_paragraphs_are_sentences(language: str) -> None:
    for section in rules_page(language):
        assert section.title
        for paragraph in section.paragraphs:
            assert paragraph.text.endswith(".")
            assert len(paragraph.text) <= 320


@pytest.mark.parametrize("rule", DOCUMENTED)
def test_every_documented_rule_has_a_lesson(rule: str) -> None:
    assert lesson_of(rule) in {lesson.id for lesson in lessons()}


def test_a_rule_is_taught_in_the_expected_lesson() -> None:
    assert lesson_of(Rule.ONE_HIVE) == "one-hive"
    assert lesson_of(Rule.CONTACT) == "freedom-to-move"
    assert lesson_of(Rule.COVERED) == "beetle"
    assert lesson_of("pillbug-rest") == "pillbug"
