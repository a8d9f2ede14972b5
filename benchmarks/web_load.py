"""The web app in Chromium: what a first visit loads, and how fast it responds.

python -m benchmarks.web_load --visits 10
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Sequence
from typing import Final

import httpx
from playwright.sync_api import Browser, Locator, Page, expect

from benchmarks.web_browser import add_arguments, browser_and_server
from benchmarks.web_games import played_game

_PLIES: Final = 24  # played before pieces are selected

# When the first frame with a usable Play button is done.
_WATCH_PLAY_BUTTON: Final = """
window.interactive = new Promise((resolve) => {
  new MutationObserver((_, observer) => {
    if (!document.querySelector("form button[type=submit]:enabled")) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
  }).observe(document, { childList: true, subtree: true });
});
"""

# For each pointer release: the time, and the number of frames, until the targets are shown.
_WATCH_TARGETS: Final = """
window.selections = [];
addEventListener("pointerup", ({ timeStamp }) => {
  let frames = 0;
  const look = () => {
    frames++;
    if (!document.querySelector(".board-target") && frames < 60) requestAnimationFrame(look);
    else setTimeout(() => selections.push({ ms: performance.now() - timeStamp, frames }));
  };
  requestAnimationFrame(look);
}, { capture: true });
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--visits", type=int, default=10)
    add_arguments(parser)
    arguments = parser.parse_args()
    with browser_and_server(arguments) as (browser, url):
        _report_sizes(browser, url)
        _report_visits(browser, url, arguments.visits)
        _report_selections(browser, url)


def _report_sizes(browser: Browser, url: str) -> None:
    """Print the size of script and style for the first page, and until a game can be played."""
    # The service worker loads the rest of the app meanwhile, which the page does not wait for.
    context = browser.new_context(locale="en-US", service_workers="block")
    page = context.new_page()
    loaded: list[str] = []
    context.on("request", lambda request: loaded.append(request.url))
    page.goto(url)
    play = page.get_by_role("button", name="Play", exact=True)
    expect(play).to_be_enabled()
    print(f"first page:                   {_kilobytes(loaded):6.1f} kB gzipped script and style")
    play.click()
    expect(page.get_by_role("application")).to_be_visible()
    print(f"first page and a game:        {_kilobytes(loaded):6.1f} kB")
    context.close()


def _kilobytes(addresses: Sequence[str]) -> float:
    code = {address for address in addresses if address.endswith((".js", ".css"))}
    with httpx.Client(headers={"accept-encoding": "gzip"}) as http:
        return sum(_transferred(http, address) for address in code) / 1000


def _transferred(http: httpx.Client, address: str) -> int:
    with http.stream("GET", address) as response:
        return sum(len(chunk) for chunk in response.iter_raw())


def _report_visits(browser: Browser, url: str, visits: int) -> None:
    """Print how long the first page takes on a first and on a repeated visit."""
    first, again = [], []
    for _ in range(visits):
        context = browser.new_context(locale="en-US")
        context.add_init_script(_WATCH_PLAY_BUTTON)
        page = context.new_page()
        first.append(_interactive(page, url))
        page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        again.append(_interactive(page, url))
        context.close()
    print(f"interactive, first visit:     {_spread(first)}")
    print(f"interactive, second visit:    {_spread(again)}")


def _interactive(page: Page, url: str) -> float:
    page.goto(url)
    return float(page.evaluate("window.interactive"))


def _report_selections(browser: Browser, url: str) -> None:
    """Print how long a selected piece takes to show its destinations in the middle of a game."""
    address, position = played_game(url, _PLIES)
    context = browser.new_context(locale="en-US", viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.add_init_script(_WATCH_TARGETS)
    page.goto(address)
    expect(page.locator("[data-piece]")).to_have_count(len(position["pieces"]))
    at = {placed["piece"]: placed["at"] for placed in position["pieces"]}
    movers = [page.locator(_cell(at[piece])) for piece in position["legal"] if piece in at]
    piles = page.locator(".board-pile.is-usable")
    for chosen in [*movers, *piles.all()]:
        _select(page, chosen)
    found = page.evaluate("window.selections")
    print(f"from selecting to targets:    {_spread([each['ms'] for each in found])}")
    frames = [each["frames"] for each in found]
    print(f"frames until the targets:     {max(frames)} at most, {len(frames)} selections")
    context.close()


def _select(page: Page, piece: Locator) -> None:
    known = page.evaluate("selections.length")
    piece.click()
    page.wait_for_function("known => selections.length > known", arg=known)
    for _ in range(2):  # the first may only leave the reserve
        page.keyboard.press("Escape")
    expect(page.locator(".board-target")).to_have_count(0)


def _cell(at: Sequence[int]) -> str:
    return f'[data-cell="{at[0]},{at[1]}"]'


def _spread(times: Sequence[float]) -> str:
    return f"{statistics.median(times):6.0f} ms (median of {len(times)}), {max(times):.0f} at most"


if __name__ == "__main__":
    main()
