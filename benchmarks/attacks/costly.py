"""Requests that cost an attacker little and the server much."""

from __future__ import annotations

import json
import threading
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from benchmarks.attacks import wire
from benchmarks.attacks.figures import Figure, expected
from benchmarks.attacks.prepared import PreparedGame, game_string, write_games
from benchmarks.attacks.stage import Figures, Stage, attack

_SECONDS: Final = 8.0
_CONNECTIONS: Final = 8
_PLIES: Final = 1900
_ALLOWED_PLIES: Final = 1000
_LONG_GAMES: Final = 300
_SOURCE: Final = "127.0.0.10"


def ask_for_ever(port: int, requests: Sequence[bytes], seconds: float) -> Counter[int]:
    """Send these requests in turn on a few connections; how often each status was answered."""
    end = time.monotonic() + seconds
    answered: Counter[int] = Counter()

    def ask(start: int) -> None:
        number = start
        while time.monotonic() < end:
            with suppress(OSError), wire.connected(port, _SOURCE) as sock:
                while time.monotonic() < end:
                    answer = wire.ask_on(sock, requests[number % len(requests)])
                    answered[answer.status] += 1
                    number += _CONNECTIONS
                    if answer.status == 0:
                        break

    askers = [threading.Thread(target=ask, args=(start,)) for start in range(_CONNECTIONS)]
    for asker in askers:
        asker.start()
    for asker in askers:
        asker.join()
    return answered


@attack("long-positions", f"one address asks for positions after {_PLIES:,} plies")
async def long_positions(stage: Stage) -> Figures:
    async with stage.attacked_server() as (server, bystander):
        bodies = {
            plies: json.dumps({"game_string": game_string(plies), "rules": "rulebook"}).encode()
            for plies in (_ALLOWED_PLIES, _PLIES)
        }
        line = "POST /api/v1/positions"
        bystander.begin()
        for plies, status in ((_ALLOWED_PLIES, 200), (_PLIES, 400)):
            answer = await stage.attack(wire.ask, server.port, _SOURCE, line, bodies[plies])
            yield expected(f"status for {plies:,} plies", answer.status, status)
        for plies, body in bodies.items():
            bystander.begin()
            asked = wire.request(server.port, line, body, keep=True)
            answered = await stage.attack(ask_for_ever, server.port, [asked], _SECONDS)
            yield _answered(answered, f"while it asks for {plies:,} plies")
            for figure in bystander.figures():
                yield figure


@attack("long-games", f"one address loads {_LONG_GAMES} long games in turn")
async def long_games(stage: Stage) -> Figures:
    prepared: list[PreparedGame] = []

    async def prepare(file: Path) -> None:
        prepared.extend(await write_games(file, _LONG_GAMES, _ALLOWED_PLIES - 10))

    async with stage.attacked_server(prepare=prepare) as (server, bystander):
        asked = [
            wire.request(server.port, f"GET /api/v1/games/{game.id}", keep=True)
            for game in prepared
        ]
        answered = await stage.attack(ask_for_ever, server.port, asked, _SECONDS)
        yield _answered(answered, "answers")
        for figure in bystander.figures():
            yield figure


@attack("documents", "one address asks for the pages and documents of the interface")
async def documents(stage: Stage) -> Figures:
    async with stage.attacked_server() as (server, bystander):
        pages = ("/schema/asyncapi.json", "/schema/sockets", "/schema", "/schema/openapi.json")
        asked = [wire.request(server.port, f"GET {page}", keep=True) for page in pages]
        answered = await stage.attack(ask_for_ever, server.port, asked, _SECONDS)
        yield _answered(answered, "answers")
        for figure in bystander.figures():
            yield figure


def _answered(answered: Counter[int], what: str) -> Figure:
    shown = ", ".join(f"{count} x {status}" for status, count in sorted(answered.items()))
    return Figure(what, shown or "none")
