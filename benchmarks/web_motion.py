"""How long the page blocks in Chromium while a hive of all 28 pieces is moved.

python -m benchmarks.web_motion
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession, Page, expect

from benchmarks.web_browser import add_arguments, browser_and_server
from benchmarks.web_games import played_game

_PIECES: Final = 28
_SCREENS: Final = {"desktop": (1280, 800), "phone": (360, 740)}
_STEPS: Final = 60
_TRACED: Final = "RunTask"  # what Chromium's traces call a task


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add_arguments(parser)
    with browser_and_server(parser.parse_args()) as (browser, url):
        # One piece stays in reserve, to be dragged out.
        address, position = played_game(url, _PIECES - 1, placing=True)
        for screen in _SCREENS:
            _report(browser, address, position, screen)


def _report(browser: Browser, address: str, position: dict[str, Any], screen: str) -> None:
    width, height = _SCREENS[screen]
    context = browser.new_context(locale="en-US", viewport={"width": width, "height": height})
    page = context.new_page()
    page.goto(address)
    expect(page.locator("[data-piece]")).to_have_count(len(position["pieces"]))
    devtools = context.new_cdp_session(page)
    _frame(page)  # load the driver's scripts now, so that they are not measured
    for name, act in (("pan", _pan), ("zoom", _zoom), ("drag", _drag)):
        tasks: list[float] = []
        with _traced(devtools, tasks):
            act(page)
        long = sum(task > 50 for task in tasks)
        print(f"{f'{name}, {screen}:':16} {max(tasks):5.1f} ms at most, {long} over 50 ms")
    context.close()


@contextmanager
def _traced(devtools: CDPSession, tasks: list[float]) -> Iterator[None]:
    """Record the CPU time of each task on the page's main thread, in milliseconds."""
    events: list[dict[str, Any]] = []
    finished: list[bool] = []
    devtools.on("Tracing.dataCollected", lambda sent: events.extend(sent["value"]))
    devtools.on("Tracing.tracingComplete", lambda _: finished.append(True))
    categories = "toplevel,disabled-by-default-devtools.timeline"
    devtools.send("Tracing.start", {"categories": categories, "transferMode": "ReportEvents"})
    yield
    devtools.send("Tracing.end")
    while not finished:
        devtools.send("Runtime.evaluate", {"expression": "0"})
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event.get("name") == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks.extend(
        event["tdur"] / 1000
        for event in events
        if event.get("name") == _TRACED
        and "tdur" in event
        and (event["pid"], event["tid"]) in mains
    )


def _ground(page: Page) -> tuple[float, float]:
    box = page.locator(".board-frame").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _frame(page: Page) -> None:
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")


def _each_step(page: Page, act: Callable[[int], None]) -> None:
    for step in range(_STEPS):
        act(step)
        _frame(page)


def _pan(page: Page) -> None:
    x, y = _ground(page)
    y -= 0.3 * y
    page.mouse.move(x, y)
    page.mouse.down()
    _each_step(page, lambda step: page.mouse.move(x + 4 * (step % 20), y + 3 * (step % 20)))
    page.mouse.up()


def _zoom(page: Page) -> None:
    page.mouse.move(*_ground(page))
    _each_step(page, lambda step: page.mouse.wheel(0, -120 if step % 20 < 10 else 120))


def _drag(page: Page) -> None:
    pile = page.locator(".board-pile.is-usable").first
    box = pile.bounding_box()
    assert box is not None
    x, y = _ground(page)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    _each_step(page, lambda step: page.mouse.move(x + 4 * (step % 25), y - 3 * (step % 25)))
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.up()


if __name__ == "__main__":
    main()
