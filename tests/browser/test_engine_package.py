"""The engine package alone, in a page that has nothing else of Skep, from a plain file server."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from benchmarks.file_server import file_server
from playwright.sync_api import Browser, Page, expect

from skep.engine.bench_positions import MIDDLE_GAME, POSITIONS
from tests.browser.conftest import PATIENCE_MS
from tests.web_engine.package import built_package

ISOLATED = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
}


@pytest.fixture(params=[False, True], ids=["plain", "isolated"])
def page(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Page]:
    """An empty page beside the package; a request to any other place fails the test."""
    with file_server(built_package(), ISOLATED if request.param else {}) as address:
        context = browser.new_context()
        context.set_default_timeout(PATIENCE_MS)
        page = context.new_page()
        complaints: list[str] = []
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "request",
            lambda sent: None if sent.url.startswith(address) else complaints.append(sent.url),
        )
        page.goto(f"{address}/empty")
        assert page.evaluate("crossOriginIsolated") == request.param
        yield page
        context.close()
        assert complaints == []


def test_a_page_with_nothing_else(page: Page) -> None:
    found = page.evaluate(
        """async ({ text, depth }) => {
          const { Core, Engine, Game } = await import("/index.js");
          const core = await Core.load();
          const game = Game.parse(core, text);
          const engine = await Engine.start({ core: core.module });
          const depths = [];
          const analysis = await engine.analyse(game, {
            limit: { depth },
            onReport: (report) => depths.push(report.depth),
          });
          const level = game.isLegal(await engine.choose(game, 3));
          const abort = new AbortController();
          const endless = await engine.analyse(game, {
            limit: { depth: 64 },
            onReport: () => abort.abort(),
            signal: abort.signal,
          });
          const aborted = await engine.analyse(game, {
            limit: { depth: 64 },
            signal: AbortSignal.abort(),
          });
          await engine.clear();
          const again = await engine.analyse(game, { limit: { depth } });
          const codes = [];
          const refuse = (act) => act.catch((error) => codes.push(error.code));
          await refuse(engine.analyse(game, { limit: {} }));
          const illegal = { ...game.toData(), actions: ["pass"] };
          await refuse(engine.analyse(illegal, { limit: { depth } }));
          const waiting = refuse(engine.analyse(game, { limit: { depth: 64 } }));
          await new Promise((resolve) => setTimeout(resolve));
          engine.close();
          await waiting;
          await refuse(engine.clear());
          await refuse(Engine.start({ core: core.module, network: new ArrayBuffer(99) }));
          await refuse(Engine.start({ core: "/missing.wasm" }));
          await refuse(Engine.start({ core: core.module, network: "/index.js" }));
          await refuse(Engine.start({ core: core.module, megabytes: 999 }));
          const broken = () => new Worker("/missing.js");
          await refuse(Engine.start({ core: core.module, startWorker: broken }));
          return {
            variant: core.variant,
            depths,
            nodes: [analysis.nodes, again.nodes],
            level,
            stopped: [endless, aborted].map(({ depth, lines }) => depth < 64 && lines.length === 1),
            codes,
          };
        }""",
        {"text": MIDDLE_GAME, "depth": 6},
    )
    (middle,) = (position for position in POSITIONS if position.game == MIDDLE_GAME)
    assert middle.search_depth == 6
    assert found == {
        "variant": "simd128",
        "depths": [1, 2, 3, 4, 5, 6],
        "nodes": [11875, 11875],
        "level": True,
        "stopped": [True, True],
        "codes": [
            "bad-argument",
            "illegal-move",
            "closed",
            "closed",
            "bad-network",
            "bad-module",
            "bad-network",
            "bad-argument",
            "crashed",
        ],
    }


def test_uhp_over_messages(page: Page) -> None:
    lines = page.evaluate(
        """() => new Promise((resolve) => {
          const worker = new Worker("/uhpWorker.js", { type: "module" });
          const lines = [];
          worker.onmessage = ({ data }) => {
            lines.push(data);
            if (lines.filter((line) => line === "ok").length === 4) resolve(lines);
          };
          worker.postMessage("newgame Base+MLP");
          worker.postMessage("play wS1");
          worker.postMessage("bestmove depth 3");
        })"""
    )
    assert lines[1:3] == ["Mosquito;Ladybug;Pillbug", "ok"]
    assert lines[3:7] == [
        "Base+MLP;NotStarted;White[1]",
        "ok",
        "Base+MLP;InProgress;Black[1];wS1",
        "ok",
    ]
    assert lines[7].startswith("b")


def test_the_example_page(browser: Browser) -> None:
    with file_server(built_package(), {}) as address:
        page = browser.new_page()
        page.goto(f"{address}/example.html")
        expect(page.get_by_role("status")).to_have_text("white to move")
        page.get_by_label("Your move").select_option("wA1")
        page.get_by_label("Level").fill("1")
        page.get_by_role("button", name="Play").click()
        expect(page.get_by_role("listitem")).to_have_count(2)
        page.close()
