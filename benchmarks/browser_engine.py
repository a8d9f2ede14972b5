"""The engine in Chromium against the native one: speed, sizes, memory and the time to start.

python -m benchmarks.browser_engine --rounds 100

Both do the same work by turns, in short pieces; the fastest of each counts, so that other programs
disturb the comparison as little as possible.
"""

from __future__ import annotations

import argparse
import gzip
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Final, TypeAlias

from playwright.sync_api import Page, sync_playwright

from benchmarks.file_server import file_server
from benchmarks.web_browser import CHROMIUM_OPTIONS, add_arguments
from skep import Board, _core
from skep.engine import Engine, Limit
from skep.engine.bench_positions import POSITIONS

_PACKAGE: Final = Path(__file__).parent.parent / "build" / "engine"
_NODES: Final = 5_000  # of a search
_START: Final = """async (core) => {
  const { Core, Engine, Game, Searcher, loadNetwork, readNetwork } = await import("/index.js");
  const start = performance.now();
  const engine = await Engine.start({ core });
  const started = performance.now() - start;
  engine.close();
  window.core = await Core.load(core);
  const network = await readNetwork(window.core, await loadNetwork());
  window.searcher = new Searcher(window.core, network);
  window.Game = Game;
  return [window.core.variant, started / 1000, window.core.memory];
}"""
_PERFT: Final = """([text, depth]) => {
  const game = Game.parse(core, text);
  const start = performance.now();
  const nodes = game.perft(depth);
  const seconds = (performance.now() - start) / 1000;
  game.free();
  return [nodes, seconds];
}"""
_SEARCH: Final = """([text, nodes]) => {
  const game = Game.parse(core, text);
  searcher.clear();
  const found = searcher.run(game, { limit: { nodes } });
  game.free();
  return [found.nodes, found.seconds];
}"""

Measure: TypeAlias = Callable[[], tuple[int, float]]
"""The nodes of one piece of work, and the seconds it took."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=100)
    add_arguments(parser)
    arguments = parser.parse_args()
    _report_sizes()
    with (
        sync_playwright() as playwright,
        playwright.chromium.launch(
            executable_path=arguments.chromium, args=list(CHROMIUM_OPTIONS)
        ) as browser,
        file_server(_PACKAGE, {}) as address,
    ):
        for core in ("core.wasm", "core-plain.wasm"):
            page = browser.new_page()
            page.goto(f"{address}/empty")
            _report_speed(page, core, arguments.rounds)
            page.close()


def _report_sizes() -> None:
    for name in ("core.wasm", "core-plain.wasm", "packaged.skepnet"):
        size = len(gzip.compress((_PACKAGE / name).read_bytes(), 9))
        print(f"{name}: {size / 1000:.0f} kB gzipped")
    scripts = b"".join(path.read_bytes() for path in _PACKAGE.glob("*.js"))
    print(f"scripts: {len(gzip.compress(scripts, 9)) / 1000:.0f} kB gzipped")


def _report_speed(page: Page, core: str, rounds: int) -> None:
    variant, started, memory = page.evaluate(_START, f"/{core}")
    print(f"\n{variant} in Chromium against {_core.VARIANT} on this machine:")
    print(f"engine ready after {started:.2f} s; {memory / 2**20:.0f} MB with a table of 16 MB")
    engine = Engine()
    perft: list[tuple[Measure, Measure]] = []
    search: list[tuple[Measure, Measure]] = []
    for position in POSITIONS:
        board = Board.from_game_string(position.game)
        depth = position.perft_depth - 2
        perft.append(
            (
                partial(_native_perft, board, depth),
                partial(page.evaluate, _PERFT, [position.game, depth]),
            )
        )
        search.append(
            (
                partial(_native_search, engine, board),
                partial(page.evaluate, _SEARCH, [position.game, _NODES]),
            )
        )
    _compare("perft", perft, rounds)
    _compare("search", search, rounds)


def _native_perft(board: Board, depth: int) -> tuple[int, float]:
    start = perf_counter()
    nodes = board.perft(depth)
    return nodes, perf_counter() - start


def _native_search(engine: Engine, board: Board) -> tuple[int, float]:
    engine.clear()
    found = engine.analyse(board, Limit(nodes=_NODES))
    return found.nodes, found.seconds


def _compare(what: str, pairs: Sequence[tuple[Measure, Measure]], rounds: int) -> None:
    """Print the speeds of both sides over all positions; the counts of nodes must be the same."""
    native, browser, nodes = 0.0, 0.0, 0
    for pair in pairs:
        best = [float("inf"), float("inf")]
        for _ in range(rounds):
            counts = []
            for side, measure in enumerate(pair):
                count, seconds = measure()
                counts.append(count)
                best[side] = min(best[side], seconds)
            assert counts[0] == counts[1], f"{what}: {counts}"
        nodes += counts[0]
        native += best[0]
        browser += best[1]
    print(
        f"{what}: {nodes / browser / 1e6:.2f} M nodes/s, native {nodes / native / 1e6:.2f}: "
        f"{native / browser:.0%}"
    )


if __name__ == "__main__":
    main()
