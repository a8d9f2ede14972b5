"""Every page fits every screen in every language: nothing is missing, cut off or overlapping."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, LOCALES, Photograph, Visit
from tests.browser.tour import ALL_SIZES, SAMPLED_SIZES, Sizes, tour
from tests.browser.visitor import Visitor

FOLDER: Final = Path(__file__).parent
CHECKS: Final = tuple((FOLDER / name).read_text() for name in ("look.js", "overlaps.js"))


def all_flaws(visitor: Visitor) -> list[str]:
    return [flaw for check in CHECKS for flaw in visitor.page.evaluate(check)]


@pytest.mark.parametrize(
    ("language", "sizes"),
    [  # the sample has the two languages with the longest words
        *(
            pytest.param(language, SAMPLED_SIZES, id=f"sampled-{language}")
            for language in ("de", "ru")
        ),
        *(
            pytest.param(language, ALL_SIZES, id=f"all-{language}", marks=pytest.mark.slow)
            for language in LOCALES
        ),
    ],
)
def test_everything_fits(visit: Visit, photograph: Photograph, language: str, sizes: Sizes) -> None:
    visitor = visit(language, has_touch=True)
    flaws: list[str] = []
    for sight in tour(visitor):
        assert visitor.page.locator("html").get_attribute("lang") == language
        for width, height in sizes:
            visitor.resize(width, height)
            name = f"{sight}-{width}x{height}"
            photograph(visitor, name)
            flaws += [f"{name}: {flaw}" for flaw in visitor.flaws(lambda: all_flaws(visitor))]
        visitor.resize(**DESKTOP)
    assert flaws == []


@pytest.mark.parametrize(
    ("change", "flaw"),
    [
        ("button.textContent = 'web-start'", 'BUTTON says "web-start"'),
        ("button.title = 'Level { $level }'", 'title says "Level { $level }"'),
        ("button.style.width = '2rem'", '"Play" does not fit into BUTTON'),
        ("button.style.width = '400px'", "the page is "),
        ("button.style.marginTop = '-60px'", "LABEL "),
    ],
)
def test_what_does_not_fit_is_found(visit: Visit, change: str, flaw: str) -> None:
    visitor = visit(phone=True)
    visitor.open()
    button = visitor.button("start", opponent="computer")
    button.evaluate(f"button => {{ button.style.whiteSpace = 'nowrap'; {change} }}")
    found = all_flaws(visitor)
    assert any(it.startswith(flaw) for it in found)


def test_a_tablet_has_no_holes(visit: Visit) -> None:
    visitor = visit(viewport={"width": 768, "height": 1024})
    visitor.open()
    hive = visitor.page.locator(".hero .hive").bounding_box()
    hero = visitor.page.locator(".hero").bounding_box()
    form = visitor.page.locator("form").bounding_box()
    assert hive is not None
    assert hero is not None
    assert form is not None
    assert hive["width"] > 768 / 3
    assert form["y"] - hero["y"] - hero["height"] < 60


def test_a_phone_on_its_side_shows_how_to_start(visit: Visit) -> None:
    for width, height in ((667, 375), (844, 390)):
        visitor = visit(viewport={"width": width, "height": height}, has_touch=True)
        visitor.open()
        start = visitor.button("start", opponent="computer").bounding_box()
        assert start is not None
        assert start["y"] + start["height"] <= height


def test_the_settings_have_an_address(visit: Visit) -> None:
    visitor = visit()
    visitor.open("/settings")
    dialog = visitor.page.get_by_role("dialog", name=visitor.words("settings"))
    expect(dialog).to_be_visible()
    assert visitor.page.title() == visitor.words("title-page", page="settings")

    # The knobs are round, and at the same distance from both ends.
    knobs = dialog.get_by_role("switch").evaluate_all(
        """(switches) => switches.map((it) => {
            const { width, height } = getComputedStyle(it, "::after");
            return [width, height];
        })"""
    )
    assert all(width == height for width, height in knobs)

    visitor.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    visitor.page.wait_for_url(visitor.site.url + "/")
    visitor.page.go_back()
    expect(dialog).to_be_visible()


def test_a_custom_clock(visit: Visit) -> None:
    visitor = visit()
    visitor.open()
    visitor.press(visitor.page.locator("summary"))
    visitor.page.get_by_role("radio", name=visitor.words("clock-name", clock="custom")).check()
    fields = visitor.page.get_by_role("spinbutton")
    boxes = [field.bounding_box() for field in fields.all()]
    assert len({(box["y"], box["height"]) for box in boxes if box}) == 1
    fields.nth(0).fill("25")
    fields.nth(1).fill("15")
    expect(visitor.page.locator("summary")).to_contain_text("25+15")
