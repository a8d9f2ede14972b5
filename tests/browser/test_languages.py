"""Every page on a phone in every language: all is said, and all that is said is seen."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from skep.locales import LANGUAGES
from tests.browser.conftest import Photograph, Visit
from tests.browser.tour import tour

LOOK: Final = Path(__file__).with_name("look.js").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing_or_cut_off(visit: Visit, photograph: Photograph, language: str) -> None:
    visitor = visit(language, phone=True)
    found: list[str] = []
    for sight in tour(visitor):
        assert visitor.page.locator("html").get_attribute("lang") == language
        photograph(visitor, sight)
        found += [f"{sight}: {flaw}" for flaw in visitor.page.evaluate(LOOK)]
    assert found == []


@pytest.mark.parametrize(
    ("change", "flaw"),
    [
        ("button.textContent = 'web-start'", 'BUTTON says "web-start"'),
        ("button.title = 'Level { $level }'", 'title says "Level { $level }"'),
        ("button.style.width = '2rem'", '"Play" does not fit into BUTTON'),
        ("button.style.width = '400px'", "the page is "),
    ],
)
def test_what_is_missing_or_cut_off_is_found(visit: Visit, change: str, flaw: str) -> None:
    visitor = visit(phone=True)
    visitor.open()
    button = visitor.button("start", opponent="computer")
    button.evaluate(f"button => {{ button.style.whiteSpace = 'nowrap'; {change} }}")
    assert any(found.startswith(flaw) for found in visitor.page.evaluate(LOOK))
