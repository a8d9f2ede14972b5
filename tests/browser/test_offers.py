"""Draw offers and takebacks: requests, answers, and announcements."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from tests.browser.conftest import Photograph, Visit
from tests.browser.visitor import OPENING, Visitor

ANNA: Final = {"named": "yes", "name": "Anna"}
UNNAMED: Final = {"named": "no"}


def meet(visit: Visit) -> tuple[Visitor, Visitor]:
    """A host named Anna and a friend without a name, after a move of each: the host's turn."""
    host, friend = visit(), visit(phone=True)
    created = host.site.create(color="white", name="Anna")
    host.open(f"/game/{created['id']}#{created['token']}")
    friend.open(f"/game/{created['id']}#{created['invite']}")
    host.play(*OPENING[0])
    friend.expect_ply(1)
    friend.play(*OPENING[1])
    host.expect_ply(2)
    return host, friend


def test_a_declined_draw_is_announced(visit: Visit) -> None:
    host, friend = meet(visit)
    host.press_button("more")
    host.press_button("offer-draw", opponent="link")
    expect(host.page.get_by_text(host.words("draw-asked", **UNNAMED))).to_be_visible()
    expect(friend.page.get_by_text(friend.words("draw-offered", **ANNA))).to_be_visible()
    friend.press_button("decline")
    declined = host.page.get_by_text(host.words("offer-declined", offer="draw", **UNNAMED))
    expect(declined).to_be_visible()

    # The news goes with the next event.
    friend.press_button("undo")
    host.press_button("accept")
    friend.expect_ply(1)
    expect(declined).to_be_hidden()


def test_two_people_at_one_screen_are_asked_before_a_draw(visit: Visit) -> None:
    visitor = visit()
    visitor.start("here")
    visitor.play_opening()
    visitor.press_button("more")
    visitor.press_button("offer-draw", opponent="here")
    visitor.press_button("play-on")
    assert visitor.game["result"] is None
    visitor.press_button("more")
    visitor.press_button("offer-draw", opponent="here")
    visitor.press_button("draw-yes")
    expect(visitor.button("rematch")).to_be_visible()
    assert visitor.game["result"] == {"winner": None, "reason": "agreement"}


def both_moves(visitor: Visitor) -> str:
    """The first move of each side, in the words of the list."""
    white, black = (visitor.moves.nth(ply).get_attribute("aria-label") for ply in range(2))
    return f"1. {white}, 1… {black}"


def test_a_takeback_says_what_goes_and_shows_where_it_leads(
    visit: Visit, photograph: Photograph
) -> None:
    host, friend = meet(visit)
    host.press_button("undo")
    asked = host.words("takeback-asked", count=2, moves=both_moves(host), **UNNAMED)
    expect(host.page.get_by_text(asked)).to_be_visible()
    offered = friend.words("takeback-offered", count=2, moves=both_moves(friend), **ANNA)
    expect(friend.page.get_by_text(offered)).to_be_visible()

    # The board of the player who has to answer previews the position, and says so.
    sign = friend.page.get_by_text(friend.words("takeback-preview"))
    pieces = friend.page.locator(".board-piece")
    expect(sign).to_be_visible()
    expect(pieces).to_have_count(0)
    photograph(friend, "preview")
    friend.press_button("takeback-shown", shown="then")
    expect(sign).to_be_hidden()
    expect(pieces).to_have_count(2)

    # From an earlier position the same button leads to the preview.
    friend.page.keyboard.press("ArrowLeft")
    expect(pieces).to_have_count(1)
    friend.press_button("takeback-shown", shown="now")
    expect(sign).to_be_visible()
    expect(pieces).to_have_count(0)
    friend.press_button("accept")
    host.expect_ply(0)
    expect(sign).to_be_hidden()


def test_a_move_that_was_taken_back_can_be_played_again(visit: Visit) -> None:
    visitor = visit()
    visitor.start("here")
    expect(visitor.button("undo")).to_be_disabled()
    expect(visitor.button("redo")).to_be_disabled()
    visitor.play(*OPENING[0])
    visitor.play(*OPENING[1])
    visitor.press_button("undo")
    visitor.expect_ply(1)
    visitor.press_button("redo")
    visitor.expect_ply(2)
    expect(visitor.button("redo")).to_be_disabled()


def test_a_move_chosen_in_advance_is_played_in_turn(visit: Visit, photograph: Photograph) -> None:
    host, friend = meet(visit)
    premove = friend.page.locator(".board-premove-ghost")
    expect(friend.page.locator(".board-frame.is-playable")).to_be_visible()
    for target in ([2, -1], [2, 0]):
        friend.pick("bA1")  # another choice takes the place of the first
        friend.press(friend.cell(target))
        expect(premove).to_have_count(1)
    photograph(friend, "premove")
    assert friend.plies == 2
    host.play(*OPENING[2])
    host.expect_ply(4)
    assert host.game["moves"][3]["piece"] == "bA1"
    assert host.game["moves"][3]["to"] == [2, 0]
    expect(premove).to_have_count(0)

    # Nothing happens once it is canceled.
    host.play("wG1", [-2, 0])
    expect(host.page.locator(".board-frame.is-playable")).to_be_visible()
    host.pick("wG2")
    host.press(host.cell([-3, 0]))
    expect(host.page.locator(".board-premove-ghost")).to_have_count(1)
    host.press_button("premove-cancel")
    expect(host.page.locator(".board-premove-ghost")).to_have_count(0)
    friend.play("bG1", [3, 0])
    host.expect_turn()
    assert host.plies == 6
