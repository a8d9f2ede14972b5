"""The game page at every size: nothing overlaps, nothing is cut off, nothing moves the board."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Photograph, Visit
from tests.browser.visitor import Visitor
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
SHIFTS: Final = """
    window.shifts = [];
    new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries())
            window.shifts.push([value, ...sources.map(({ node }) => node?.outerHTML ?? node?.data)]);
    }).observe({ type: "layout-shift", buffered: true });
"""

PARTS: Final = (
    ".app > header, .player strong, .player .status, .player .clock, [role=toolbar], section.table, .actions button,"
    " .steps button, .moves ol"
)


def game_of(visitor: Visitor, plies: int, **wishes: object) -> None:
    """Opens a game of a person against a friend after some random moves."""
    created = visitor.site.create(color="white", game_type="Base+MLP", **wishes)
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


def flaws(page: Page, over: str = ".notice", fixed: str = PARTS) -> list[str]:
    found: list[str] = page.evaluate(GEOMETRY, {"fixed": fixed, "over": over})
    return found


@pytest.mark.parametrize("theme", ["light"])
def test_nothing_overlaps_at_any_size(visit: Visit, photograph: Photograph, theme: str) -> None:
    visitor = visit()
    game_of(visitor, 16, clock={"kind": "live", "initial_s": 600, "increment_s": 5})
    found: list[str] = []
    for name, (width, height) in SIZES.items():
        visitor.page.set_viewport_size({"width": width, "height": height})
        photograph(visitor, name)
        found += [f"{name}: {flaw}" for flaw in flaws(visitor.page)]
    assert found == []
