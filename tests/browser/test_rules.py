"""The rules page: pictures, contents, and how it prints."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from skep.lessons import rules_page
from skep.locales import LANGUAGES
from tests.browser.conftest import Photograph, Visit

PDF_PAGE = re.compile(rb"/Type\s*/Page\b")


def test_every_paragraph_has_a_picture_and_the_contents_follow(
    visit: Visit, photograph: Photograph
) -> None:
    visitor = visit()
    visitor.open("/rules")
    paragraphs = [paragraph for section in rules_page() for paragraph in section.paragraphs]
    pictures = visitor.page.locator("main .paragraph svg .board-tile")
    expect(visitor.page.locator("main .paragraph svg")).to_have_count(len(paragraphs))
    expect(pictures).to_have_count(sum(len(it.diagram.pieces) for it in paragraphs))

    contents = visitor.page.get_by_role("navigation", name=visitor.words("rules-contents"))
    current = contents.locator("[aria-current]")
    for section in rules_page()[2:4]:
        visitor.press(contents.get_by_role("link", name=section.title))
        expect(current).to_have_text(section.title)
    photograph(visitor, "moving")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_print_on_two_pages(visit: Visit, language: str) -> None:
    visitor = visit(language, color_scheme="dark")
    visitor.open("/rules")
    expect(visitor.page.locator("main .paragraph svg .board-tile").first).to_be_visible()
    pdf = visitor.page.pdf(prefer_css_page_size=True)
    assert len(PDF_PAGE.findall(pdf)) == 2
    expect(visitor.page.locator("html")).to_have_attribute("data-theme", "dark")
