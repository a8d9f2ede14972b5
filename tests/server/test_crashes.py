"""Kill -9 in the middle of moves: acknowledged moves are saved, and the game goes on."""

from __future__ import annotations

import random
import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from skep import Board
from tests.patience import wait_until
from tests.server.conftest import GENEROUS
from tests.server.playing import Client, RunningServer

pytestmark = pytest.mark.processes

HOUR = (3_600_000, 3_600_000)  # in milliseconds, for both columns
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
                time.sleep(0.06)  # no faster than the server allows
    except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
        pass


def played(games: list[list[Any]]) -> int:
    return sum(map(len, games))


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
        enough = played(acknowledged) + chance.randint(GAMES, 5 * GAMES)
        wait_until(lambda: played(acknowledged) >= enough, "moves are acknowledged")  # noqa: B023
        server.kill()
        for thread in threads:
            thread.join()
        server = RunningServer(tmp_path, *GENEROUS)
        for game, moves in zip(games, acknowledged, strict=True):
            state = server.state(game["id"])
            kept = [(move["piece"], move["to"]) for move in state["moves"]]
            assert kept[: len(moves)] == moves
            assert len(kept) <= len(moves) + 1  # the last may have been stored but not announced
            moves[:] = kept
            replayed = Board.from_game_string(state["position"]["game_string"], "rulebook")
            assert replayed.ply == len(kept)
    server.stop()


def test_time_that_ran_out_while_the_server_was_down(tmp_path: Path) -> None:
    server = RunningServer(tmp_path)
    created = server.create(opponent={"kind": "here"}, clock={"kind": "live", "initial_s": 600})
    with Client.welcomed(server, created["id"], created["token"]) as player:
        player.move("wS1", [0, 0])
        player.wait_for_ply(1)
    server.kill()
    with closing(sqlite3.connect(tmp_path / "games.db")) as file, file:  # let an hour pass
        file.execute("UPDATE games SET since_ms = since_ms - ?, expires_ms = expires_ms - ?", HOUR)
    server = RunningServer(tmp_path)
    assert server.state(created["id"])["result"] == {"winner": "white", "reason": "timeout"}
    server.stop()
