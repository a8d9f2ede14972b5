"""A person with their own browser, who plays by pressing what is on the screen."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request, expect

from skep.locales import message
from skep.pieces import Piece
from tests.server.playing import RunningServer

TWO_FRAMES: Final = """() => new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => done()))
)"""
OPENING: Final = (("wQ", [0, 0]), ("bQ", [1, 0]), ("wA1", [-1, 0]), ("bA1", [2, 0]))

_LOOKS: Final = 60
_FIVE_FRAMES: Final = """() => new Promise((done) => {
    let left = 5;
    const next = () => (left-- > 0 ? requestAnimationFrame(next) : done());
    next();
})"""


class Visitor:
    """A browser context with one page, and everything that went wrong in it."""

    def __init__(
        self, context: BrowserContext, site: RunningServer, language: str, *, touches: bool
    ) -> None:
        self.site = site
        self.context = context
        self.language = language
        self.complaints: list[str] = []
        self.requests: list[Request] = []
        # Parts of error messages that a test provokes.
        self.tolerated = {"Service Worker registration blocked by Playwright"}
        self._touches = touches
        context.on("console", self._on_console)
        context.on("weberror", lambda error: self.complaints.append(f"error: {error.error}"))
        context.on("request", self._note)
        self.page: Page = context.new_page()
        self.page.on("websocket", lambda socket: self._check_origin(socket.url))

    def _on_console(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning") and not any(t in said.text for t in self.tolerated):
            self.complaints.append(f"console: {said.text}")

    def _note(self, request: Request) -> None:
        self.requests.append(request)
        self._check_origin(request.url)

    def _check_origin(self, address: str) -> None:
        if urlsplit(address).netloc != urlsplit(self.site.url).netloc:
            self.complaints.append(f"another origin: {address}")

    # What is on the screen

    def words(self, name: str, /, **arguments: str | int) -> str:
        """A message of the web app in this person's language."""
        return message(self.language, f"web-{name}", **arguments)

    def button(self, name: str, **arguments: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.words(name, **arguments), exact=True)

    def press(self, thing: Locator) -> None:
        if self._touches:
            thing.tap()
        else:
            thing.click()

    def press_button(self, name: str, **arguments: str | int) -> None:
        self.press(self.button(name, **arguments))

    def open(self, path: str = "/") -> None:
        self.page.goto(self.site.url + path)
        expect(self.page.locator("main")).not_to_be_empty()

    def resize(self, width: int, height: int) -> None:
        """Resizes the window, and waits until the page has adapted."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(TWO_FRAMES)

    def flaws(self, look: Callable[[], list[str]]) -> list[str]:
        """What is wrong with the page once it is at rest; after a change it may still move."""
        found = look()
        for _ in range(_LOOKS):
            if not found:
                break
            self.page.evaluate(_FIVE_FRAMES)
            found = look()
        return found

    def change_settings(self, **names: str) -> None:
        """Chooses from the lists of the settings, by the name of the list's message."""
        self.press_button("settings")
        for label, value in names.items():
            self.page.get_by_role("combobox", name=self.words(label)).select_option(value)
        self.page.keyboard.press("Escape")
        expect(self.page.get_by_role("dialog")).to_be_hidden()

    @property
    def secrets(self) -> set[str]:
        """The secrets the page stores to prove its seats and to invite others."""
        kept = self.page.evaluate(
            "['seats', 'invites'].map((name) => localStorage.getItem(`skep.${name}`))"
        )
        return {secret for text in kept if text for secret in json.loads(text).values()}

    # A game

    def play_opening(self) -> None:
        """Both queens with an ant behind each of them, in a row."""
        for piece, to in OPENING:
            self.play(piece, to)

    def start(self, opponent: str, level: int | None = None) -> None:
        """Starts a game from the first page."""
        self.open()
        name = self.words("opponent-name", opponent=opponent)
        self.press(self.page.get_by_role("radio", name=re.compile(f"^{re.escape(name)}")))
        if level is not None:
            self.page.get_by_role("slider").fill(str(level))
        self.press_button("start", opponent=opponent)
        self.page.wait_for_url("**/game/*")
        self.expect_ply(0)

    @property
    def game_id(self) -> str:
        return urlsplit(self.page.url).path.rpartition("/")[2]

    @property
    def game(self) -> dict[str, Any]:
        return self.site.state(self.game_id)

    def reserve(self, piece: str) -> Locator:
        """The pile in the reserve that has this piece."""
        it = Piece(piece)
        name = self.words("piece", color=it.color.id, insect=it.insect.id, number=it.number)
        title = self.words("board-reserve", color=it.color.id)
        toolbar = self.page.get_by_role("toolbar", name=title)
        return toolbar.get_by_role("button", name=name)

    def cell(self, at: list[int]) -> Locator:
        return self.page.locator(f'[data-cell="{at[0]},{at[1]}"]')

    def press_empty(self, at: list[int]) -> None:
        """Presses a place that may be unmarked, given by its distance from a cell that is shown."""
        shown = self.page.locator('[data-cell][data-level="0"]').first
        box = shown.bounding_box()
        assert box is not None
        q, r = map(int, str(shown.get_attribute("data-cell")).split(","))
        right, down = at[0] - q + (at[1] - r) / 2, (at[1] - r) * 3 / 4
        x = box["x"] + box["width"] * (1 / 2 + right)
        y = box["y"] + box["height"] * (1 / 2 + down)
        if self._touches:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def pick(self, piece: str) -> None:
        placed = [it["at"] for it in self.game["position"]["pieces"] if it["piece"] == piece]
        self.press(self.cell(placed[0]) if placed else self.reserve(piece))

    def play(self, piece: str, to: list[int]) -> None:
        """Makes a move, and waits until it is in the list."""
        plies = self.plies
        self.pick(piece)
        self.press(self.cell(to))
        self.page.wait_for_function(
            "plies => document.querySelectorAll('[data-ply]').length > plies", arg=plies
        )

    @property
    def plies(self) -> int:
        return self.moves.count()

    @property
    def moves(self) -> Locator:
        """The moves in the list beside the board, which a phone hides."""
        return self.page.locator("[data-ply]")

    def expect_ply(self, ply: int) -> None:
        expect(self.page.get_by_role("application")).to_be_visible()
        expect(self.moves).to_have_count(ply)

    def expect_turn(self) -> None:
        expect(self.page.get_by_text(self.words("your-turn"))).to_be_visible()
