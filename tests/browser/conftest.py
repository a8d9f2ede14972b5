"""One server and one Chromium for all browser tests; each visitor has their own context.

The fixtures end with the folder, not with the session: while Playwright runs, no other test in
the same process can run an event loop.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, Protocol

import pytest
from benchmarks.web_browser import CHROMIUM_OPTIONS, find_chromium
from playwright.sync_api import Browser, expect, sync_playwright

from skep.server.settings import STATIC_FOLDER
from tests.browser.visitor import Visitor
from tests.patience import PATIENCE
from tests.server.conftest import GENEROUS
from tests.server.playing import RunningServer

PATIENCE_MS: Final = 1000 * PATIENCE
DESKTOP: Final = {"width": 1280, "height": 800}
PHONE: Final = {"width": 360, "height": 740}
LOCALES: Final = {"en": "en-US", "de": "de-DE", "nl": "nl-NL", "ru": "ru-RU"}


class Visit(Protocol):
    """Opens a browser for a visitor, on a desktop unless they have a phone."""

    def __call__(self, language: str = "en", *, phone: bool = False, **options: Any) -> Visitor: ...


class Photograph(Protocol):
    """Saves a screenshot of what a visitor sees, if screenshots are wanted."""

    def __call__(self, visitor: Visitor, name: str) -> None: ...


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    if not (STATIC_FOLDER / "index.html").exists():
        pytest.skip("the web app is not built: run make web")
    running = RunningServer(tmp_path_factory.mktemp("site"), *GENEROUS)
    yield running
    running.stop()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    chromium = find_chromium()
    if chromium is None:
        pytest.skip("Chromium is not installed")
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=chromium, args=list(CHROMIUM_OPTIONS), timeout=PATIENCE_MS
        )
        yield launched
        launched.close()


@pytest.fixture
def visit(site: RunningServer, browser: Browser) -> Iterator[Visit]:
    """Visitors whose pages may not log errors or make requests to other sites."""
    visitors: list[Visitor] = []

    def come(language: str = "en", *, phone: bool = False, **options: Any) -> Visitor:
        context = browser.new_context(
            **{
                "locale": LOCALES[language],
                "viewport": PHONE if phone else DESKTOP,
                "has_touch": phone,
                "is_mobile": phone,
                "reduced_motion": "reduce",
                "service_workers": "block",  # caching the app takes a while
                **options,
            }
        )
        context.set_default_timeout(PATIENCE_MS)
        visitors.append(Visitor(context, site, language, touches=phone))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.context.close()
    assert [complaint for visitor in visitors for complaint in visitor.complaints] == []


@pytest.fixture
def photograph(request: pytest.FixtureRequest) -> Photograph:
    """Saves screenshots in the folder SKEP_SCREENSHOTS; does nothing if it is not set."""
    wanted = os.environ.get("SKEP_SCREENSHOTS")
    test = re.sub(r"\W+", "-", request.node.name).strip("-")

    def take(visitor: Visitor, name: str) -> None:
        if wanted:
            visitor.page.screenshot(path=Path(wanted) / f"{test}-{name}.png")

    return take
