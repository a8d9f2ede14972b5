"""Who holds a seat: right and wrong links, other devices, browsers without storage."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from tests.browser.conftest import Photograph, Visit
from tests.browser.visitor import Visitor

FORBID_STORAGE: Final = """
    for (const method of ["getItem", "setItem"])
        Storage.prototype[method] = () => { throw new DOMException("no", "SecurityError"); };
"""
WRONG: Final = "a-secret-that-holds-no-seat-at-all"


def test_a_players_own_link_opens_the_seat_on_another_device(
    visit: Visit, photograph: Photograph
) -> None:
    host, other = visit(), visit(phone=True)
    host.start("link")
    own = host.words("link-name", kind="own")
    expect(host.page.get_by_label(own)).to_be_hidden()
    host.press_button("reveal-link")
    link = host.page.get_by_label(own).input_value()
    photograph(host, "revealed")
    host.press_button("close")
    other.page.goto(link)
    other.expect_ply(0)
    other.play("wA1", [0, 0])
    host.expect_ply(1)
    assert other.secrets < host.secrets


def test_a_wrong_link_opens_the_game_for_watching_and_says_so(
    visit: Visit, photograph: Photograph
) -> None:
    visitor = visit("de")
    visitor.tolerated.add("status of 403")  # the browser itself reports it
    created = visitor.site.create(color="white")
    visitor.open(f"/game/{created['id']}#{WRONG}")
    alert = visitor.page.get_by_role("alert")
    expect(alert).to_have_text(visitor.words("watching", why="wrong"))
    photograph(visitor, "wrong")
    assert visitor.secrets == set()

    # The right link, opened in the same tab, still works.
    visitor.page.evaluate(f"location.hash = '{created['token']}'")
    expect(alert).to_be_hidden()
    visitor.play("wA1", [0, 0])


def test_a_player_keeps_the_seat_whatever_link_is_opened(visit: Visit) -> None:
    visitor = visit()
    created = visitor.site.create(color="white")
    for secret in (created["token"], created["invite"], WRONG):
        visitor.open("/rules")
        visitor.open(f"/game/{created['id']}#{secret}")
        visitor.expect_ply(0)
        expect(visitor.page.get_by_text(visitor.words("you"), exact=True)).to_be_visible()
        notice = visitor.page.get_by_text(visitor.words("own-seat"))
        expect(notice).to_have_count(0 if secret == created["token"] else 1)
    assert visitor.secrets == {created["token"]}


def test_a_game_goes_on_where_storage_is_forbidden(visit: Visit) -> None:
    visitor = visit()
    visitor.context.add_init_script(FORBID_STORAGE)
    visitor.start("here")
    visitor.play_opening()
    assert visitor.plies == 4
    go_home_and_return(visitor)
    visitor.play("wG1", visitor.game["position"]["legal"]["wG1"][0])


def go_home_and_return(visitor: Visitor) -> None:
    """Through links inside the app, which do not reload the page."""
    visitor.press(visitor.page.get_by_role("link", name=visitor.words("home-link")))
    running = visitor.page.get_by_role("region", name=visitor.words("games-running"))
    visitor.press(running.get_by_role("listitem").get_by_role("link"))
    visitor.expect_ply(4)
