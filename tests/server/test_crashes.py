"""Kill -9 in the middle of moves: what was acknowledged is there, and the game goes on."""

from __future__ import annotations

import random
import threading
import time
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from skep import Board
from tests.server.conftest import GENEROUS
from tests.server.playing import Client, RunningServer

KILLS = 3
GAMES = 4


def play_until_killed(
    server: RunningServer, created: dict[str, Any], acknowledged: list[Any], seed: int
) -> None:
    chance = random.Random(seed)
    try:
        with Client.welcomed(server, created["id"], created["token"]) as player:
            while True:
                if player.game["result"]:
                    return
                choice = player.play_randomly(chance)
                acknowledged.append(choice)
                time.sleep(0.06)
    except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
        pass


def test_acknowledged_moves_survive(tmp_path: Path) -> None:
    chance = random.Random(3)
    server = RunningServer(tmp_path, *GENEROUS)
    games = [server.create(opponent={"kind": "here"}) for _ in range(GAMES)]
    acknowledged: list[list[Any]] = [[] for _ in games]
    for number in range(KILLS):
        threads = [
            threading.Thread(target=play_until_killed, args=(server, game, moves, number))
            for game, moves in zip(games, acknowledged, strict=True)
        ]
        for thread in threads:
            thread.start()
        time.sleep(chance.uniform(0.3, 0.8))
        server.kill()
        for thread in threads:
            thread.join()
        server = RunningServer(tmp_path, *GENEROUS)
        for game, moves in zip(games, acknowledged, strict=True):
            state = server.state(game["id"])
            kept = [(move["piece"], move["to"]) for move in state["moves"]]
            assert kept[: len(moves)] == moves
            assert len(kept) <= len(moves) + 1  # the last may have been kept but not told
            moves[:] = kept
            replayed = Board.from_game_string(state["position"]["game_string"])
            assert replayed.ply == len(kept)
    assert all(acknowledged)
    server.stop()


def test_time_that_ran_out_while_the_server_was_down(tmp_path: Path) -> None:
    server = RunningServer(tmp_path)
    created = server.create(opponent={"kind": "here"}, clock={"kind": "live", "initial_s": 1})
    with Client.welcomed(server, created["id"], created["token"]) as player:
        player.move("wS1", [0, 0])
        player.wait_for_ply(1)
    server.kill()
    time.sleep(1.1)
    server = RunningServer(tmp_path)
    time.sleep(0.2)
    assert server.state(created["id"])["result"] == {"winner": "white", "reason": "timeout"}
    server.stop()
