"""The server inside a browser tab, here without a browser: games, answers, records, the engine."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
import pytest

from skep import PASS, Board, Hex, Move, Piece
from skep.server.tab.host import TabHost
from tests.patience import PATIENCE, until


class Browser:
    """What a worker offers the host: a place to keep games, and an engine that is quick."""

    def __init__(self) -> None:
        self.records: dict[str, bytes] = {}
        self.asked: list[dict[str, Any]] = []
        self.stops = 0
        self.is_full = False
        self.answers = True

    async def keep(self, records: dict[str, bytes]) -> None:
        if self.is_full:
            raise OSError("no room")
        self.records |= records

    async def ask(self, request: str) -> str:
        asked = json.loads(request)
        self.asked.append(asked)
        if not self.answers:
            await asyncio.Event().wait()
        return json.dumps(first_move(asked))

    def stop(self) -> None:
        self.stops += 1

    async def start(self) -> TabHost:
        return await TabHost.start(self.records.values(), self.keep, self.ask, self.stop)


def first_move(asked: dict[str, Any]) -> object:
    """The first legal move after the actions of a request, as the engine answers."""
    game = asked["game"]
    board = Board(game["type"], game["rules"])
    for it in game["actions"]:
        board.push(PASS if it == "pass" else Move(Piece(it["piece"]), Hex(it["q"], it["r"])))
    found = board.legal_moves[0]
    if not isinstance(found, Move):
        return "pass"
    return {"piece": found.piece.name, "q": found.to.q, "r": found.to.r}


class Page:
    """A page with a live game."""

    def __init__(self, host: TabHost, game_id: str) -> None:
        self.received: list[dict[str, Any]] = []
        self.codes: list[int] = []
        self.port = host.connect(
            game_id, lambda text: self.received.append(json.loads(text)), self.codes.append
        )

    def say(self, **message: Any) -> None:
        self.port.put(json.dumps(message))

    async def last(self, kind: str) -> dict[str, Any]:
        await until(lambda: any(message["type"] == kind for message in self.received))
        return [message for message in self.received if message["type"] == kind][-1]

    @property
    def game(self) -> dict[str, Any]:
        states = [m["game"] for m in self.received if m["type"] in ("welcome", "state")]
        return states[-1] if states else {}

    async def at_ply(self, ply: int) -> dict[str, Any]:
        await until(lambda: bool(self.game) and self.game["position"]["ply"] >= ply)
        return self.game


def run(work: Callable[[Browser], Coroutine[Any, Any, None]]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(PATIENCE):
            await work(Browser())

    asyncio.run(bounded())


async def created(host: TabHost, **wish: Any) -> dict[str, Any]:
    wish = {"opponent": {"kind": "computer", "level": 1}, "color": "white", **wish}
    status, body = await host.request("/games", json.dumps(wish))
    assert status == 201, body
    found: dict[str, Any] = json.loads(body)
    return found


def test_a_game_against_the_computer() -> None:
    async def play(browser: Browser) -> None:
        host = await browser.start()
        game = await created(host)
        page = Page(host, game["id"])
        page.say(type="hello", token=game["token"])
        assert (await page.last("welcome"))["you"] == ["white"]
        page.say(type="move", ply=0, piece="wS1", to=[0, 0])
        assert (await page.at_ply(2))["position"]["turn"] == "white"
        (asked,) = browser.asked
        assert asked["limit"] == {"seconds": 0.8, "depth": 2}, "level 1 looks two plies ahead"
        assert asked["game"] == {
            "type": "Base+MLP",
            "rules": "rulebook",
            "actions": [{"piece": "wS1", "q": 0, "r": 0}],
            "start": None,
        }
        assert asked["handicap"]["overlooked"] == 390
        assert 0 <= int(asked["handicap"]["seed"]) < 2**64
        page.say(type="explain", ply=2, piece="wA1", to=[9, 9], language="nl")
        explanation = (await page.last("explanation"))["explanation"]
        assert not explanation["legal"]
        assert explanation["sentence"].startswith("Een nieuwe steen")
        page.say(type="hint")
        assert (await page.last("hint"))["ply"] == 2
        page.port.leave()
        await host.close()

    run(play)


def test_games_go_on_from_their_records() -> None:
    async def play(browser: Browser) -> None:
        host = await browser.start()
        game = await created(
            host, opponent={"kind": "here"}, clock={"kind": "live", "initial_s": 60}
        )
        page = Page(host, game["id"])
        page.say(type="hello", token=game["token"])
        page.say(type="move", ply=0, piece="wS1", to=[0, 0])
        page.say(type="move", ply=1, piece="bS1", to=[1, 0])
        page.say(type="move", ply=2, piece="wQ", to=[-1, 0])
        await page.at_ply(3)
        page.say(type="undo", answer="ask")
        await until(lambda: page.game["position"]["ply"] == 2)
        await host.close()
        later = await browser.start()
        status, body = await later.request(f"/games/{game['id']}", None)
        assert status == 200
        shown = json.loads(body)
        assert [move["move"] for move in shown["moves"]] == ["wS1", "bS1 wS1-"]
        assert shown["clock"]["running"] == "white"
        asked = {"games": [{"id": game["id"], "token": game["token"]}, {"id": "none"}]}
        _, body = await later.request("/games/summaries", json.dumps(asked))
        found = json.loads(body)
        assert [summary["you"] for summary in found["games"]] == [["white", "black"]]
        assert found["missing"] == ["none"]
        await later.close()

    run(play)


def test_a_move_that_the_browser_does_not_keep_is_not_played() -> None:
    async def play(browser: Browser) -> None:
        host = await browser.start()
        game = await created(host, opponent={"kind": "here"})
        page = Page(host, game["id"])
        page.say(type="hello", token=game["token"])
        await page.last("welcome")
        browser.is_full = True
        page.say(type="move", ply=0, piece="wS1", to=[0, 0])
        assert (await page.last("error"))["code"] == "not-kept"
        assert page.game["position"]["ply"] == 0
        browser.is_full = False
        page.say(type="move", ply=0, piece="wS1", to=[0, 0])
        await page.at_ply(1)
        await host.close()

    run(play)


def test_damaged_records_harm_no_other_game() -> None:
    async def play(browser: Browser) -> None:
        host = await browser.start()
        game = await created(host, opponent={"kind": "here"})
        await host.close()
        row = msgspec.msgpack.decode(browser.records[game["id"]])
        bad = row | {"row": row["row"] | {"id": "bad", "game_type": "Chess", "expires_ms": 1}}
        browser.records |= {
            "junk": b"junk",
            "list": msgspec.msgpack.encode([1]),
            "empty": msgspec.msgpack.encode({"row": {}, "moves": []}),
            "bad": msgspec.msgpack.encode(bad),
        }
        later = await browser.start()
        assert (await later.request(f"/games/{game['id']}", None))[0] == 200
        assert (await later.request("/games/bad", None))[0] == 503
        await later.close()

    run(play)


def test_a_search_that_nobody_waits_for_is_stopped() -> None:
    async def play(browser: Browser) -> None:
        browser.answers = False
        host = await browser.start()
        game = await created(host, color="black")
        page = Page(host, game["id"])
        page.say(type="hello", token=game["token"])
        await until(lambda: len(browser.asked) == 1)
        page.say(type="resign")
        await until(lambda: browser.stops == 1)
        await host.close()

    run(play)


def test_an_unknown_game_and_a_missing_hello_close_the_port() -> None:
    async def play(browser: Browser) -> None:
        host = await browser.start()
        page = Page(host, "nothing")
        await until(lambda: page.codes == [1008])
        assert page.received[-1]["code"] == "no-such-game"
        game = await created(host)
        page = Page(host, game["id"])
        page.say(type="ping", n=1)
        await until(lambda: page.codes == [1008])
        await host.close()

    run(play)


GAME = "Base;InProgress;White[2];wS1;bS1 wS1-"


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/info", None, 200, None),
        ("/rules?language=de", None, 200, None),
        ("/lessons", None, 200, None),
        ("/lessons?language=xx", None, 400, "bad-request"),
        ("/positions", {"game_string": GAME}, 200, None),
        ("/positions", {"game_string": "Base;x"}, 400, None),
        ("/positions", {"game_string": 7}, 400, "bad-request"),
        ("/positions/premoves", {"game_string": GAME}, 200, None),
        ("/positions/explain", {"game_string": GAME, "piece": "wQ", "to": [1, 0]}, 200, None),
        ("/imports", {"text": GAME}, 200, None),
        ("/imports", {"text": "no game"}, 400, None),
        ("/games/none", None, 404, "not-found"),
        ("/games/none/claim", {"invite": "x", "token": "x" * 32}, 404, "not-found"),
        ("/nothing", None, 404, "not-found"),
        ("/info", {}, 404, "not-found"),
    ],
)
def test_answers(path: str, body: object, status: int, code: str | None) -> None:
    async def ask(browser: Browser) -> None:
        host = await browser.start()
        found, text = await host.request(path, None if body is None else json.dumps(body))
        assert found == status
        assert code is None or json.loads(text)["code"] == code
        await host.close()

    run(ask)


def test_invalid_json_is_refused() -> None:
    async def ask(browser: Browser) -> None:
        host = await browser.start()
        for body in ("", "{", "[" * 100_000, "\ud800"):
            status, text = await host.request("/positions", body)
            assert (status, json.loads(text)["code"]) == (400, "bad-request")
        await host.close()

    run(ask)


BLOCKED = """
import sys
servers = "litestar sqlalchemy alembic aiosqlite prometheus_client structlog uvicorn websockets"
sys.modules |= dict.fromkeys(servers.split())
import skep.server.tab.host
"""


@pytest.mark.processes
def test_the_tab_needs_nothing_of_a_server() -> None:
    subprocess.run([sys.executable, "-c", BLOCKED], check=True, timeout=PATIENCE)
