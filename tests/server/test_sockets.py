"""Sockets: messages, answers and refusals over real connections."""

from __future__ import annotations

import json
import random
import threading
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from skep.server.settings import ServerSettings
from tests.patience import PATIENCE
from tests.server.in_process import in_process
from tests.server.playing import Client, RunningServer


def closing_code(client: Client) -> int:
    """Listen until the server closes the socket."""
    with suppress(ConnectionClosed):
        while True:
            client.socket.recv(PATIENCE)
    assert client.socket.close_code is not None
    return client.socket.close_code


def test_two_players_play_a_whole_game_and_see_the_same(server: RunningServer) -> None:
    created = server.create(color="white", game_type="Base+MLP", rules="tournament")
    chance = random.Random(5)
    with (
        Client.welcomed(server, created["id"], created["token"]) as white,
        Client.welcomed(server, created["id"], server.claim(created)) as black,
        Client.welcomed(server, created["id"]) as spectator,
    ):
        assert (white.you, black.you, spectator.you) == (["white"], ["black"], [])
        sides = (white, black)
        for ply in range(60):
            if white.game["result"]:
                break
            sides[ply % 2].play_randomly(chance)
            for other in (white, black, spectator):
                other.wait_for_ply(ply + 1)
        white.say("resign")
        for one in (white, black, spectator):
            while one.game["result"] is None:
                one.receive("state")
        assert white.game == black.game == spectator.game
        assert white.game["result"] == {"winner": "black", "reason": "resigned"}
        assert server.state(created["id"])["moves"] == white.game["moves"]


def test_the_computer_answers(server: RunningServer) -> None:
    created = server.create(opponent={"kind": "computer", "level": 2}, color="black")
    chance = random.Random(1)
    with Client.welcomed(server, created["id"], created["token"]) as player:
        for ply in range(0, 8, 2):
            player.wait_for_ply(ply + 1)
            player.play_randomly(chance)
        player.wait_for_ply(9)
        assert not player.game["thinking"]
        player.say("hint")
        hint = player.receive("hint")
        assert hint["to"] in player.game["position"]["legal"][hint["piece"]]
        player.say("undo", answer="ask")
        player.receive("state")
        assert player.ply == 7
        player.say("redo")
        player.receive("state")
        assert player.ply == 9
        player.say("undo", answer="ask")
        player.receive("state")
        player.say("draw", answer="offer")
        assert player.receive("refused")["code"] == "declined"


def test_a_refusal_names_what_it_answers(server: RunningServer) -> None:
    """Otherwise a page could mistake a refused draw for a refusal of its latest move."""
    created = server.create(opponent={"kind": "computer", "level": 1}, color="white")
    with Client.welcomed(server, created["id"], created["token"]) as player:
        for kind, fields, code in (
            ("draw", {"answer": "offer"}, "declined"),
            ("undo", {"answer": "ask"}, "nothing-to-undo"),
            ("redo", {}, "nothing-to-redo"),
            ("rematch", {"answer": "ask"}, "not-over"),
        ):
            player.say(kind, **fields)
            refused = player.receive("refused")
            assert (refused["answers"], refused["code"], refused["ply"]) == (kind, code, None)
        player.move("wS1", [5, 5])
        refused = player.receive("refused")
        assert (refused["answers"], refused["code"], refused["ply"]) == ("move", "illegal", 0)
        player.say("resign")
        player.receive("state")
        for kind in ("resign", "hint"):
            player.say(kind)
            refused = player.receive("refused")
            assert (refused["answers"], refused["ply"]) == (kind, None)


def test_pages_per_seat_are_limited(server: RunningServer) -> None:
    created = server.create(color="white")
    with ExitStack() as pages:
        for _ in range(10):
            pages.enter_context(Client.welcomed(server, created["id"], created["token"]))
        with Client(server, created["id"]) as eleventh:
            eleventh.say("hello", token=created["token"], language="en", version=None)
            assert eleventh.receive("error")["code"] == "full"
            assert closing_code(eleventh) == 1013
        pages.enter_context(Client.welcomed(server, created["id"], server.claim(created)))
        pages.enter_context(Client.welcomed(server, created["id"]))


def test_a_rematch_keeps_the_secrets_and_swaps_the_seats(server: RunningServer) -> None:
    created = server.create(color="white")
    with (
        Client.welcomed(server, created["id"], created["token"]) as white,
        Client.welcomed(server, created["id"], server.claim(created)) as black,
    ):
        white.say("resign")
        black.receive("state")
        black.say("rematch", answer="ask")
        white.say("rematch", answer="ask")
        while white.game["next_game"] is None:
            white.receive("state")
        next_game = white.game["next_game"]
    with Client.welcomed(server, next_game, created["token"]) as again:
        assert again.you == ["black"]


