"""The chosen table and pieces: shown at once, and remembered."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Photograph, Visit
from tests.browser.visitor import Visitor

TONE = "getComputedStyle(document.querySelector('.board-frame'), '::before').backgroundColor"
FACE = "getComputedStyle(document.querySelector('.board-white .board-face')).fill"


def looks(visitor: Visitor) -> tuple[str, str]:
    return visitor.page.evaluate(TONE), visitor.page.evaluate(FACE)


def test_the_table_and_the_pieces_are_chosen(visit: Visit, photograph: Photograph) -> None:
    visitor = visit()
    visitor.start("here")
    visitor.play("wQ", [0, 0])
    grid = visitor.page.locator(".board-area .board-grid")
    expect(grid).to_be_hidden()
    seen = {looks(visitor)}
    for table, tiles in (("felt", "maple"), ("slate", "plain")):
        visitor.change_settings(table=table, tiles=tiles)
        seen.add(looks(visitor))
    assert len({tone for tone, _ in seen}) == len({face for _, face in seen}) == 3

    visitor.press_button("settings")
    visitor.press(visitor.page.get_by_role("switch", name=visitor.words("grid")))
    photograph(visitor, "settings")
    visitor.page.keyboard.press("Escape")
    expect(grid).to_be_visible()
    chosen = looks(visitor)
    visitor.page.reload()
    visitor.expect_ply(1)
    assert looks(visitor) == chosen
    expect(grid).to_be_visible()
