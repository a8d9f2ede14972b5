"""Games on this device: played, kept and found again without a request about them to the server."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Photograph, Visit
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

NO_STORAGE = """Object.defineProperty(window, "indexedDB", {
  get() { throw new DOMException("refused", "SecurityError"); },
})"""


def start_here(visitor: Visitor, opponent: str) -> None:
    """Starts a game on this device against the computer, or for two at one screen."""
    visitor.open()
    visitor.page.get_by_text(visitor.words("options"), exact=True).click()
    visitor.page.get_by_role("switch", name=visitor.words("on-device")).check()
    name = visitor.words("opponent-name", opponent=opponent)
    visitor.press(visitor.page.get_by_role("radio", name=re.compile(f"^{re.escape(name)}")))
    if opponent == "computer":
        visitor.page.get_by_role("slider").fill("1")
    visitor.press_button("start", opponent=opponent)
    visitor.page.wait_for_url("**/game/*")
    visitor.expect_ply(0)


def place(visitor: Visitor, piece: str, to: list[int]) -> None:
    visitor.press(visitor.reserve(piece))
    visitor.press(visitor.cell(to))


def asked_of_server(visitor: Visitor) -> list[str]:
    """The requests about games; the page may ask whether the server answers."""
    return [it.url for it in visitor.requests if "/api/v1/games" in it.url]


def test_a_game_against_the_computer(visit: Visit, photograph: Photograph) -> None:
    visitor = visit()
    sockets: list[str] = []
    visitor.page.on("websocket", lambda socket: sockets.append(socket.url))
    start_here(visitor, "computer")
    place(visitor, "wS1", [0, 0])
    visitor.expect_ply(2)
    visitor.expect_turn()
    photograph(visitor, "answered")

    visitor.press_button("hint")
    expect(visitor.page.locator(".notices").get_by_role("status")).to_be_visible()
    visitor.press_button("undo")
    visitor.expect_ply(0)
    place(visitor, "wG1", [0, 0])
    visitor.expect_ply(2)

    visitor.page.reload()
    visitor.expect_ply(2)
    visitor.expect_turn()
    visitor.open("/games")
    card = visitor.page.get_by_role("listitem").filter(has_text=visitor.words("local"))
    expect(card).to_contain_text(visitor.words("games-your-turn"))
    photograph(visitor, "list")
    card.get_by_role("button").click()
    expect(
        visitor.page.get_by_text(visitor.words("games-remove-note", loss="game"))
    ).to_be_visible()
    visitor.press_button("games-remove-yes")
    expect(card).to_have_count(0)
    visitor.page.reload()
    expect(visitor.page.get_by_text(visitor.words("games-none"))).to_be_visible()
    assert asked_of_server(visitor) == []
    assert sockets == []


def test_without_a_network_two_play_on(visit: Visit) -> None:
    visitor = visit("de", phone=True)
    start_here(visitor, "here")
    visitor.tolerated.add("ERR_INTERNET_DISCONNECTED")  # of files that were still on their way
    visitor.context.set_offline(True)
    place(visitor, "wS1", [0, 0])
    visitor.expect_ply(1)
    place(visitor, "bS1", [1, 0])
    visitor.expect_ply(2)


def test_one_tab_at_a_time_has_the_games(visit: Visit) -> None:
    visitor = visit()
    start_here(visitor, "here")
    other: Page = visitor.context.new_page()
    other.goto(visitor.page.url)
    expect(other.get_by_text(visitor.words("local-trouble", why="elsewhere"))).to_be_visible()
    visitor.page.close()
    other.get_by_role("button", name=visitor.words("retry")).click()
    expect(other.get_by_role("application")).to_be_visible()


def test_a_browser_that_keeps_nothing_says_so_and_plays(visit: Visit) -> None:
    visitor = visit()
    visitor.context.add_init_script(NO_STORAGE)
    start_here(visitor, "here")
    expect(visitor.page.get_by_text(visitor.words("local-unkept", why="refused"))).to_be_visible()
    place(visitor, "wS1", [0, 0])
    visitor.expect_ply(1)
