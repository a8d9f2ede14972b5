"""Offline, or while the server is down: some pages stay readable, the rest recovers later."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import LOCALES, PATIENCE_MS, Photograph, Visit
from tests.browser.visitor import Visitor
from tests.patience import wait_until
from tests.server.conftest import GENEROUS
from tests.server.playing import RunningServer

ARE_KEPT: Final = """async (language) => {
    const texts = ["lessons", "rules"].map((name) => `/api/v1/${name}?language=${language}`);
    const kept = await Promise.all(texts.map((text) => caches.match(text)));
    return kept.every(Boolean) && navigator.serviceWorker.controller !== null;
}"""
PROVOKED: Final = {
    "ERR_INTERNET_DISCONNECTED",
    "ERR_CONNECTION",
    "ERR_FAILED",
    "Failed to fetch",
    "WebSocket",
}


def open_kept(visitor: Visitor) -> None:
    """Opens the first page, and waits until its worker has cached what it can, and serves it."""
    visitor.open()
    # Playwright treats a predicate's promise as true, and waits forever for an evaluation.
    wait_until(
        lambda: visitor.page.evaluate(ARE_KEPT, visitor.language), "the browser keeps the texts"
    )


def loads(visitor: Visitor) -> int:
    """How often the page has been loaded; links inside the app don't load it."""
    return sum(
        request.is_navigation_request() and request.service_worker is None
        for request in visitor.requests
    )


def follow(visitor: Visitor, name: str) -> None:
    navigation = visitor.page.get_by_role("navigation", name=visitor.words("navigation"))
    visitor.press(navigation.get_by_role("link", name=visitor.words(f"nav-{name}"), exact=True))


def expect_text(visitor: Visitor, name: str, **arguments: str | int) -> None:
    expect(visitor.page.get_by_text(visitor.words(name, **arguments))).to_be_visible()


def expect_lessons(visitor: Visitor) -> None:
    expect(visitor.page.locator('main a[href="/learn/ending"]')).to_be_visible()


def expect_rules(visitor: Visitor) -> None:
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(visitor.words("rules-title"))
    expect(visitor.page.get_by_role("heading", level=2).first).to_be_visible()


def test_what_can_be_read_needs_no_network(visit: Visit, photograph: Photograph) -> None:
    visitor = visit("de", service_workers="allow")
    visitor.tolerated |= PROVOKED
    visitor.start("here")
    game = f"/game/{visitor.game_id}"
    open_kept(visitor)
    before = loads(visitor)

    visitor.context.set_offline(True)
    expect_text(visitor, "no-answer", why="offline")
    expect(visitor.button("start", opponent="here")).to_be_disabled()
    photograph(visitor, "home")
    follow(visitor, "learn")
    expect_lessons(visitor)
    follow(visitor, "rules")
    expect_rules(visitor)
    assert loads(visitor) == before

    # An answer waits for the network.
    visitor.open("/learn/one-hive")
    visitor.press_button("lesson-continue")
    visitor.press(visitor.page.get_by_role("button", name="weiße Spinne 1"))
    visitor.press_button("lesson-check")
    expect_text(visitor, "no-answer-lesson")
    photograph(visitor, "lesson")
    visitor.context.set_offline(False)
    expect(visitor.page.get_by_text(visitor.words("lesson-wrong"))).to_be_visible()

    # So does a game.
    visitor.context.set_offline(True)
    visitor.open(game)
    expect_text(visitor, "no-answer-game")
    visitor.context.set_offline(False)
    visitor.expect_ply(0)
    assert loads(visitor) == before + 2


@pytest.fixture
def own_servers(tmp_path: Path) -> Iterator[list[RunningServer]]:
    """Servers on the same port, one after the other; the last one runs."""
    servers = [RunningServer(tmp_path, *GENEROUS)]
    yield servers
    servers[-1].stop()


def test_a_server_that_comes_back(
    browser: Browser, own_servers: list[RunningServer], tmp_path: Path
) -> None:
    [server] = own_servers

    def come(**options: Any) -> Visitor:
        context = browser.new_context(locale=LOCALES["en"], **options)
        context.set_default_timeout(PATIENCE_MS)
        visitor = Visitor(context, server, "en", touches=False)
        visitor.tolerated |= PROVOKED
        return visitor

    usual, forgetful = come(), come(service_workers="block")
    open_kept(usual)
    forgetful.open()
    server.stop()

    usual.open()
    expect_text(usual, "no-answer", why="server")
    follow(usual, "rules")
    expect_rules(usual)
    follow(usual, "play")
    # A browser without a cache shows the page once the server is back.
    follow(forgetful, "learn")
    expect_text(forgetful, "no-answer-page")
    before = loads(usual), loads(forgetful)

    own_servers.append(RunningServer(tmp_path, *GENEROUS, port=server.port))
    expect(usual.button("start", opponent="computer")).to_be_enabled()
    expect_lessons(forgetful)
    assert (loads(usual), loads(forgetful)) == (before[0], before[1] + 1)
    assert before == (2, 1)
    for visitor in (usual, forgetful):
        visitor.context.close()
        assert visitor.complaints == []


def test_a_missing_part_causes_one_reload(visit: Visit) -> None:
    visitor = visit()
    visitor.tolerated |= PROVOKED | {"404"}
    visitor.open()
    visitor.page.route("**/assets/Rules-*", lambda route: route.fulfill(status=404))
    with visitor.page.expect_response(
        lambda response: response.url.endswith("/info") and loads(visitor) == 2
    ):
        follow(visitor, "rules")
    expect_text(visitor, "page-failed")
    visitor.page.unroute_all()
    visitor.press_button("retry")
    expect_rules(visitor)
    assert loads(visitor) == 3
