"""The end of a game: shown on the board, said in words, and always reachable."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, Photograph, Visit
from tests.browser.visitor import Visitor

ONE_MOVE_LEFT: Final = (
    r"Base;InProgress;White[8];wB1;bQ /wB1;wB2 wB1/;bG1 /bQ;wA1 -wB2;bB1 -bQ;wQ wB2/;bB2 bQ\;"
    "wA1 wQ/;bS1 /bG1;wA1 -bB1;bA1 bB2-;wA1 \\bB1;bA1 wB1\\"
)
LAST: Final = ("wA1", [-1, 0])
"""White surrounds the black queen."""
LYING_PHONE: Final = {"width": PHONE["height"], "height": PHONE["width"]}


def panel(visitor: Visitor, you: str) -> Locator:
    name = visitor.words("result-title", winner="white", you=you)
    return visitor.page.get_by_role("region", name=name)


def expect_queen_in_sight(visitor: Visitor, result: Locator) -> None:
    """The surrounded queen is marked, on the screen, and not hidden by the panel."""
    queen = visitor.page.locator(".board-mark-queen")
    expect(queen).to_be_in_viewport(ratio=1)
    it, cover = queen.bounding_box(), result.bounding_box()
    assert it is not None
    assert cover is not None
    beside = it["x"] + it["width"] <= cover["x"] or cover["x"] + cover["width"] <= it["x"]
    above = it["y"] + it["height"] <= cover["y"] or cover["y"] + cover["height"] <= it["y"]
    assert beside or above


def test_the_result_is_shown_and_can_be_reopened(visit: Visit, photograph: Photograph) -> None:
    host, friend = visit(), visit("de", phone=True)
    spectator = visit("nl", phone=True, viewport=LYING_PHONE)
    created = host.site.create(color="white", game_string=ONE_MOVE_LEFT)
    host.open(f"/game/{created['id']}#{created['token']}")
    friend.open(f"/game/{created['id']}#{created['invite']}")
    spectator.open(f"/game/{created['id']}")

    # A spectator sees it at any time, and learns how to get a seat.
    spectator.expect_ply(14)
    spectator.press_button("close-notice")
    spectator.press_button("watching-title")
    dialog = spectator.page.get_by_role("dialog", name=spectator.words("watching-title"))
    expect(dialog).to_contain_text(spectator.words("watching", why="taken"))
    photograph(spectator, "watching")
    spectator.press(dialog.get_by_role("button", name=spectator.words("close")))
    expect(host.button("watching-title")).to_be_hidden()

    friend.expect_ply(14)
    host.play(*LAST)
    for visitor, you in ((host, "won"), (friend, "lost"), (spectator, "none")):
        result = panel(visitor, you)
        expect(result).to_be_visible()
        expect_queen_in_sight(visitor, result)
        photograph(visitor, you)
    own = {"reason": "surrounded"}
    expect(panel(host, "won")).to_contain_text(host.words("own-result-reason", **own, you="won"))
    expect(panel(friend, "lost")).to_contain_text(
        friend.words("own-result-reason", **own, you="lost")
    )
    expect(panel(spectator, "none")).to_contain_text(
        spectator.words("result-reason", **own, winner="white")
    )

    # Once it is closed, it is one press away.
    friend.press(panel(friend, "lost").get_by_role("button", name=friend.words("close")))
    expect(panel(friend, "lost")).to_be_hidden()
    photograph(friend, "closed")
    friend.press_button("result")
    expect(panel(friend, "lost")).to_be_visible()
    friend.press(panel(friend, "lost").get_by_role("button", name=friend.words("rematch")))
    expect(host.page.get_by_text(host.words("rematch-offered", named="no"))).to_be_visible()

    # The game is over, so no secret is offered.
    host.press(host.button("share").first)  # at the result; the other one is below the board
    expect(host.page.get_by_label(host.words("link-name", kind="over"))).to_be_visible()
    expect(host.page.get_by_text(host.words("link-name", kind="own"))).to_be_hidden()
    photograph(host, "share")
    host.page.keyboard.press("Escape")
    host.press(panel(host, "won").get_by_role("button", name=host.words("rematch")))
    host.page.wait_for_url(lambda url: created["id"] not in url)
    host.expect_ply(0)
    expect(friend.page).to_have_url(host.page.url)


def test_at_one_screen_the_words_are_neutral_and_the_last_move_can_be_taken_back(
    visit: Visit,
) -> None:
    visitor = visit(reduced_motion="no-preference")
    created = visitor.site.create(opponent={"kind": "here"}, game_string=ONE_MOVE_LEFT)
    visitor.open(f"/game/{created['id']}#{created['token']}")
    visitor.play(*LAST)
    result = panel(visitor, "none")
    expect(result).to_contain_text(
        visitor.words("result-reason", reason="surrounded", winner="white")
    )
    visitor.press_button("take-end-back")
    visitor.expect_ply(14)
    expect(result).to_be_hidden()
    visitor.press_button("redo")
    expect(result).to_be_visible()
