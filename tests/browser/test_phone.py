"""A game on a phone, by touch."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Photograph, Visit


def test_a_game_by_touch(visit: Visit, photograph: Photograph) -> None:
    visitor = visit(phone=True)
    visitor.start("computer", level=1)
    for ply in range(0, 6, 2):
        position = visitor.game["position"]
        piece = ("wQ", "wA1", "wG1")[ply // 2]
        visitor.play(piece, position["legal"][piece][0])
        visitor.expect_ply(ply + 2)
        visitor.expect_turn()
    photograph(visitor, "game")

    visitor.press_button("undo")
    visitor.expect_ply(4)
    visitor.press_button("hint")
    expect(visitor.page.locator(".board-hint-ghost, .board-hint-ring").first).to_be_visible()

    visitor.press_button("moves")
    expect(visitor.page.get_by_role("dialog").locator("[data-ply]")).to_have_count(4)
    visitor.press(visitor.page.get_by_role("dialog").locator('[data-ply="1"]'))
    visitor.press(visitor.page.get_by_role("dialog").get_by_role("button", name="Close"))
    expect(visitor.page.get_by_text(visitor.words("looking-back", ply=1, count=4))).to_be_visible()
    photograph(visitor, "looking-back")
    visitor.press_button("back-to-game")
    expect(visitor.page.locator("[data-piece]")).to_have_count(4)
