"""A tour of every page of the app and everything that opens on it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from playwright.sync_api import expect

from tests.board.games import SURROUNDED
from tests.browser.visitor import Visitor

Sizes = tuple[tuple[int, int], ...]
SAMPLED_SIZES: Final = ((320, 640), (844, 390), (1440, 900))
ALL_SIZES: Final = (*SAMPLED_SIZES, (360, 740), (667, 375), (768, 1024), (1024, 768))


def tour(visitor: Visitor) -> Iterator[str]:
    """Takes a visitor to one sight after another, and names it."""
    yield from _first_page(visitor)
    yield from _game(visitor)
    yield from _invitation(visitor)
    yield from _games(visitor)
    yield from _import(visitor)
    yield from _learning(visitor)
    yield from _nowhere(visitor)


def _first_page(visitor: Visitor) -> Iterator[str]:
    visitor.open()
    yield "home"
    visitor.press(visitor.page.locator("summary"))
    visitor.page.get_by_role("radio", name=visitor.words("clock-name", clock="custom")).check()
    yield "options"
    visitor.open("/settings")
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    yield "settings"


def _game(visitor: Visitor) -> Iterator[str]:
    visitor.start("here")
    yield "new-game"
    visitor.play_opening()
    visitor.pick("wA1")
    yield "game"
    visitor.page.keyboard.press("?")
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    yield "keys"
    visitor.page.keyboard.press("Escape")
    visitor.pick("wQ")
    visitor.press_empty([0, 1])
    expect(visitor.page.get_by_role("alert")).to_be_visible()
    yield "illegal"
    visitor.press_button("more")
    yield "more"
    visitor.press_button("resign")
    yield "resign"
    visitor.press_button("resign-yes")
    expect(visitor.button("rematch")).to_be_visible()
    yield "over"
    visitor.press(visitor.button("share").first)
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    yield "share"


def _invitation(visitor: Visitor) -> Iterator[str]:
    visitor.start("link")
    yield "invitation"
    visitor.press_button("close")
    visitor.press_button("talk")
    yield "talk"


def _import(visitor: Visitor) -> Iterator[str]:
    visitor.open("/view")
    yield "import"
    visitor.page.get_by_role("textbox").fill(SURROUNDED)
    visitor.press_button("import-open")
    expect(visitor.page.get_by_role("application")).to_be_visible()
    yield "view"


def _games(visitor: Visitor) -> Iterator[str]:
    """The games the visitor has just played and started."""
    visitor.open("/games")
    expect(visitor.page.get_by_role("listitem")).to_have_count(2)
    yield "games"
    visitor.press_button("games-clear")
    yield "remove"


def _learning(visitor: Visitor) -> Iterator[str]:
    visitor.open("/learn")
    expect(visitor.page.locator('main a[href="/learn/ending"]')).to_be_visible()
    yield "learn"
    visitor.open("/learn/one-hive")
    expect(visitor.page.get_by_role("application")).to_be_visible()
    yield "lesson"
    visitor.press_button("lesson-continue")
    expect(visitor.button("lesson-check")).to_be_visible()
    yield "exercise"
    visitor.open("/rules")
    expect(visitor.page.get_by_role("heading", level=2).first).to_be_visible()
    yield "rules"


def _nowhere(visitor: Visitor) -> Iterator[str]:
    visitor.tolerated |= {"404", "closed before the connection is established"}
    visitor.open("/nowhere")
    yield "no-page"
    visitor.open("/game/nowhere")
    title = visitor.words("no-game-title")
    expect(visitor.page.get_by_role("heading", name=title)).to_be_visible()
    expect(visitor.page.get_by_role("banner")).to_be_visible()
    yield "no-game"
