"""Requests that are cheap to send and expensive to answer."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from benchmarks.attacks import wire
from benchmarks.attacks.asking import ask_again_and_again
from benchmarks.attacks.figures import Figure, expected
from benchmarks.attacks.prepared import PreparedGame, game_string, write_games
from benchmarks.attacks.stage import Figures, Stage, attack

_SECONDS: Final = 8.0
_PLIES: Final = 1900
_ALLOWED_PLIES: Final = 1000
_LONG_GAMES: Final = 300
_SOURCE: Final = "127.0.0.10"


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
            answered = await stage.attack(
                ask_again_and_again, server.port, _SOURCE, [asked], _SECONDS
            )
            yield Figure(f"answers to {plies:,} plies", str(answered))
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
        answered = await stage.attack(ask_again_and_again, server.port, _SOURCE, asked, _SECONDS)
        yield Figure("answers", str(answered))
        for figure in bystander.figures():
            yield figure


@attack("documents", "one address asks for the pages and documents of the interface")
async def documents(stage: Stage) -> Figures:
    async with stage.attacked_server() as (server, bystander):
        pages = ("/schema/asyncapi.json", "/schema/sockets", "/schema", "/schema/openapi.json")
        asked = [wire.request(server.port, f"GET {page}", keep=True) for page in pages]
        answered = await stage.attack(ask_again_and_again, server.port, _SOURCE, asked, _SECONDS)
        yield Figure("answers", str(answered))
        for figure in bystander.figures():
            yield figure
