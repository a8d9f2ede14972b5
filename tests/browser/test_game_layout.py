"""The game page at every size: nothing overlaps, nothing is cut off, nothing moves the board."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Photograph, Visit
from tests.browser.visitor import OPENING, Visitor
from tests.server.playing import Client

GEOMETRY: Final = Path(__file__).with_name("geometry.js").read_text(encoding="utf-8")
SIZES: Final = {
    "tiny": (320, 640),
    "phone": (360, 740),
    "lying-667": (667, 375),
    "lying-740": (740, 360),
    "lying-844": (844, 390),
    "tablet": (768, 1024),
    "tablet-lying": (1024, 768),
    "desktop": (1280, 800),
    "large": (1440, 900),
}
PARTS: Final = (
    ".app > header, .player strong, .player .status, .player .clock, [role=toolbar],"
    " section.table, .actions button, .steps button, .moves ol"
)
WITH_THE_MOVES: Final = ".top strong, [role=toolbar], section.table, .steps button, .foot button"
SHIFTS: Final = """
    window.shifts = [];
    new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries()) {
            const nodes = sources.map(({ node }) => node?.outerHTML ?? node?.data);
            window.shifts.push([value, ...nodes]);
        }
    }).observe({ type: "layout-shift", buffered: true });
"""

RESERVES_ARE_SEEN: Final = """() => {
    const cover = document.querySelector(".notice").getBoundingClientRect();
    return [...document.querySelectorAll(".board-reserve")].every((reserve) => {
        const { left, right, top, bottom } = reserve.getBoundingClientRect();
        const beside = right <= cover.left || cover.right <= left;
        return beside || bottom <= cover.top || cover.bottom <= top;
    });
}"""


def flaws(visitor: Visitor, fixed: str = PARTS) -> list[str]:
    asked = {"fixed": fixed, "over": ".notice"}
    return visitor.flaws(lambda: visitor.page.evaluate(GEOMETRY, asked))


def open_game(visitor: Visitor, plies: int) -> None:
    """Opens a game with clocks against a friend, after some random moves."""
    clock = {"kind": "live", "initial_s": 600, "increment_s": 5}
    created = visitor.site.create(color="white", game_type="Base+MLP", clock=clock)
    friend = visitor.site.claim(created)
    chance = random.Random(5)
    with (
        Client.welcomed(visitor.site, created["id"], created["token"]) as white,
        Client.welcomed(visitor.site, created["id"], friend) as black,
    ):
        for ply in range(plies):
            mover, other = (white, black) if ply % 2 == 0 else (black, white)
            mover.play_randomly(chance)
            other.wait_for_ply(ply + 1)
    visitor.open(f"/game/{created['id']}#{created['token']}")
    visitor.expect_ply(plies)


def forbidden_place(visitor: Visitor, piece: str) -> list[int]:
    """An empty cell beside the hive where a piece may not be placed."""
    position = visitor.game["position"]
    taken = [it["at"] for it in position["pieces"]]
    around = ([q + 1, r] for q, r in taken)
    return next(at for at in around if at not in taken + position["legal"][piece])


def pan(visitor: Visitor) -> None:
    """Drags the board itself, from an empty place; the camera then leaves it alone."""
    table = visitor.page.locator("section.table").bounding_box()
    assert table is not None
    x, y = table["x"] + table["width"] / 2, table["y"] + table["height"] / 3
    visitor.page.mouse.move(x, y)
    visitor.page.mouse.down()
    visitor.page.mouse.move(x + 20, y + 20, steps=4)
    visitor.page.mouse.up()
    expect(visitor.button("board-fit")).to_be_visible()


def test_nothing_overlaps_at_any_size(visit: Visit, photograph: Photograph) -> None:
    visitor = visit("de")
    open_game(visitor, 16)
    beside_black = forbidden_place(visitor, "wP")
    found: list[str] = []
    for name, (width, height) in SIZES.items():
        visitor.page.set_viewport_size({"width": width, "height": height})
        photograph(visitor, name)
        found += [f"{name}: {flaw}" for flaw in flaws(visitor)]

        # A notice appears, and the board stays where it was.
        board = visitor.page.locator("section.table").bounding_box()
        visitor.pick("wP")
        visitor.press_empty(beside_black)
        said = visitor.page.get_by_role("alert")
        expect(said).to_be_visible()
        photograph(visitor, f"{name}-said")
        found += [f"{name}, said: {flaw}" for flaw in flaws(visitor)]
        assert visitor.page.locator("section.table").bounding_box() == board

        # While looking back, the moves may replace what is below the board.
        visitor.page.keyboard.press("Escape")
        expect(said).to_be_hidden()
        visitor.page.keyboard.press("Home")
        expect(visitor.button("back-to-game")).to_be_in_viewport(ratio=1)
        photograph(visitor, f"{name}-back")
        parts = WITH_THE_MOVES if width < 600 else PARTS
        found += [f"{name}, looking back: {flaw}" for flaw in flaws(visitor, parts)]
        assert visitor.page.locator("section.table").bounding_box() == board
        visitor.press_button("back-to-game")
    assert found == []


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desktop"])
def test_nothing_shifts_in_a_whole_game(visit: Visit, phone: bool) -> None:
    visitor = visit(phone=phone)
    clock = {"kind": "live", "initial_s": 600, "increment_s": 5}
    created = visitor.site.create(color="white", clock=clock)
    visitor.page.add_init_script(SHIFTS)
    page, words = visitor.page, visitor.words
    visitor.open(f"/game/{created['id']}#{created['token']}")
    waiting = page.get_by_text(words("waiting-friend"))
    expect(waiting).to_be_visible()
    page.wait_for_function(RESERVES_ARE_SEEN)
    visitor.reserve("wA1").hover()
    page.mouse.down()
    visitor.reserve("wQ").hover()
    notices = page.locator(".game > .notices")
    expect(notices).to_have_css("opacity", "0")  # nothing covers what is dragged
    page.mouse.up()
    expect(notices).to_have_css("opacity", "1")
    visitor.press_button("close-notice")
    friend = visitor.site.claim(created)
    with Client.welcomed(visitor.site, created["id"], friend) as black:
        for ply, (piece, to) in enumerate(OPENING):
            if ply % 2 == 0:
                visitor.play(piece, to)
                black.wait_for_ply(ply + 1)
            else:
                black.move(piece, to)
                black.wait_for_ply(ply + 1)
                visitor.expect_turn()
        visitor.pick("wQ")
        visitor.press_empty([0, 1])
        expect(page.get_by_role("alert")).to_be_visible()
        black.say("draw", answer="offer")
        visitor.press_button("close-notice")
        pan(visitor)
        visitor.press_button("decline")
        expect(page.get_by_text(words("draw-offered", named="no"))).to_be_hidden()
        visitor.page.keyboard.press("ArrowLeft")
        expect(visitor.button("back-to-game")).to_be_visible()
        black.say("resign")
        black.receive("state")
        visitor.press_button("back-to-game")
        expect(visitor.button("rematch")).to_be_visible()
    assert page.evaluate("window.shifts") == []


def test_a_notice_stays_off_the_reserves_when_the_phone_is_turned(visit: Visit) -> None:
    visitor = visit(phone=True, viewport={"width": 740, "height": 360})
    visitor.start("here")
    expect(visitor.page.locator(".notice")).to_be_visible()
    visitor.resize(360, 740)
    visitor.page.wait_for_function(RESERVES_ARE_SEEN)
