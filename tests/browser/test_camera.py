"""The camera: the hive stays visible, moves come into view, nothing shifts under a pointer."""

from __future__ import annotations

import time
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Photograph, Visit
from tests.browser.hives import ALL_PIECES, grow, late_game, lay_row
from tests.browser.visitor import Visitor
from tests.server.playing import Client

LANDSCAPE: Final = ((667, 375), (740, 360), (844, 390))

# How many pieces are visible in the part of the frame that the reserves leave free.
SEEN: Final = """() => {
  const box = (element) => element.getBoundingClientRect();
  if (!document.querySelector(".board-frame")) return 0;
  const [frame, ...trays] = [".board-frame", ".board-reserve-white", ".board-reserve-black"]
    .map((name) => box(document.querySelector(name)));
  const hits = (x, y, { left, top, right, bottom }) =>
    x > left && x < right && y > top && y < bottom;
  return [...document.querySelectorAll("[data-piece]")].filter((piece) => {
    const { left, top, right, bottom } = box(piece);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return hits(x, y, frame) && !trays.some((tray) => hits(x, y, tray));
  }).length;
}"""

# Everything on the board that is outside its frame or covers what it must not.
MISPLACED: Final = """() => {
  const flaws = [];
  const box = (element) => element.getBoundingClientRect();
  const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1
    || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  const inside = (a, b) => a.left >= b.left - 1 && a.top >= b.top - 1
    && a.right <= b.right + 1 && a.bottom <= b.bottom + 1;
  const frame = document.querySelector(".board-frame");
  const trays = [...document.querySelectorAll(".board-reserve")];
  const tools = [...document.querySelectorAll(".board-tool")].filter((it) => box(it).width);
  for (const tray of trays) {
    if (!inside(box(tray), box(frame))) flaws.push(`${tray.className} leaves the frame`);
    const piles = [...tray.querySelectorAll("button:not([hidden])")];
    for (const pile of piles) {
      if (!inside(box(pile), box(tray))) flaws.push(`${pile.ariaLabel} leaves its tray`);
      for (const other of [...piles, ...tools]) {
        if (other !== pile && !apart(box(pile), box(other)))
          flaws.push(`${pile.ariaLabel} and ${other.ariaLabel} overlap`);
      }
    }
  }
  if (!apart(box(trays[0]), box(trays[1]))) flaws.push("the reserves overlap");
  for (const tool of tools)
    if (!inside(box(tool), box(frame))) flaws.push(`${tool.ariaLabel} leaves the frame`);
  return flaws;
}"""

# Records the parts of the board whose layout changes from now on.
WATCH_SHIFTS: Final = """() => {
  window.shifted = [];
  new PerformanceObserver((list) => list.getEntries().forEach(({ sources }) =>
    sources.forEach(({ node }) => {
      if (node?.parentElement?.closest(".board-frame")) window.shifted.push(node.className);
    })
  )).observe({ type: "layout-shift" });
}"""

# Records changes to the page from now on, except the hive's transform.
WATCH_WRITES: Final = """() => {
  window.writes = [];
  window.frames = 0;
  new MutationObserver((records) => records.forEach(({ type, target, attributeName }) => {
    const isCamera = target.matches?.(".board-world") && attributeName === "transform";
    if (isCamera) window.frames++;
    else window.writes.push(`${type} ${attributeName} of ${target.outerHTML?.slice(0, 80)}`);
  })).observe(document.querySelector(".board-area"),
    { subtree: true, childList: true, attributes: true, characterData: true });
}"""


def frame_of(visitor: Visitor) -> dict[str, float]:
    box = visitor.page.locator(".board-frame").bounding_box()
    assert box is not None
    return {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]}


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


Touches = list[tuple[str, float, list[tuple[float, float]]]]


def touch(visitor: Visitor, touches: Touches) -> None:
    """Sends touch events: each with its kind, time and points."""
    devtools = visitor.context.new_cdp_session(visitor.page)
    begin = time.time()
    for kind, second, points in touches:
        at = [{"x": x, "y": y} for x, y in points]
        event = {"type": kind, "touchPoints": at, "timestamp": begin + second}
        devtools.send("Input.dispatchTouchEvent", event)
    devtools.detach()


