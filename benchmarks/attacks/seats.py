"""The seats of a game by link: an invitation used twice, or used by its sender."""

from __future__ import annotations

import json
import secrets
from typing import Any, Final

from benchmarks.attacks import wire
from benchmarks.attacks.figures import expected
from benchmarks.attacks.stage import Figures, Stage, attack

_CREATOR: Final = "127.0.0.4"
_FRIEND: Final = "127.0.0.5"
_THIRD: Final = "127.0.0.6"


@attack("invitation", "the creator of a game by link and a stranger use the friend's invitation")
async def invitation(stage: Stage) -> Figures:
    async with stage.server() as server:
        new = {"opponent": {"kind": "link"}, "color": "white"}
        body = json.dumps(new).encode()
        created = json.loads(wire.ask(server.port, _CREATOR, "POST /api/v1/games", body).body)
        path = f"/api/v1/games/{created['id']}"
        friend = _claim(server.port, _FRIEND, path, created["invite"])
        yield expected("status of the friend's claim", friend, 200)
        third = _claim(server.port, _THIRD, path, created["invite"])
        yield expected("status of a third browser's claim", third, 409)
        for who, source in (("the creator", _CREATOR), ("a third browser", _THIRD)):
            held = _seats(server.port, source, created["id"], created["invite"])
            yield expected(f"seats that {who} gets with the invitation", held, "none")
        game = json.loads(wire.ask(server.port, _CREATOR, f"GET {path}").body)
        ended = "lost" if game["result"] else "goes on"
        yield expected("the friend's game, after the others tried to resign it", ended, "goes on")


def _claim(port: int, source: str, path: str, invite: str) -> int:
    body = json.dumps({"invite": invite, "token": secrets.token_urlsafe(24)}).encode()
    return wire.ask(port, source, f"POST {path}/claim", body).status


def _seats(port: int, source: str, game_id: str, token: str) -> str:
    """The seats a secret gives; a client that gets one resigns at once."""
    with wire.open_websocket(port, source, game_id, token) as sock:
        for received in wire.messages_of(sock, 2.0):
            welcome: dict[str, Any] = received
            if welcome["type"] == "welcome" and welcome["you"]:
                sock.sendall(wire.message({"type": "resign"}))
                for _ in wire.messages_of(sock, 1.0):
                    pass
                return ", ".join(welcome["you"])
    return "none"
