"""Games in progress, for benchmarks that show them in a browser."""

from __future__ import annotations

import json
import random
from typing import Any, Final

import httpx
from websockets.sync.client import connect

_SEED: Final = 1


def played_game(url: str, plies: int, *, placing: bool = False) -> tuple[str, dict[str, Any]]:
    """A game between two people on one screen after random moves: its address and position.

    ``placing`` prefers placements, so that all 28 pieces are on the board after 28 moves.
    """
    wishes = {"opponent": {"kind": "here"}, "game_type": "Base+MLP"}
    created = httpx.post(f"{url}/api/v1/games", json=wishes).json()
    game, token = created["game"], created["token"]
    dice = random.Random(_SEED)
    with connect(f"{url.replace('http', 'ws')}/ws/games/{game['id']}") as socket:
        hello = {"type": "hello", "token": token, "language": "en", "version": None}
        socket.send(json.dumps(hello))
        while game["position"]["ply"] < plies:
            message = json.loads(socket.recv())
            if message["type"] not in ("welcome", "state"):
                continue
            game = message["game"]
            position = game["position"]
            legal = position["legal"]
            waiting = set(position["reserve"][position["turn"]]) & set(legal)
            piece = dice.choice(sorted(waiting if placing and waiting else legal))
            move = {"piece": piece, "to": dice.choice(legal[piece])}
            if position["ply"] < plies:
                socket.send(json.dumps({"type": "move", "ply": position["ply"], **move}))
    return f"{url}/game/{game['id']}#{token}", game["position"]
