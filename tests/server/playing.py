"""A real server in its own process, and clients that talk to it."""

from __future__ import annotations

import json
import os
import random
import re
import secrets
import signal
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.patience import PATIENCE


class RunningServer:
    """``skep serve`` on a file in a folder."""

    def __init__(self, folder: Path, *options: str, port: int = 0) -> None:
        command = [sys.executable, "-m", "skep", "serve", "--port", str(port)]
        self.log = folder / "server.log"
        with self.log.open("ab") as errors:
            self._process = subprocess.Popen(
                [*command, "--database", str(folder / "games.db"), *options],
                stdout=subprocess.PIPE,
                stderr=errors,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
            )
        assert self._process.stdout is not None
        found = re.search(rb"http://\S+", self._process.stdout.readline())
        assert found, self.log.read_text()
        self.url = found.group().decode()
        self.port = int(self.url.rpartition(":")[2])
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE)

    def kill(self) -> None:
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        self.end(signal.SIGTERM)

    def end(self, number: signal.Signals) -> int:
        """Send a signal and wait for the exit status."""
        self.http.close()
        self._process.send_signal(number)
        status = self._process.wait(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()
        return status

    def create(self, **wishes: Any) -> dict[str, Any]:
        """A new game, by default by link."""
        response = self.http.post("/api/v1/games", json={"opponent": {"kind": "link"}, **wishes})
        assert response.status_code == 201, response.text
        created: dict[str, Any] = response.json()
        return created

    def claim(self, created: dict[str, Any]) -> str:
        """Take the seat that the game's invitation opens; return the friend's secret."""
        token = secrets.token_urlsafe(24)
        response = self.http.post(
            f"/api/v1/games/{created['id']}/claim",
            json={"invite": created["invite"], "token": token},
        )
        assert response.status_code == 200, response.text
        return token

    def state(self, game_id: str) -> dict[str, Any]:
        """The public view of a game."""
        game: dict[str, Any] = self.http.get(f"/api/v1/games/{game_id}").json()
        return game


class Client:
    """One side of a game, over a socket."""

    def __init__(self, server: RunningServer, game_id: str, **options: Any) -> None:
        self._stack = ExitStack()
        address = f"{server.url.replace('http', 'ws')}/ws/games/{game_id}"
        self.socket: ClientConnection = self._stack.enter_context(
            connect(address, open_timeout=PATIENCE, ping_interval=None, **options)
        )
        self.game: dict[str, Any] = {}
        self.you: list[str] = []

    @classmethod
    def welcomed(
        cls, server: RunningServer, game_id: str, token: str | None = None, language: str = "en"
    ) -> Self:
        """A client that has sent its hello."""
        client = cls(server, game_id)
        client.say("hello", token=token, language=language, version=None)
        welcome = client.receive("welcome")
        client.you = welcome["you"]
        return client

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def say(self, kind: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **fields}))

    def receive(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds; earlier states and presence are processed."""
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
            if "game" in message:
                self.game = message["game"]
            if message["type"] in kinds:
                return message
            assert message["type"] in ("presence", "state"), message

    def wait_for_ply(self, ply: int) -> None:
        while self.game["position"]["ply"] < ply:
            self.receive("state")

    @property
    def ply(self) -> int:
        ply: int = self.game["position"]["ply"]
        return ply

    def move(self, piece: str | None, to: list[int] | None, ply: int | None = None) -> None:
        self.say("move", ply=self.ply if ply is None else ply, piece=piece, to=to)

    def play_randomly(self, chance: random.Random) -> tuple[str | None, list[int] | None]:
        """Play a legal move and wait until it is acknowledged."""
        choice = random_choice(self.game["position"], chance)
        before = self.ply
        self.move(*choice)
        self.wait_for_ply(before + 1)
        return choice


def random_choice(
    position: dict[str, Any], chance: random.Random
) -> tuple[str | None, list[int] | None]:
    if position["must_pass"]:
        return None, None
    piece = chance.choice(sorted(position["legal"]))
    return piece, chance.choice(position["legal"][piece])
