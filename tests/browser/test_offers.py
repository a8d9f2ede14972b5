"""Draws and moves taken back: asked for, answered, and told."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import OPENING, Visitor


def meet(visit: Visit) -> tuple[Visitor, Visitor]:
    """A host and a friend after a move of each; it is the host's turn."""
    host, friend = visit(), visit(phone=True)
    created = host.site.create(color="white")
    host.open(f"/game/{created['id']}#{created['token']}")
    friend.open(f"/game/{created['id']}#{created['invite']}")
    host.play(*OPENING[0])
    friend.expect_ply(1)
    friend.play(*OPENING[1])
    host.expect_ply(2)
    return host, friend


def test_a_declined_draw_is_told(visit: Visit) -> None:
    host, friend = meet(visit)
    host.press_button("more")
    host.press_button("offer-draw", opponent="link")
    expect(host.page.get_by_text(host.words("draw-asked"))).to_be_visible()
    expect(friend.page.get_by_text(friend.words("draw-offered"))).to_be_visible()
    friend.press_button("decline")
    expect(host.page.get_by_text(host.words("offer-declined", offer="draw"))).to_be_visible()

    # The news goes with the next event.
    friend.press_button("undo")
    host.press_button("accept")
    friend.expect_ply(1)
    expect(host.page.get_by_text(host.words("offer-declined", offer="draw"))).to_be_hidden()


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
