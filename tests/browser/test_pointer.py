"""The board by mouse: drag pieces, zoom the hive, and slips do no harm."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(visitor: Visitor, start: Locator, to: tuple[float, float]) -> None:
    mouse = visitor.page.mouse
    mouse.move(*middle(start))
    mouse.down()
    mouse.move(*to, steps=5)
    mouse.up()


def test_pieces_are_dragged(visit: Visit) -> None:
    visitor = visit()
    visitor.start("here")
    visitor.play("wQ", [0, 0])
    hive = visitor.page.get_by_role("application")

    # Back to the reserve, or off the table: nothing happens.
    drag(visitor, visitor.reserve("bQ"), middle(visitor.reserve("bA1")))
    drag(visitor, visitor.reserve("bQ"), middle(visitor.button("more")))
    visitor.expect_ply(1)
    expect(visitor.page.get_by_role("alert")).to_have_count(0)

    x, y = middle(visitor.cell([0, 0]))
    width = visitor.cell([0, 0]).bounding_box()
    assert width is not None
    drag(visitor, visitor.reserve("bQ"), (x + width["width"], y))
    visitor.expect_ply(2)
    assert visitor.game["moves"][1]["to"] == [1, 0]

    # The wheel zooms, and dragging beside the hive moves it.
    hive.hover()
    visitor.page.mouse.wheel(0, -300)
    expect_wider(visitor, width["width"])
    before = middle(visitor.cell([0, 0]))
    corner = hive.bounding_box()
    assert corner is not None
    mouse = visitor.page.mouse
    mouse.move(corner["x"] + 20, corner["y"] + 20)
    mouse.down()
    mouse.move(corner["x"] + 70, corner["y"] + 60, steps=3)
    mouse.up()
    after = middle(visitor.cell([0, 0]))
    assert (round(after[0] - before[0]), round(after[1] - before[1])) == (50, 40)
    visitor.expect_ply(2)


def expect_wider(visitor: Visitor, width: float) -> None:
    visitor.page.wait_for_function(
        "width => document.querySelector('[data-cell]').getBoundingClientRect().width > width",
        arg=width * 1.2,
    )
