"""A game on a phone, by touch."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Photograph, Visit
from tests.browser.hives import ALL_PIECES, late_game


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

    # Stepping through the moves keeps the board in sight.
    board = visitor.page.get_by_role("application").bounding_box()
    visitor.press_button("moves")
    visitor.press(visitor.page.locator('[data-ply="1"]'))
    expect(visitor.page.locator("[data-piece]")).to_have_count(1)
    photograph(visitor, "looking-back")
    for _ in range(2):
        visitor.press_button("next-move")
    expect(visitor.page.locator("[data-piece]")).to_have_count(3)
    assert visitor.page.get_by_role("application").bounding_box() == board
    visitor.press_button("back-to-game")
    expect(visitor.page.locator("[data-piece]")).to_have_count(4)
    expect(visitor.button("hint")).to_be_visible()


def test_the_moves_open_at_the_last_one(visit: Visit) -> None:
    visitor = visit(phone=True)
    path, _ = late_game(visitor.site)
    visitor.open(path)
    visitor.expect_ply(ALL_PIECES)
    visitor.press_button("moves")
    last = visitor.page.locator(f'[data-ply="{ALL_PIECES}"]')
    expect(last).to_have_attribute("aria-current", "step")
    expect(last).to_be_in_viewport(ratio=0.9)
    expect(visitor.page.locator('[data-ply="1"]')).not_to_be_in_viewport()
