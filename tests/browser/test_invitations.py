"""An invitation works for one friend; anyone who comes later watches and is told why."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import LOCALES, Photograph, Visit
from tests.browser.test_seats import FORBID_STORAGE
from tests.browser.visitor import OPENING, Visitor


def game_of_two(host: Visitor) -> tuple[dict[str, Any], str]:
    """A game that the host has opened, and the path of the invitation."""
    created = host.site.create(color="white")
    host.open(f"/game/{created['id']}#{created['token']}")
    host.expect_ply(0)
    return created, f"/game/{created['id']}#{created['invite']}"


def accept(friend: Visitor, path: str) -> None:
    friend.open(path)
    expect(friend.page.get_by_text(friend.words("you"), exact=True)).to_be_visible()


def expect_watching(visitor: Visitor, why: str) -> None:
    expect(visitor.page.get_by_text(visitor.words("watching", why=why))).to_be_visible()
    expect(visitor.page.get_by_text(visitor.words("you"), exact=True)).to_be_hidden()


def own_link(visitor: Visitor) -> str:
    visitor.press_button("share")
    visitor.press_button("reveal-link")
    field = visitor.page.get_by_label(visitor.words("link-name", kind="own"))
    link = field.input_value()
    visitor.press_button("close")
    return link


@pytest.mark.parametrize("language", LOCALES)
def test_a_third_browser_watches_and_learns_why(
    visit: Visit, photograph: Photograph, language: str
) -> None:
    host, friend, third = visit(), visit(), visit(language, phone=language == "de")
    _, path = game_of_two(host)
    accept(friend, path)
    third.open(path)
    expect_watching(third, "used")
    photograph(third, "used")
    third.open("/rules")
    third.open(path.partition("#")[0])
    expect_watching(third, "taken")
    assert third.secrets == set()

    # The friend comes back by the same link, and another device by the friend's own.
    friend.open("/rules")
    accept(friend, path)
    expect(friend.page.get_by_text(friend.words("own-seat"))).to_be_hidden()
    third.page.goto(own_link(friend))
    expect(third.page.get_by_text(third.words("you"), exact=True)).to_be_visible()


def test_the_host_shares_the_invitation_until_it_is_used(visit: Visit) -> None:
    host, spectator, friend = visit(), visit(), visit()
    host.start("link")
    field = host.page.get_by_label(host.words("link-name", kind="friend"))
    path = f"/game/{host.game_id}#{field.input_value().partition('#')[2]}"
    spectator.open(path.partition("#")[0])
    expect_watching(spectator, "free")
    accept(friend, path)
    expect(field).to_be_hidden()  # the dialog has closed by itself
    expect_watching(spectator, "taken")
    for player in (host, friend):
        player.press_button("share")
        spectators = player.page.get_by_label(player.words("link-name", kind="spectator"))
        expect(spectators).to_be_visible()
        expect(player.page.get_by_label(player.words("link-name", kind="friend"))).to_be_hidden()
        player.press_button("close")


def test_a_claim_whose_answer_is_lost_is_made_once(visit: Visit) -> None:
    host, friend = visit(), visit()
    created, path = game_of_two(host)
    friend.tolerated.add("ERR_FAILED")
    claims: list[Any] = []

    def lose_the_first_answer(route: Route) -> None:
        claims.append(route.request.post_data_json)
        if len(claims) == 1:
            assert route.fetch().ok
            route.abort()
        else:
            route.continue_()

    friend.page.route("**/claim", lose_the_first_answer)
    accept(friend, path)
    assert claims == [claims[0]] * 2
    assert claims[0]["invite"] == created["invite"]
    assert friend.secrets == {claims[0]["token"]}


def test_an_invited_friend_plays_where_storage_is_forbidden(visit: Visit) -> None:
    host, friend = visit(), visit()
    _, path = game_of_two(host)
    friend.context.add_init_script(FORBID_STORAGE)
    accept(friend, path)
    host.play(*OPENING[0])
    friend.expect_ply(1)
    friend.play(*OPENING[1])
    host.expect_ply(2)
