"""Malformed requests, and requests from pages of other sites."""

from __future__ import annotations

import json
from typing import Final

from benchmarks.attacks import wire
from benchmarks.attacks.figures import Figure, expected
from benchmarks.attacks.stage import Figures, Stage, attack

_SOURCE: Final = "127.0.0.10"
_DEPTH: Final = 20_000
_NEW_GAME: Final = json.dumps({"opponent": {"kind": "here"}}).encode()


@attack("bad-bodies", "deep JSON, and bytes that are not text")
async def bad_bodies(stage: Stage) -> Figures:
    bodies = {
        "deep JSON": b'{"game_string": ' + b"[" * _DEPTH + b"]" * _DEPTH + b"}",
        "deep JSON in an ignored field": b'{"x": ' + b"[" * _DEPTH + b"]" * _DEPTH + b"}",
        r"\xff in a body": b'{"game_string": "\xff"}',
        r"\xff as a body": b"\xff",
        "half a JSON": b'{"game_string": "Base',
        "a lone surrogate": b'{"game_string": "\\ud800"}',
    }
    async with stage.server() as server:
        for path in ("/api/v1/positions", "/api/v1/games"):
            statuses = {
                what: wire.ask(server.port, _SOURCE, f"POST {path}", body).status
                for what, body in bodies.items()
            }
            wrong = [f"{what}: {status}" for what, status in statuses.items() if status != 400]
            shown = ", ".join(wrong) or f"400 for all {len(bodies)}"
            yield Figure(f"statuses of POST {path}", shown, "400 for all", not wrong)
        text = server.log.read_text(errors="replace")
        yield expected("tracebacks in the log", text.count("Traceback"), 0)


@attack("other-sites", "forms of other sites, DNS rebinding, sockets of other pages")
async def other_sites(stage: Stage) -> Figures:
    evil = ("Origin", "http://evil.example")
    foreign_host = ("Host", "evil.example")
    requests = {
        "a form as text": [("Content-Type", "text/plain"), evil],
        "a form as text, without an origin": [("Content-Type", "text/plain")],
        "JSON with a foreign origin": [evil],
        "a foreign host, as after DNS rebinding": [foreign_host, evil],
    }
    async with stage.server() as server:
        for what, headers in requests.items():
            answer = wire.ask(server.port, _SOURCE, "POST /api/v1/games", _NEW_GAME, headers)
            yield _refused(what, answer.status)
        answer = wire.ask(server.port, _SOURCE, "GET /api/v1/info", headers=[foreign_host])
        yield _refused("reading with a foreign host", answer.status)
        created = wire.ask(server.port, _SOURCE, "POST /api/v1/games", _NEW_GAME)
        yield expected("a new game without all that", created.status, 201)
        game_id = json.loads(created.body)["id"]
        for what, header in (("origin", evil), ("host", foreign_host)):
            headers = [header, evil] if header is foreign_host else [header]
            try:
                wire.open_websocket(server.port, _SOURCE, game_id, headers=headers).close()
                status = 101
            except wire.RefusedError as refused:
                status = refused.status
            yield _refused(f"a socket with a foreign {what}", status)


def _refused(what: str, status: int) -> Figure:
    return Figure(what, f"status {status}", "refused (4xx)", 400 <= status < 500)
