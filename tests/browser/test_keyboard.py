"""Keyboard only: a game is started and played without a pointer."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

DESTINATION = re.compile(r"\. Destination$")
FEW = 60  # presses of Tab; needing more means that something can't be reached


def walk_to(visitor: Visitor, goal: Locator) -> None:
    """Presses Tab until something has the focus, and checks that the focus is visible."""
    expect(goal).to_be_visible()
    for _ in range(FEW):
        if goal.evaluate("element => element.contains(document.activeElement)"):
            break
        visitor.page.keyboard.press("Tab")
    assert goal.evaluate("element => element.contains(document.activeElement)")
    assert visitor.page.evaluate("document.activeElement.matches(':focus-visible')")


def focused(visitor: Visitor) -> Locator:
    return visitor.page.locator(":focus")


def expect_escape_to_let_go(visitor: Visitor, occupied: list[int]) -> None:
    """On the board, Escape first deselects the piece and then closes the message."""
    keyboard = visitor.page.keyboard
    keyboard.press("]")
    keyboard.press("Enter")
    expect(visitor.page.locator(".is-selected")).to_have_count(1)
    keyboard.press("Escape")
    expect(visitor.page.locator(".is-selected")).to_have_count(0)
    keyboard.press("Enter")
    visitor.cell(occupied).focus()
    keyboard.press("Enter")
    expect(visitor.page.get_by_role("alert")).to_be_visible()
    expect(visitor.page.locator(".board-refused")).to_have_count(1)
    keyboard.press("Escape")
    expect(visitor.page.get_by_role("alert")).to_be_hidden()
    expect(visitor.page.locator(".board-refused")).to_have_count(0)


def test_three_moves_without_a_mouse(visit: Visit) -> None:
    visitor = visit()
    keyboard = visitor.page.keyboard
    visitor.open()
    walk_to(visitor, visitor.page.get_by_role("radio", name="Computer"))
    keyboard.press("ArrowDown")
    expect(visitor.page.get_by_role("radio", name="Friend here")).to_be_checked()
    walk_to(visitor, visitor.button("start", opponent="here"))
    keyboard.press("Enter")
    visitor.expect_ply(0)
    hive = visitor.page.get_by_role("application")

    # A placement: to the reserve, to the queen, to a destination.
    walk_to(visitor, visitor.page.get_by_role("toolbar", name="White's reserve"))
    queen = visitor.words("piece", color="white", insect="queen-bee", number=0)
    expect(focused(visitor)).to_have_accessible_name(
        visitor.words("board-reserve-piece", piece=queen, count=1, destinations=1)
    )
    keyboard.press("Enter")
    expect(focused(visitor)).to_have_accessible_name("in the middle of the table. Destination")
    keyboard.press("Enter")
    visitor.expect_ply(1)
    expect(
        visitor.page.get_by_text("White places the queen in the middle of the table.")
    ).to_be_attached()

    # The reply, using the key for the reserve and a chosen destination.
    walk_to(visitor, hive)
    keyboard.press("r")
    keyboard.press("Enter")
    expect(visitor.page.get_by_text(re.compile("^black queen.* 6 destinations:"))).to_be_attached()
    expect(focused(visitor)).to_have_accessible_name(DESTINATION)
    first = focused(visitor).get_attribute("data-cell")
    keyboard.press("]")
    chosen = focused(visitor).get_attribute("data-cell")
    assert chosen != first
    keyboard.press("Enter")
    visitor.expect_ply(2)
    assert visitor.game["moves"][1]["to"] == [int(part) for part in str(chosen).split(",")]

    # A move on the board: to a piece that can move, and one of its destinations.
    walk_to(visitor, hive)
    keyboard.press("]")
    destinations = visitor.words("board-destinations", count=2)
    expect(focused(visitor)).to_have_accessible_name(f"{queen}. {destinations}")
    keyboard.press("Enter")
    keyboard.press("]")
    expect(focused(visitor)).to_have_accessible_name(DESTINATION)
    keyboard.press("Enter")
    visitor.expect_ply(3)
    assert visitor.game["moves"][2]["piece"] == "wQ"

    expect_escape_to_let_go(visitor, visitor.game["moves"][2]["to"])