def swipe(visitor: Visitor, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Draws a finger over the screen, in a few steps."""
    touches: Touches = [("touchStart", 0, [start])]
    for step in range(1, 6):
        x = start[0] + (end[0] - start[0]) * step / 5
        y = start[1] + (end[1] - start[1]) * step / 5
        touches.append(("touchMove", step / 25, [(x, y)]))
    # At rest before it is lifted: Chromium drops the tap that follows a fling.
    touches += [("touchMove", 1, [(end[0] + 1, end[1])]), ("touchEnd", 2, [])]
    touch(visitor, touches)


def tap_twice(visitor: Visitor, at: tuple[float, float]) -> None:
    taps: Touches = [("touchStart", 0, [at]), ("touchEnd", 0.05, [])]
    touch(visitor, [*taps, ("touchStart", 0.15, [at]), ("touchEnd", 0.2, [])])


def ground(visitor: Visitor) -> tuple[float, float]:
    """An empty point on the ground."""
    found = visitor.page.evaluate(
        """() => {
          const { left, top, width, height } = document.querySelector(".board-frame")
            .getBoundingClientRect();
          for (let down = 0.2; down < 0.8; down += 0.02)
            for (let along = 0.05; along < 0.8; along += 0.05) {
              const [x, y] = [left + along * width, top + down * height];
              if (document.elementFromPoint(x, y)?.matches(".board-svg")) return [x, y];
            }
        }"""
    )
    return found[0], found[1]


def seen(visitor: Visitor) -> int:
    count: int = visitor.page.evaluate(SEEN)
    return count


def expect_seen(visitor: Visitor, count: int) -> None:
    visitor.page.wait_for_function(f"count => ({SEEN})() === count", arg=count)


def cell_width(visitor: Visitor) -> float:
    box = visitor.page.locator("[data-cell]").first.bounding_box()
    assert box is not None
    return box["width"]


def expect_cells(visitor: Visitor, least: float, most: float) -> None:
    visitor.page.wait_for_function(
        """([least, most]) => {
          const { width } = document.querySelector("[data-cell]").getBoundingClientRect();
          return width >= least && width <= most;
        }""",
        arg=[least, most],
    )


def test_the_hive_cannot_be_lost_on_a_phone(visit: Visit, photograph: Photograph) -> None:
    visitor = visit(phone=True)
    path, _ = late_game(visitor.site)
    visitor.open(path)
    expect(visitor.page.locator("[data-piece]")).to_have_count(ALL_PIECES)
    expect_seen(visitor, ALL_PIECES)
    photograph(visitor, "late")
    fit = visitor.button("board-fit")
    expect(fit).to_be_hidden()
    width = cell_width(visitor)

    # Drag the ground beside the hive until it would leave the screen.
    for end in ((700.0, 1500.0), (-700.0, -1500.0), (700.0, 300.0)):
        swipe(visitor, ground(visitor), end)
        assert seen(visitor) >= ALL_PIECES // 4
    expect(fit).to_be_visible()
    photograph(visitor, "panned")

    # Two fingers zoom as well.
    tap_twice(visitor, ground(visitor))
    expect_seen(visitor, ALL_PIECES)
    x, y = middle(visitor.page.locator(".board-frame"))
    fingers = [[(x - d, y), (x + d, y)] for d in (30.0, 45.0, 60.0)]
    touch(
        visitor,
        [
            ("touchStart", 0, fingers[0][:1]),
            ("touchStart", 0.1, fingers[0]),
            ("touchMove", 0.2, fingers[1]),
            ("touchMove", 0.3, fingers[2]),
            ("touchEnd", 1, []),
        ],
    )
    expect_cells(visitor, 1.7 * width, 2.1 * width)
    visitor.press(fit)
    expect_seen(visitor, ALL_PIECES)

    # Finger-sized buttons zoom, and fit the hive again.
    visitor.press_button("board-zoom-in")
    visitor.press_button("board-zoom-in")
    expect_cells(visitor, 1.5 * width, 2 * width)
    for _ in range(8):
        visitor.press_button("board-zoom-out")
    expect_cells(visitor, 0.49 * width, 0.6 * width)
    for name in ("board-zoom-in", "board-zoom-out", "board-fit"):
        box = visitor.button(name).bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    visitor.press(fit)
    expect_seen(visitor, ALL_PIECES)
    expect(fit).to_be_hidden()

    # Turn the device, and double-tap the ground.
    visitor.press_button("board-zoom-in")
    visitor.page.set_viewport_size({"width": 740, "height": 360})
    visitor.page.wait_for_function("() => innerWidth === 740")
    assert seen(visitor) > 0
    visitor.page.set_viewport_size({"width": 360, "height": 740})
    visitor.page.wait_for_function("() => innerWidth === 360")
    assert seen(visitor) > 0
    tap_twice(visitor, ground(visitor))
    expect(fit).to_be_hidden()
    expect_seen(visitor, ALL_PIECES)


def test_a_move_comes_into_view_after_a_zoom(visit: Visit) -> None:
    visitor = visit()
    created = visitor.site.create(color="white")
    token = visitor.site.claim(created)
    with (
        Client.welcomed(visitor.site, created["id"], created["token"]) as white,
        Client.welcomed(visitor.site, created["id"], token) as black,
    ):
        lay_row(white, black)
        visitor.open(f"/game/{created['id']}#{created['token']}")
        visitor.expect_ply(16)
        expect_seen(visitor, 16)

        # White looks at the left end; Black plays at the right end.
        x, y = middle(visitor.cell([-7, 0]))
        visitor.page.mouse.move(x, y)
        for _ in range(6):
            visitor.page.mouse.wheel(0, -300)
        visitor.page.wait_for_function(f"() => ({SEEN})() < 8")
        expect(visitor.button("board-fit")).to_be_visible()
        white.move("wG2", [-8, 0])
        visitor.expect_ply(17)
        assert seen(visitor) < 8  # the move was in view, so the camera stayed put
        black.wait_for_ply(17)
        black.move("bG2", [9, 0])
        visitor.expect_ply(18)
        expect_seen(visitor, 18)


def test_a_long_hive_is_turned_to_fit_a_phone(visit: Visit, photograph: Photograph) -> None:
    visitor = visit(phone=True)
    created = visitor.site.create(opponent={"kind": "here"}, game_type="Base+MLP")
    with Client.welcomed(visitor.site, created["id"], created["token"]) as client:
        lay_row(client, client)
    visitor.open(f"/game/{created['id']}#{created['token']}")
    expect_seen(visitor, 16)
    width = cell_width(visitor)
    queen = visitor.page.locator('[data-piece="wQ"]')
    ant = visitor.page.locator('[data-piece="wA1"]')
    assert middle(ant)[1] == pytest.approx(middle(queen)[1], abs=1)
    photograph(visitor, "row")

    visitor.press_button("board-turn")
    expect_cells(visitor, 1.2 * width, 3 * width)
    expect_seen(visitor, 16)
    assert abs(middle(ant)[1] - middle(queen)[1]) > width / 2
    photograph(visitor, "turned")

    # A piece is played where it is shown, and the game has it there.
    visitor.press(visitor.reserve("wG2"))
    x, y = middle(visitor.page.locator(".board-target").first)
    legal = visitor.game["position"]["legal"]["wG2"]
    visitor.page.touchscreen.tap(x, y)
    visitor.expect_ply(17)
    assert visitor.game["moves"][16]["to"] in legal

    visitor.press_button("board-turn")
    expect_seen(visitor, 17)
    assert middle(ant)[1] == pytest.approx(middle(queen)[1], abs=1)


def test_nothing_shifts_under_a_dragged_piece(visit: Visit) -> None:
    visitor = visit()
    visitor.start("here")
    visitor.play_opening()
    page, mouse = visitor.page, visitor.page.mouse
    before = frame_of(visitor)
    visitor.pick("wS1")
    x, y = middle(visitor.cell([-2, 0]))
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")

    # A notice takes a third of the height while the piece is held over its cell.
    mouse.move(*middle(visitor.reserve("wS1")))
    mouse.down()
    mouse.move(x, y, steps=4)
    page.evaluate(
        """height => {
          const notice = document.createElement("div");
          notice.id = "notice";
          notice.style.cssText = `height: ${height}px; grid-column: 1 / -1; order: -1`;
          const host = document.querySelector(".board-host");
          host.style.height = `calc(100% - ${height}px)`;
          host.before(notice);
        }""",
        before["height"] / 3,
    )
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    assert frame_of(visitor) == before
    mouse.move(x + 2, y, steps=2)
    mouse.up()
    visitor.expect_ply(5)
    assert visitor.game["moves"][4]["to"] == [-2, 0]

    # Afterwards the board takes its new place.
    page.wait_for_function(
        "height => document.querySelector('.board-frame').getBoundingClientRect().height < height",
        arg=before["height"] * 0.8,
    )
    expect_seen(visitor, 5)


@pytest.mark.parametrize(("width", "height"), LANDSCAPE)
def test_reserves_stay_in_their_frame(
    visit: Visit, photograph: Photograph, width: int, height: int
) -> None:
    visitor = visit(phone=True, viewport={"width": width, "height": height})
    created = visitor.site.create(opponent={"kind": "here"}, game_type="Base+MLP")
    visitor.open(f"/game/{created['id']}#{created['token']}")
    visitor.expect_ply(0)
    visitor.page.wait_for_function(f"() => ({MISPLACED})().length === 0")
    photograph(visitor, "reserves")
    white = visitor.page.locator(".board-reserve-white")
    at = middle(white)
    visitor.press_button("flip")
    visitor.page.wait_for_function(
        """x => {
          const tray = document.querySelector(".board-reserve-white").getBoundingClientRect();
          return tray.right < x;
        }""",
        arg=at[0],
    )
    for tight in ("300px", "220px", "160px"):
        visitor.page.locator(".board-host").evaluate(
            "(host, height) => { host.style.height = height; }", tight
        )
        visitor.page.wait_for_function(f"() => ({MISPLACED})().length === 0")


def test_empty_reserves_give_their_room_to_the_hive(visit: Visit) -> None:
    visitor = visit(phone=True)
    created = visitor.site.create(opponent={"kind": "here"}, game_type="Base+MLP")
    with Client.welcomed(visitor.site, created["id"], created["token"]) as client:
        grow(client, ALL_PIECES - 2)
        visitor.open(f"/game/{created['id']}#{created['token']}")
        visitor.page.wait_for_function(f"() => ({SEEN})() === {ALL_PIECES - 2}")
        trays = visitor.page.locator(".board-reserve")
        empty = trays.first.get_by_role("button", disabled=True).first
        piece = visitor.words("piece", color="black", insect="queen-bee", number=0)
        expect(empty).to_have_accessible_name(visitor.words("board-reserve-none", piece=piece))
        visitor.page.evaluate(WATCH_SHIFTS)
        grow(client, ALL_PIECES)
        expect_seen(visitor, ALL_PIECES)
        for tray in trays.all():
            expect(tray).to_be_hidden()
    # Only the camera has moved closer.
    assert visitor.page.evaluate("shifted") == []


def test_moving_the_camera_writes_one_transform(visit: Visit) -> None:
    visitor = visit()
    path, _ = late_game(visitor.site)
    visitor.open(path)
    expect_seen(visitor, ALL_PIECES)
    page, mouse = visitor.page, visitor.page.mouse
    size = frame_of(visitor)
    x, y = size["x"] + size["width"] / 2, size["y"] + 15
    # The first press may show the focus, and names are written after it.
    mouse.click(x, y)
    page.wait_for_function("() => document.querySelector('[data-cell][aria-label]') !== null")
    page.evaluate(WATCH_WRITES)
    mouse.move(x, y)
    mouse.down()
    for step in range(20):
        mouse.move(x + 6 * step, y + 4 * step)
    mouse.up()
    mouse.wheel(0, -400)
    mouse.wheel(0, 300)
    page.wait_for_function("() => frames > 20")
    found: Any = page.evaluate("writes")
    assert found == []