def test_an_illegal_move_is_explained_in_the_players_language(server: RunningServer) -> None:
    created = server.create(opponent={"kind": "here"})
    with Client.welcomed(server, created["id"], created["token"], "nl") as player:
        assert player.you == ["white", "black"]
        player.move("wS1", [5, 5])
        refused = player.receive("refused")
        assert (refused["code"], refused["ply"]) == ("illegal", 0)
        explanation = refused["explanation"]
        assert explanation["rule"] == "first-placement"
        assert explanation["lesson"] == "placing"
        assert explanation["sentence"] == refused["message"]
        assert "steen" in refused["message"]
        assert {"kind": "refused", "group": 0, "at": [[5, 5]]} in explanation["marks"]


def test_a_move_sent_several_times_is_played_once(server: RunningServer) -> None:
    created = server.create(color="white")
    with Client.welcomed(server, created["id"], created["token"]) as white:
        white.move("wS1", [0, 0], ply=0)
        version = white.receive("state")["game"]["version"]
        for _ in range(3):
            white.move("wS1", [0, 0], ply=0)
            assert white.receive("unchanged") == {"type": "unchanged", "version": version}
        assert white.ply == 1
        white.move("wA1", [0, 0], ply=0)
        assert white.receive("refused")["code"] == "late"
        white.move("wA1", [1, 0])
        assert white.receive("refused")["code"] == "not-your-turn"


def test_moves_at_the_same_time_are_played_once(server: RunningServer) -> None:
    created = server.create(color="white")
    answers: list[str] = []

    def send(piece: str) -> None:
        with Client.welcomed(server, created["id"], created["token"]) as white:
            white.move(piece, [0, 0], ply=0)
            message: dict[str, Any] = {}
            while message.get("type") != "refused" and not white.game["moves"]:
                message = json.loads(white.socket.recv(PATIENCE))
                white.game = message.get("game", white.game)
            answers.append(white.game["moves"][0]["move"] if white.game["moves"] else "refused")

    threads = [threading.Thread(target=send, args=(name,)) for name in ("wS1", "wA1", "wB1")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(server.state(created["id"])["moves"]) == 1
    assert len(answers) == 3


def test_spectators_can_only_watch(server: RunningServer) -> None:
    created = server.create()
    with Client.welcomed(server, created["id"]) as spectator:
        for kind, fields in (
            ("resign", {}),
            ("move", {"ply": 0, "piece": "wS1", "to": [0, 0]}),
            ("undo", {"answer": "ask"}),
        ):
            spectator.say(kind, **fields)
            assert spectator.receive("refused")["code"] == "spectator"
        spectator.say("hint")
        assert spectator.receive("refused")["code"] == "not-your-turn"


def test_presence(server: RunningServer) -> None:
    created = server.create(color="white")
    with Client.welcomed(server, created["id"], created["token"]) as white:
        with Client.welcomed(server, created["id"], server.claim(created)):
            assert white.receive("presence")["black"] is True
        assert white.receive("presence")["black"] is False
        with Client.welcomed(server, created["id"]):
            assert white.receive("presence")["spectators"] == 1


def test_time_runs_out_without_any_message(server: RunningServer) -> None:
    created = server.create(
        opponent={"kind": "here"}, clock={"kind": "live", "initial_s": 1, "increment_s": 0}
    )
    with Client.welcomed(server, created["id"], created["token"]) as player:
        player.move("wS1", [0, 0])
        player.wait_for_ply(1)
        player.receive("state")
        assert player.game["result"] == {"winner": "white", "reason": "timeout"}
        assert player.game["clock"]["black_ms"] == 0


def test_ping(server: RunningServer) -> None:
    with Client.welcomed(server, server.create()["id"]) as client:
        client.say("ping", n=7)
        assert client.receive("pong") == {"type": "pong", "n": 7}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('{"type": "resign"}', 1008),
        ("not json", 1008),
        ('{"type": "hello", "token": "guessed"}', 1008),
        ('{"type": "hello", "token": "' + 5000 * "x" + '"}', 1009),
    ],
)
def test_a_wrong_first_message_closes_the_socket(
    server: RunningServer, text: str, code: int
) -> None:
    with Client(server, server.create()["id"]) as client:
        client.socket.send(text)
        assert closing_code(client) == code


