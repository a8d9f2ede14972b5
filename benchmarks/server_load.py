"""The server under load: live games over real sockets, idle sockets and kill -9.

python -m benchmarks.server_load --games 500 --seconds 60
python -m benchmarks.server_load --idle 2000
python -m benchmarks.server_load --games 500 --kill 50
"""

from __future__ import annotations

import argparse
import asyncio
import random
import resource
import statistics
import tempfile
import time
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.server_clients import Account, PlayedGame
from benchmarks.server_process import UNLIMITED, ServerProcess

_AT_ONCE = 50  # requests


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--interval", type=float, default=2.0, help="seconds between two moves")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--idle", type=int, default=0, help="measure only this many idle sockets")
    parser.add_argument("--kill", type=int, default=0, help="kill -9 the server this many times")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder), UNLIMITED)
        print(f"ready in {server.start():.2f} s, {server.resident_megabytes:.0f} MB resident")
        try:
            if arguments.idle:
                asyncio.run(_idle(server, arguments.idle))
            else:
                asyncio.run(_load(server, arguments))
        finally:
            server.stop()


async def _load(server: ServerProcess, arguments: argparse.Namespace) -> None:
    account = Account()
    games = [
        PlayedGame(server.url, account, arguments.seed + index) for index in range(arguments.games)
    ]
    limits = httpx.Limits(max_connections=_AT_ONCE)
    async with httpx.AsyncClient(timeout=60, limits=limits) as http:
        begin = time.perf_counter()
        await asyncio.gather(*(game.create(http) for game in games))
        await asyncio.gather(*(game.connect() for game in games))
        print(f"{len(games)} games set up in {time.perf_counter() - begin:.1f} s")
        begin, used = time.perf_counter(), server.cpu_seconds
        until = begin + (1e9 if arguments.kill else arguments.seconds)
        playing = [asyncio.create_task(game.play(arguments.interval, until)) for game in games]
        if arguments.kill:
            await _kill(server, games, http, arguments)
            for task in playing:
                task.cancel()
        await asyncio.gather(*playing, return_exceptions=bool(arguments.kill))
        seconds = time.perf_counter() - begin
        if not arguments.kill:
            cores = (server.cpu_seconds - used) / seconds
            print(f"server: {server.resident_megabytes:.0f} MB resident, {cores:.2f} cores")
            await asyncio.sleep(1)
        for game in games:
            await game.leave()
            await game.check(http, at_end=not arguments.kill)
    _report(account, seconds)


async def _kill(
    server: ServerProcess,
    games: list[PlayedGame],
    http: httpx.AsyncClient,
    arguments: argparse.Namespace,
) -> None:
    chance = random.Random(arguments.seed)
    for index in range(arguments.kill):
        await asyncio.sleep(chance.uniform(1.0, 4.0))
        await asyncio.to_thread(server.kill)
        seconds = await asyncio.to_thread(server.start)
        await asyncio.gather(*(game.check(http, at_end=False) for game in games))
        print(f"kill {index + 1} of {arguments.kill}: back in {seconds:.2f} s", flush=True)


def _report(account: Account, seconds: float) -> None:
    print(f"{account.sent} moves sent, {account.sent / seconds:.0f} per second")
    if len(account.delays) > 1:
        cuts = statistics.quantiles(account.delays, n=1000, method="inclusive")
        shown = ", ".join(f"p{p / 10:g} {1000 * cuts[p - 1]:.1f} ms" for p in (500, 950, 990, 999))
        print(f"from send to the opponent's receipt: {shown}, max {1000 * max(account.delays):.1f}")
    print(f"moves lost, doubled or refused: {len(account.problems)}")
    for problem in account.problems[:10]:
        print(f"  {problem[:200]}")


async def _idle(server: ServerProcess, count: int) -> None:
    """Measure sockets that send a hello and then nothing, two per game."""
    before = server.resident_megabytes
    sockets: list[ClientConnection] = []
    account = Account()
    async with httpx.AsyncClient(timeout=60) as http:
        for index in range(count // 2):
            game = PlayedGame(server.url, account, index)
            await game.create(http)
            sockets += [await _greeted(server, game.id, token) for token in game.tokens]
    await asyncio.sleep(2)
    after = server.resident_megabytes
    print(
        f"{len(sockets)} idle sockets: {after:.0f} MB resident, "
        f"{1024 * (after - before) / len(sockets):.0f} kB each"
    )
    for socket in sockets:
        socket.transport.abort()


async def _greeted(server: ServerProcess, game_id: str, token: str) -> ClientConnection:
    address = f"{server.url.replace('http', 'ws')}/ws/games/{game_id}"
    socket = await connect(address, compression=None, ping_interval=None)
    await socket.send(f'{{"type": "hello", "token": "{token}"}}')
    await socket.recv()
    return socket


if __name__ == "__main__":
    main()
