"""The pages around a game fit every screen in every language: nothing is cut off or overlaps."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import LOCALES, Photograph, Visit
from tests.browser.visitor import Visitor

SIZES: Final = (
    (320, 640),
    (360, 740),
    (667, 375),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1440, 900),
)
FOLDER: Final = Path(__file__).parent
CHECKS: Final = tuple((FOLDER / name).read_text() for name in ("look.js", "overlaps.js"))


def sights(visitor: Visitor) -> Iterator[str]:
    visitor.open()
    yield "home"
    visitor.press(visitor.page.locator("summary"))
    visitor.page.get_by_role("radio", name=visitor.words("clock-name", clock="custom")).check()
    yield "options"
    visitor.open("/settings")
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    yield "settings"


@pytest.mark.parametrize("language", LOCALES)
def test_everything_fits(visit: Visit, photograph: Photograph, language: str) -> None:
    visitor = visit(language, has_touch=True)
    flaws: list[str] = []
    for sight in sights(visitor):
        for width, height in SIZES:
            visitor.page.set_viewport_size({"width": width, "height": height})
            name = f"{sight}-{width}x{height}"
            photograph(visitor, name)
            flaws += [f"{name}: {it}" for check in CHECKS for it in visitor.page.evaluate(check)]
    assert flaws == []


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


def test_a_clock_of_ones_own(visit: Visit) -> None:
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
