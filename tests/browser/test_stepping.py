"""Stepping through the moves by buttons and keys, while the game may go on."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Photograph, Visit
from tests.browser.visitor import OPENING
from tests.server.playing import Client


def test_keys_step_and_a_new_move_does_not_end_looking_back(
    visit: Visit, photograph: Photograph
) -> None:
    visitor = visit()
    page, keyboard = visitor.page, visitor.page.keyboard
    created = visitor.site.create(color="white")
    friend = visitor.site.claim(created)
    visitor.open(f"/game/{created['id']}#{created['token']}")
    pieces = page.locator("[data-piece]")
    with Client.welcomed(visitor.site, created["id"], friend) as black:
        for ply, (piece, to) in enumerate(OPENING[:3]):
            if ply % 2 == 0:
                visitor.play(piece, to)
            else:
                black.wait_for_ply(ply)
                black.move(piece, to)
            visitor.expect_ply(ply + 1)

        # Fast steps all count, even right after a click on the board.
        for key in ("ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowRight"):
            keyboard.press(key)
        expect(pieces).to_have_count(1)
        expect(
            page.get_by_text(visitor.words("shown-move", number=1, color="white"))
        ).to_be_visible()
        keyboard.press("Home")
        expect(pieces).to_have_count(0)
        keyboard.press("ArrowRight")

        # The friend moves: the shown position stays, with a button back to the game.
        black.wait_for_ply(3)
        black.move(*OPENING[3])
        moved = visitor.words("moved-meanwhile", color="black")
        back = page.get_by_role("button", name=re.compile(re.escape(moved)))
        expect(back).to_be_visible()
        expect(pieces).to_have_count(1)
        photograph(visitor, "moved-meanwhile")
        keyboard.press("End")
        expect(pieces).to_have_count(4)
        expect(back).to_be_hidden()

        # On the board the arrows belong to its cells.
        page.locator("[data-cell='0,0']").focus()
        keyboard.press("]")
        keyboard.press("ArrowLeft")
        expect(pieces).to_have_count(4)


def test_keys_work_anywhere_and_are_listed(visit: Visit, photograph: Photograph) -> None:
    visitor = visit()
    page, keyboard = visitor.page, visitor.page.keyboard
    visitor.start("here")
    expect(visitor.button("undo")).to_be_disabled()
    visitor.play_opening()
    top = page.get_by_role("toolbar").first
    expect(top).to_have_accessible_name(visitor.words("board-reserve", color="black"))
    keyboard.press("f")
    expect(top).to_have_accessible_name(visitor.words("board-reserve", color="white"))
    keyboard.press("u")
    visitor.expect_ply(3)
    keyboard.press("h")
    expect(page.locator(".board-hint-ghost, .board-hint-ring").first).to_be_visible()
    visitor.pick("bA1")
    expect(page.locator(".board-pile[aria-pressed=true]")).to_have_count(1)
    keyboard.press("Escape")
    expect(page.locator(".board-pile[aria-pressed=true]")).to_have_count(0)

    keyboard.press("?")
    dialog = page.get_by_role("dialog", name=visitor.words("keys"))
    expect(dialog.get_by_role("row")).to_have_count(17)
    photograph(visitor, "keys")
    keyboard.press("u")  # ignored while the help is open
    keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    visitor.expect_ply(3)


def test_moves_are_read_in_any_form(visit: Visit, photograph: Photograph) -> None:
    visitor = visit()
    visitor.start("here")
    visitor.play_opening()
    second = visitor.moves.nth(1)
    expect(second).to_have_accessible_name("queen right of White's queen")
    expect(second.locator(".board-tile")).to_have_count(2)
    photograph(visitor, "pictures")
    visitor.change_settings(**{"move-style": "words"})
    expect(second).to_have_text("queen right of White's queen")
    photograph(visitor, "words")
    visitor.change_settings(**{"move-style": "notation"})
    expect(second).to_have_text("bQ wQ-")
