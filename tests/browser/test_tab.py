"""The server in the tab, started by a real page in a real worker, with Skep's own files only."""

from __future__ import annotations

from typing import Any

import pytest

from skep.server.settings import STATIC_FOLDER
from tests.browser.conftest import Visit

pytestmark = pytest.mark.browser

PLAY = """async (script) => {
  const { startTab } = await import(script);
  const kept = [];
  const server = startTab({
    records: [],
    keep: async (records) => void kept.push(...records.keys()),
    choose: async () => JSON.stringify({ piece: "bS1", q: 1, r: 0 }),
    stop: () => {},
  });
  const wish = { opponent: { kind: "computer", level: 3 }, color: "white" };
  const { id, token } = await server.request("/games", wish);
  const socket = server.connect(`/ws/games/${id}`);
  const received = (isIt) => new Promise((resolve) => {
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (isIt(message)) resolve(message);
    };
  });
  const say = (message) => socket.send(JSON.stringify(message));
  const welcome = received(({ type }) => type === "welcome");
  socket.onopen = () => say({ type: "hello", token, language: "en" });
  await welcome;
  const answered = received(({ type, game }) => type === "state" && game.position.ply === 2);
  say({ type: "move", ply: 0, piece: "wS1", to: [0, 0] });
  const { game } = await answered;
  const explained = received(({ type }) => type === "explanation");
  say({ type: "explain", ply: 2, piece: "wA1", to: [2, 0], language: "ru" });
  const { explanation } = await explained;
  socket.close();
  const refused = await server.request("/games/none").catch(({ code, status }) => [code, status]);
  server.close();
  return { moves: game.moves.map(({ move }) => move), explanation, refused, kept: kept.length };
}"""
COMPILE = """() => WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))
  .then(() => "compiled", () => "refused")"""


def test_a_page_plays_without_its_server(visit: Visit) -> None:
    (script,) = (STATIC_FOLDER / "assets" / "python").glob("tab-*.js")
    visitor = visit()
    visitor.page.goto(visitor.site.url)
    before = len(visitor.requests)
    played: dict[str, Any] = visitor.page.evaluate(PLAY, f"/assets/python/{script.name}")
    assert played["moves"] == ["wS1", "bS1 wS1-"]
    assert played["explanation"]["sentence"].startswith("Новая фишка")
    assert not played["explanation"]["legal"]
    assert played["refused"] == ["not-found", 404]
    assert played["kept"] == 3, "the new game and two moves"
    own = f"{visitor.site.url}/assets/"
    assert {it.url for it in visitor.requests[before:] if not it.url.startswith(own)} == set()


def test_nobody_loads_it_in_advance() -> None:
    worker = (STATIC_FOLDER / "service-worker.js").read_text(encoding="utf-8")
    assert "/assets/index-" in worker
    assert "/assets/python/" not in worker


def test_only_the_worker_may_compile(visit: Visit) -> None:
    visitor = visit()
    visitor.tolerated |= {"wasm-unsafe-eval", "WebAssembly"}
    visitor.page.goto(visitor.site.url)
    assert visitor.page.evaluate(COMPILE) == "refused"
