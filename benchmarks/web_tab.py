"""The server in the tab, in Chromium: how long it takes to start and to explain, and its memory.

python -m benchmarks.web_tab --starts 5
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page

from benchmarks.web_browser import add_arguments, browser_and_server
from skep.server.settings import STATIC_FOLDER

_GAME: Final = r"Base+MLP;InProgress;White[4];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wA1 \wQ;bA1 bQ/"
_MEASURE: Final = """async ([script, game_string]) => {
  const { startTab } = await import(script);
  const timed = async (work) => {
    const begin = performance.now();
    await work();
    return performance.now() - begin;
  };
  const outside = { records: [], keep: async () => {}, choose: async () => "null", stop: () => {} };
  const server = startTab(outside);
  const explain = (language) => () =>
    server.request("/positions/explain", { game_string, piece: "wQ", to: [0, 0], language });
  const start = await timed(() => server.request("/positions", { game_string }));
  const first = await timed(explain("en"));
  const language = await timed(explain("de"));
  const later = [];
  for (let i = 0; i < 50; i++) later.push(await timed(explain("en")));
  window.server = server; // until its memory is measured
  return { start, first, language, later };
}"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--starts", type=int, default=5)
    add_arguments(parser)
    arguments = parser.parse_args()
    (script,) = (STATIC_FOLDER / "assets" / "python").glob("tab-*.js")
    with browser_and_server(arguments) as (browser, url):
        cold: list[dict[str, Any]] = []
        warm: list[dict[str, Any]] = []
        for _ in range(arguments.starts):
            context = browser.new_context(locale="en-US", service_workers="block")
            for figures in (cold, warm):
                page = context.new_page()
                page.goto(url)
                blank = _renderer_megabytes(browser)
                figures.append(_measured(page, script.name))
                grown = _renderer_megabytes(browser) - blank
                page.close()
            context.close()
    print(f"ready, first visit:       {_spread([it['start'] for it in cold])}")
    print(f"ready, second visit:      {_spread([it['start'] for it in warm])}")
    print(f"first explanation:        {_spread([it['first'] for it in cold + warm])}")
    print(f"in another language:      {_spread([it['language'] for it in cold + warm])}")
    print(f"later explanations:       {_spread([ms for it in cold + warm for ms in it['later']])}")
    print(f"memory of the renderers:  {grown:.0f} MB more than before")


def _measured(page: Page, script: str) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(_MEASURE, [f"/assets/python/{script}", _GAME])
    return found


def _renderer_megabytes(browser: Browser) -> float:
    """The resident memory of all pages."""
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    pages = [process["id"] for process in processes if process["type"] == "renderer"]
    statuses = (Path(f"/proc/{process}/status").read_text(encoding="utf-8") for process in pages)
    lines = (line for status in statuses for line in status.splitlines())
    return sum(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1000


def _spread(times: Sequence[float]) -> str:
    return f"{statistics.median(times):6.1f} ms (median of {len(times)}), {max(times):.1f} at most"


if __name__ == "__main__":
    main()
