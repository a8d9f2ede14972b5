"""Two people chat: names, phrases in the reader's language, and spectators."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Photograph, Visit
from tests.browser.test_link import invite
from tests.browser.test_my_games import name_oneself
from tests.browser.visitor import OPENING, Visitor

BOARD = "document.querySelector('[role=application]').getBoundingClientRect().toJSON()"
WATCH_NOTIFICATIONS = """
    window.notified = [];
    window.Notification = class {
      static permission = "default";
      static requestPermission() { this.permission = "granted"; return Promise.resolve("granted"); }
      constructor(title, options) { window.notified.push([title, options.body]); }
    };
    // Whether this page is seen is up to the test; the first question is asked only on demand.
    Object.defineProperty(document, "hidden", { get: () => window.isAway === true });
    Object.defineProperty(navigator, "serviceWorker", { value: undefined });
"""


def say(visitor: Visitor, phrase: str) -> None:
    visitor.press_button("talk")
    visitor.press_button("phrase", phrase=phrase)


def board_of(visitor: Visitor) -> Any:
    return visitor.page.evaluate(BOARD)


def test_friends_talk_each_in_their_language(visit: Visit, photograph: Photograph) -> None:
    host, friend, spectator = visit(), visit("de", phone=True), visit()
    host.open()
    name_oneself(host, "Anna")
    friend.open(invite(host))
    friend.expect_ply(0)
    spectator.open(f"/game/{host.game_id}")
    spectator.expect_ply(0)
    for visitor in (host, friend):
        watching = visitor.page.get_by_label(visitor.words("spectators", count=1))
        expect(watching).to_be_visible()

    # The others see a name entered later at once.
    expect(host.page.get_by_text(host.words("friend"), exact=True)).to_be_visible()
    friend.press_button("talk")
    friend.page.get_by_label(friend.words("name")).fill("Jörg \u202e<i>")
    friend.page.keyboard.press("Enter")
    friend.press_button("close")
    expect(friend.page.get_by_text(friend.words("you-named", player="Jörg <i>"))).to_be_visible()
    for visitor in (host, spectator):
        expect(visitor.page.get_by_text("Jörg <i>", exact=True)).to_be_visible()
    expect(spectator.page.get_by_text("Anna", exact=True)).to_be_visible()

    before = board_of(friend)
    say(host, "good-game")
    for visitor in (host, friend, spectator):
        said = visitor.page.locator(".bubble").get_by_text(
            visitor.words("phrase", phrase="good-game")
        )
        expect(said).to_be_visible()
    assert board_of(friend) == before, "a phrase does not move the board"
    photograph(friend, "phrase-phone")
    photograph(host, "phrase")

    # Players can turn phrases off.
    friend.press_button("more")
    friend.press_button("settings")
    friend.press(friend.page.get_by_role("switch", name=friend.words("phrases-setting")))
    friend.page.keyboard.press("Escape")
    expect(friend.page.locator(".bubble")).to_have_count(0)
    say(host, "oops")
    expect(spectator.page.locator(".bubble")).to_have_text(spectator.words("phrase", phrase="oops"))
    host.play(*OPENING[0])
    friend.expect_ply(1)
    expect(friend.page.locator(".bubble")).to_have_count(0)


def test_a_hidden_page_notifies_players_who_asked_for_it(visit: Visit) -> None:
    host, friend = visit(), visit()
    host.context.add_init_script(WATCH_NOTIFICATIONS)
    path = invite(host)
    assert host.page.evaluate("Notification.permission") == "default", "nobody asked for it yet"
    host.press_button("settings")
    host.press(host.page.get_by_role("switch", name=host.words("notifications")))
    host.page.wait_for_function("() => Notification.permission === 'granted'")
    host.page.keyboard.press("Escape")
    friend.open()
    name_oneself(friend, "Jörg")
    friend.open(path)
    friend.expect_ply(0)
    host.play(*OPENING[0])
    friend.expect_ply(1)
    host.page.evaluate("window.isAway = true")
    friend.play(*OPENING[1])
    host.page.wait_for_function("() => window.notified.length > 0")
    notified = host.page.evaluate("window.notified")
    assert notified == [[host.words("games-your-turn"), "Jörg"]]
