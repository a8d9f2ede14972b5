"""What operators rely on: logs that can't be forged, and the truth about a full disk."""

from __future__ import annotations

import json
from typing import Final

from benchmarks.attacks import wire
from benchmarks.attacks.figures import Figure, at_most, expected
from benchmarks.attacks.stage import Figures, Stage, attack, seconds_until
from benchmarks.server_process import ServerProcess

_SOURCE: Final = "127.0.0.10"
_FORGED: Final = "2026-01-01T00:00:00Z [critical] forged"
_FULL_AT: Final = 4096  # bytes per file: even an empty database is longer
_NOTICED_SECONDS: Final = 10.0
_NEW_GAME: Final = json.dumps({"opponent": {"kind": "here"}}).encode()


@attack("logs", "requests that try to write forged lines into the log")
async def logs(stage: Stage) -> Figures:
    async with stage.server("--log-format", "json", "--log-level", "debug") as server:
        for line, body, headers in _forging():
            wire.ask(server.port, _SOURCE, line, body, headers)
        server.limit_file_size(_FULL_AT)  # cause a real fault, so that something is logged
        wire.ask(server.port, _SOURCE, "POST /api/v1/games?x=%0A" + _quoted(_FORGED), _NEW_GAME)
        server.limit_file_size(None)
        wire.ask(server.port, "127.0.0.1", "GET /api/v1/info")
        lines = server.log.read_text(errors="replace").splitlines()
        forged = sum(line.startswith(_FORGED) for line in lines)
        yield expected("forged lines", forged, 0)
        kept = sum(_has_time_and_level(line) for line in lines)
        shown = f"{kept} of {len(lines)}"
        is_met = kept == len(lines) > 0
        yield Figure("lines with a time and a level", shown, "all", is_met)
        for path in ("/health/live", "/health/ready", "/metrics"):
            answer = wire.ask(server.port, "127.0.0.1", f"GET {path}")
            is_page = answer.body.lstrip().startswith(b"<")
            yield expected(f"status of {path}", 404 if is_page else answer.status, 200)


def _forging() -> list[tuple[str, bytes, list[tuple[str, str]]]]:
    line = _quoted(_FORGED)
    bad = b'{"game_string": "\xff"}'
    return [
        (f"GET /api/v1/games/x%0A{line}", b"", []),
        (f"POST /api/v1/positions?x=%0A{line}", bad, []),
        (f"POST /api/v1/lessons/x%0A{line}/x/answer", bad, []),
        ("GET /api/v1/info", b"", [("X-Request-ID", f"x\n{_FORGED}")]),
        ("GET /api/v1/info", b"", [("X-Request-ID", f"x\x0b{_FORGED}")]),
        (f"GET /%0D%0A{line}", b"", []),
    ]


def _quoted(text: str) -> str:
    return text.replace(" ", "%20").replace("[", "%5B").replace("]", "%5D")


def _has_time_and_level(line: str) -> bool:
    try:
        entry = json.loads(line)
    except ValueError:
        return False
    return isinstance(entry, dict) and {"time", "level"} <= entry.keys()


@attack("full-disk", "the disk is full for a while")
async def full_disk(stage: Stage) -> Figures:
    async with stage.server() as server:
        yield expected("/health/ready before", _ready(server), 200)
        server.limit_file_size(_FULL_AT)
        created = wire.ask(server.port, _SOURCE, "POST /api/v1/games", _NEW_GAME)
        yield expected("status of a new game", created.status, 503)
        noticed = await seconds_until(lambda: _ready(server) == 503, _NOTICED_SECONDS)
        yield at_most("/health/ready says 503 after", noticed, _NOTICED_SECONDS, "s")
        server.limit_file_size(None)
        again = await seconds_until(lambda: _ready(server) == 200, _NOTICED_SECONDS)
        yield at_most("/health/ready says 200 again after", again, _NOTICED_SECONDS, "s")
        created = wire.ask(server.port, _SOURCE, "POST /api/v1/games", _NEW_GAME)
        yield expected("status of a new game then", created.status, 201)


def _ready(server: ServerProcess) -> int:
    answer = wire.ask(server.port, "127.0.0.1", "GET /health/ready")
    return 404 if answer.body.lstrip().startswith(b"<") else answer.status
