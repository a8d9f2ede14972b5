"""Many games against the strongest level, and meanwhile one against the weakest."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import statistics
import threading
import time
from typing import Any, Final

from benchmarks.attacks import wire
from benchmarks.attacks.figures import Figure, informs
from benchmarks.attacks.stage import Figures, Stage, attack

_GAMES: Final = 30
_SECONDS: Final = 20.0
_THINKING_SECONDS: Final = 0.2  # of a human player
_QUICK_SECONDS: Final = 0.5
_LEAVE_SECONDS: Final = 1.0
_WATCH_SECONDS: Final = 3.0
_IDLE_CORES: Final = 0.2


def play_computer(port: int, level: int, sources: list[str], seconds: float) -> list[float]:
    """Play games from each address; return the seconds the computer's moves took.

    A move still missing when the time is up counts with its time so far.
    """
    taken: list[float] = []
    end = time.monotonic() + seconds
    players = [
        threading.Thread(target=_play, args=(port, level, source, end, taken)) for source in sources
    ]
    for player in players:
        player.start()
    for player in players:
        player.join()
    return taken


def _play(port: int, level: int, source: str, end: float, taken: list[float]) -> None:
    """Play one game after another."""
    new = {"opponent": {"kind": "computer", "level": level}, "color": "white"}
    chance = random.Random(source)
    while time.monotonic() < end:
        answer = wire.ask(port, source, "POST /api/v1/games", json.dumps(new).encode())
        if answer.status != 201:
            time.sleep(1)  # the server has too many games
            continue
        created = json.loads(answer.body)
        with wire.open_websocket(port, source, created["id"], created["token"]) as sock:
            _play_game(sock, chance, end, taken)


def _play_game(sock: socket.socket, chance: random.Random, end: float, taken: list[float]) -> None:
    asked_at = None
    for message in wire.messages_of(sock, end - time.monotonic()):
        game: Any = message.get("game")
        if game is None or (game["position"]["turn"] != "white" and not game["result"]):
            continue
        if asked_at is not None:
            taken.append(time.monotonic() - asked_at)
            asked_at = None
        if game["result"]:
            return
        time.sleep(_THINKING_SECONDS)
        sock.sendall(wire.message(_random_move(game["position"], chance)))
        asked_at = time.monotonic()
    if asked_at is not None:
        taken.append(time.monotonic() - asked_at)


def _random_move(position: dict[str, Any], chance: random.Random) -> dict[str, object]:
    piece = to = None
    if not position["must_pass"]:
        piece = chance.choice(list(position["legal"]))
        to = chance.choice(position["legal"][piece])
    return {"type": "move", "ply": position["ply"], "piece": piece, "to": to}


@attack("level-10", f"{_GAMES} people play level 10, then all leave at once")
async def level_10(stage: Stage) -> Figures:
    async with stage.server() as server:
        many = [f"127.0.2.{1 + index}" for index in range(_GAMES)]
        strong, weak = await asyncio.gather(
            stage.attack(play_computer, server.port, 10, many, _SECONDS),
            stage.attack(play_computer, server.port, 1, ["127.0.0.2"], _SECONDS),
        )
        await asyncio.sleep(_LEAVE_SECONDS)
        used = server.cpu_seconds
        await asyncio.sleep(_WATCH_SECONDS)
        cores = (server.cpu_seconds - used) / _WATCH_SECONDS
        weak_p95 = statistics.quantiles([*weak, weak[-1]], n=20, method="inclusive")[-1]
        shown = f"median {statistics.median(weak):.2f} s, p95 {weak_p95:.2f} s of {len(weak)}"
        required = f"p95 under {_QUICK_SECONDS:g} s"
        yield Figure("moves of level 1", shown, required, weak_p95 < _QUICK_SECONDS)
        shown = f"median {statistics.median(strong):.1f} s, max {max(strong):.1f} s"
        yield Figure(f"moves of level 10 ({len(strong)})", shown)
        yield Figure(
            f"cores in use {_LEAVE_SECONDS:g} s after all have left",
            f"{cores:.2f}",
            f"under {_IDLE_CORES:g}",
            cores < _IDLE_CORES,
        )
        yield informs("resident memory", server.resident_megabytes, "MB")