def test_the_game_must_exist(server: RunningServer) -> None:
    with Client(server, "nosuchgame00") as client:
        assert json.loads(client.socket.recv(PATIENCE))["code"] == "no-such-game"
        assert closing_code(client) == 1008


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{",
        '{"type": "hack"}',
        '{"type": "resign", "really": true}',
        '{"type": "move", "ply": 0}',
        '{"type": "move", "ply": -1, "piece": "wS1", "to": [0, 0]}',
        '{"type": "move", "ply": 0, "piece": "wS1", "to": null}',
        '{"type": "move", "ply": 0, "piece": "wX9", "to": [0, 0]}',
        '{"type": "move", "ply": 0, "piece": "wS1", "to": [1e99, 0]}',
        '{"type": "move", "ply": 0, "piece": "wS1", "to": [99999999999999999999, 0]}',
        '{"type": "draw", "answer": "maybe"}',
        '{"type": "hello", "token": null}',
        '{"type": "ping", "n": "one"}',
        '{"deep": ' + 4000 * "[",
    ],
)
def test_invalid_input_is_reported_and_the_game_is_intact(server: RunningServer, text: str) -> None:
    created = server.create(color="white")
    with Client.welcomed(server, created["id"], created["token"]) as white:
        white.socket.send(text)
        assert white.receive("error")["code"] == "malformed"
        white.move("wS1", [0, 0])
        white.receive("state")
        assert white.ply == 1


@pytest.mark.parametrize("data", [b"\xff\xfe\x00", b'{"type": "\xff"}'])
def test_bytes_that_are_not_text(server: RunningServer, data: bytes) -> None:
    with Client.welcomed(server, server.create()["id"]) as client:
        client.socket.send(data)
        assert client.receive("error")["code"] == "malformed"


def test_too_many_invalid_messages_close_the_socket(server: RunningServer) -> None:
    with Client.welcomed(server, server.create()["id"]) as client:
        for _ in range(5):
            client.socket.send("nonsense")
        assert closing_code(client) == 4400


def test_a_message_that_is_too_big_closes_the_socket(server: RunningServer) -> None:
    with Client.welcomed(server, server.create()["id"]) as client:
        client.socket.send(" " * 5000)
        assert closing_code(client) == 1009


def test_messages_that_come_too_fast_close_the_socket(server: RunningServer) -> None:
    with Client.welcomed(server, server.create()["id"]) as client:
        with suppress(ConnectionClosed):
            for number in range(60):
                client.say("ping", n=number)
        assert closing_code(client) == 4429


def test_a_flood_of_pings_is_cut_off(server: RunningServer) -> None:
    with Client.welcomed(server, server.create()["id"]) as client:
        with suppress(ConnectionClosed):
            while True:
                client.socket.ping()
        assert closing_code(client) == 1006, "cut off without a close frame"


def test_sockets_of_one_address_share_a_budget(tmp_path: Path) -> None:
    with in_process(ServerSettings(tmp_path / "games.db", requests_per_second=2)) as client:
        created = client.post("/api/v1/games", json={"opponent": {"kind": "here"}}).json()
        kinds: list[str] = []
        with ExitStack() as stack:
            for _ in range(3):
                path = f"/ws/games/{created['id']}"
                socket = stack.enter_context(client.websocket_connect(path))
                socket.send_json({"type": "hello", "token": None})
                while socket.receive_json()["type"] != "welcome":
                    pass
                for number in range(15):
                    socket.send_json({"type": "ping", "n": number})
                    while (received := socket.receive_json())["type"] == "presence":
                        pass
                    kinds.append(received.get("code", received["type"]))
                    if kinds[-1] == "too-fast":
                        break
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_json()
        assert closed.value.code == 4429
        assert 24 <= kinds.count("pong") < 45


def test_commands_per_game_are_limited(server: RunningServer) -> None:
    created = server.create(opponent={"kind": "here"})
    clients = [Client.welcomed(server, created["id"], created["token"]) for _ in range(3)]
    for client in clients:
        for _ in range(35):
            client.say("undo", answer="ask")
    received = [
        json.loads(client.socket.recv(PATIENCE))["type"] for client in clients for _ in range(35)
    ]
    assert received.count("refused") >= 80
    assert received.count("error") >= 15
    for client in clients:
        client.socket.close()


def test_pages_of_other_origins_are_kept_out(server: RunningServer) -> None:
    game_id = server.create()["id"]
    with pytest.raises(InvalidStatus):
        Client(server, game_id, origin="https://evil.example")
    with Client(server, game_id, origin=server.url) as own:
        own.say("hello", token=None, language="en", version=None)
        own.receive("welcome")
