"""My games: all games of this browser, whose turn it is, and against whom."""

from __future__ import annotations

import json
from typing import Final

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Photograph, Visit
from tests.browser.test_link import invite
from tests.browser.visitor import OPENING, Visitor

MANY: Final = 200
FILL: Final = """
    ([game, count]) => {
      const seats = {};
      for (let i = 0; i < count; i++) {
        const id = `finished${String(i).padStart(4, "0")}`;
        seats[id] = "a-secret-of-some-length";
        const played = game.played_ms - i * 5e6;
        const entry = { ...game, id, played_ms: played };
        localStorage.setItem(`skep.game.${id}`, JSON.stringify(entry));
      }
      localStorage.setItem("skep.seats", JSON.stringify(seats));
    }
"""


def name_oneself(visitor: Visitor, name: str) -> None:
    visitor.press_button("settings")
    visitor.page.get_by_label(visitor.words("name")).fill(name)
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.get_by_role("dialog")).to_be_hidden()


def card(visitor: Visitor, title: str) -> Locator:
    return visitor.page.get_by_role("listitem").filter(has_text=title)


def section(visitor: Visitor, standing: str) -> Locator:
    name = visitor.words("games-section", standing=standing)
    return visitor.page.get_by_role("region", name=name)


def wake(visitor: Visitor) -> None:
    """Make the page refresh its games, as when a player returns to it."""
    visitor.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


def test_two_friends_find_their_games(visit: Visit, photograph: Photograph) -> None:
    host, friend = visit(), visit("de", phone=True)
    host.start("computer", level=1)
    host.play(*OPENING[0])
    host.expect_turn()
    computer = host.words("computer", level=1)
    your_turn = host.words("games-your-turn")
    expect(host.page).to_have_title(f"{your_turn} · {computer} · Skep")

    name_oneself(host, "  Anna   Bee ")
    friend.open()
    name_oneself(friend, "Jörg")
    friend.open(invite(host))
    friend.expect_ply(0)
    game_id = host.game_id
    host.play(*OPENING[0])
    expect(host.page).to_have_title("Jörg · Skep")
    expect(friend.page).to_have_title(f"{friend.words('games-your-turn')} · Anna Bee · Skep")
    assert [seat["name"] for seat in host.game["seats"].values()] == ["Anna Bee", "Jörg"]

    host.open("/games")
    expect(section(host, "turn").get_by_role("link")).to_have_count(1)
    expect(section(host, "turn")).to_contain_text(computer)
    expect(section(host, "running")).to_contain_text("Jörg")
    expect(host.page.locator(".count")).to_have_count(0)
    friend.play(*OPENING[1])
    wake(host)
    expect(section(host, "turn").get_by_role("link")).to_have_count(2)
    expect(section(host, "turn").get_by_role("listitem").first).to_contain_text("Jörg")
    expect(host.page.locator(".count")).to_contain_text("1")
    expect(host.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
    expect(host.page).to_have_title(f"(1) {host.words('title-page', page='games')}")
    expect(card(host, "Jörg").locator(".board-tile")).to_have_count(2)
    photograph(host, "games")

    # The home page links to the game in which a friend waits.
    host.open()
    running = host.page.get_by_role("region", name=host.words("games-running"))
    expect(running.get_by_role("listitem").first).to_contain_text("Jörg")
    photograph(host, "home")
    host.press(running.get_by_role("link", name="Jörg"))
    host.page.wait_for_url(f"**/game/{game_id}")
    host.expect_turn()
    host.press_button("more")
    host.press_button("resign")
    host.press_button("resign-yes")
    lost = host.words("result-title", winner="black", you="lost")
    expect(host.page.get_by_text(lost)).to_be_visible()

    friend.open("/games")
    expect(section(friend, "over")).to_contain_text("Anna Bee")
    expect(section(friend, "over")).to_contain_text(friend.words("games-result", outcome="won"))
    photograph(friend, "games-phone")


def test_without_network_the_list_is_as_it_was_and_games_can_be_removed(
    visit: Visit, photograph: Photograph
) -> None:
    visitor = visit()
    visitor.start("computer", level=1)
    visitor.play(*OPENING[0])
    visitor.expect_turn()
    computer = visitor.words("computer", level=1)
    visitor.open("/games")
    expect(card(visitor, computer)).to_be_visible()
    assert len(visitor.secrets) == 1

    visitor.tolerated.add("ERR_INTERNET_DISCONNECTED")
    visitor.context.set_offline(True)
    expect(visitor.page.get_by_text(visitor.words("games-offline"))).to_be_visible()
    expect(card(visitor, computer)).to_be_visible()
    photograph(visitor, "offline")
    visitor.context.set_offline(False)
    expect(visitor.page.get_by_text(visitor.words("games-offline"))).to_be_hidden()

    visitor.press_button("games-remove", game=computer)
    expect(
        visitor.page.get_by_text(visitor.words("games-remove-note", loss="seat"))
    ).to_be_visible()
    photograph(visitor, "remove")
    visitor.press_button("cancel")
    expect(card(visitor, computer)).to_be_visible()
    visitor.press_button("games-remove", game=computer)
    visitor.press_button("games-remove-yes")
    expect(visitor.page.get_by_text(visitor.words("games-none"))).to_be_visible()
    assert visitor.secrets == set()
    visitor.page.reload()
    expect(visitor.page.get_by_text(visitor.words("games-none"))).to_be_visible()


def test_two_hundred_games_come_a_page_at_a_time(visit: Visit, photograph: Photograph) -> None:
    visitor = visit(phone=True)
    created = visitor.site.create(opponent={"kind": "computer", "level": 4}, color="white")
    answer = visitor.site.http.post(
        "/api/v1/games/summaries",
        json={"games": [{"id": created["id"], "token": created["token"]}]},
    )
    (game,) = answer.json()["games"]
    pieces = [
        {"piece": f"{'wb'[i % 2]}A{1 + i % 3}", "at": [i % 6, i // 6], "level": 0}
        for i in range(22)
    ]
    game |= {"pieces": pieces, "result": {"winner": "white", "reason": "surrounded"}}
    visitor.open()
    visitor.page.evaluate(FILL, [game, MANY])
    before = len(visitor.requests)
    visitor.open("/games")
    cards = section(visitor, "over").get_by_role("listitem")
    expect(cards).to_have_count(24)
    expect(section(visitor, "over").get_by_role("heading")).to_contain_text(str(MANY))
    expect(cards.first.locator(".board-tile")).to_have_count(len(pieces))
    expect(cards.last.locator(".board-tile")).to_have_count(0)  # not drawn until it is seen
    photograph(visitor, "many")
    visitor.press_button("games-more", count=MANY - 24)
    expect(cards).to_have_count(48)
    cards.last.scroll_into_view_if_needed()
    expect(cards.last.locator(".board-tile")).to_have_count(len(pieces))
    asked = [request for request in visitor.requests[before:] if "summaries" in request.url]
    assert asked == [], "finished games do not change"

    visitor.press_button("games-clear")
    visitor.press_button("games-remove-yes")
    expect(visitor.page.get_by_text(visitor.words("games-none"))).to_be_visible()
    kept = json.loads(visitor.page.evaluate("JSON.stringify(Object.keys(localStorage))"))
    assert not [key for key in kept if key.startswith("skep.game.")]
