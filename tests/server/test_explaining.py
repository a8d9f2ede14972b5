"""Questions over the socket of a game: why a move is illegal, and why a piece cannot move."""

from __future__ import annotations

import json

import pytest

from skep import Board
from skep.hexes import Hex
from skep.moves import PASS
from skep.pieces import Color, Piece
from skep.rulebook import Rule
from skep.server.domain.explaining import explain_attempt, question_refusal
from skep.server.domain.refusals import RefusalCode
from tests.patience import PATIENCE
from tests.server.judging import OPENING, RESIGN, WHITE, accepted, link_game, played
from tests.server.playing import Client, RunningServer

QUESTION = {"ply": 0, "piece": "wS1", "to": [5, 5], "language": "en"}


def test_an_attempt_is_a_pass_a_piece_or_a_move() -> None:
    board = Board()
    assert explain_attempt(board, None, None) == board.explain(PASS)
    assert explain_attempt(board, Piece("wS1"), None) == board.explain_piece("wS1")
    assert explain_attempt(board, Piece("wS1"), Hex(5, 5)).rule is Rule.FIRST_PLACEMENT


def test_players_ask_about_the_position_of_now() -> None:
    game = played(link_game(), *OPENING[:2])
    assert question_refusal(game, 2, WHITE) is None
    assert question_refusal(game, 2, frozenset({Color.BLACK})) is None
    for ply, colors, code in (
        (1, WHITE, RefusalCode.LATE),
        (3, WHITE, RefusalCode.EARLY),
        (2, frozenset[Color](), RefusalCode.SPECTATOR),
    ):
        refusal = question_refusal(game, ply, colors)
        assert refusal is not None
        assert refusal.code is code
    refusal = question_refusal(accepted(game, RESIGN, WHITE), 2, WHITE)
    assert refusal is not None
    assert refusal.code is RefusalCode.GAME_OVER


def test_an_attempt_is_explained_in_the_language_of_the_question(server: RunningServer) -> None:
    created = server.create(opponent={"kind": "here"})
    with Client.welcomed(server, created["id"], created["token"], "en") as player:
        player.say("explain", **{**QUESTION, "language": "nl"})
        answer = player.receive("explanation")
        explanation = answer.pop("explanation")
        assert answer == {"type": "explanation", **QUESTION, "language": "nl"}
        assert (explanation["legal"], explanation["rule"]) == (False, "first-placement")
        assert "steen" in explanation["sentence"]
        assert {"kind": "refused", "group": 0, "at": [[5, 5]]} in explanation["marks"]
        player.say("explain", **{**QUESTION, "to": None})
        assert player.receive("explanation")["explanation"]["legal"]
        player.say("explain", **{**QUESTION, "piece": None, "to": None})
        assert not player.receive("explanation")["explanation"]["legal"]
        assert player.ply == 0


def test_spectators_and_those_who_come_late_get_no_explanation(server: RunningServer) -> None:
    created = server.create(color="white")
    with (
        Client.welcomed(server, created["id"], created["token"]) as white,
        Client.welcomed(server, created["id"]) as spectator,
    ):
        spectator.say("explain", **QUESTION)
        refused = spectator.receive("refused")
        assert (refused["answers"], refused["code"]) == ("explain", "spectator")
        assert refused["explanation"] is None
        white.move("wS1", [0, 0])
        white.wait_for_ply(1)
        for ply, code in ((0, "late"), (2, "early"), (10_000, "early")):
            white.say("explain", **{**QUESTION, "ply": ply})
            refused = white.receive("refused")
            assert (refused["answers"], refused["ply"], refused["code"]) == ("explain", ply, code)
        white.say("resign")
        white.receive("state")
        white.say("explain", **{**QUESTION, "ply": 1})
        assert white.receive("refused")["code"] == "game-over"


@pytest.mark.parametrize(
    "wrong",
    [
        {"ply": "0"},
        {"ply": -1},
        {"ply": 2**70},
        {"ply": None},
        {"piece": "wX9"},
        {"piece": "wS1" * 9},
        {"piece": 1},
        {"piece": ["wS1"]},
        {"to": [0]},
        {"to": [0, 0, 0]},
        {"to": [99_999, 0]},
        {"to": "0,0"},
        {"language": "xx"},
        {"language": None},
        {"language": "en" * 1000},
        {"more": 1},
    ],
)
def test_a_question_that_makes_no_sense(server: RunningServer, wrong: dict[str, object]) -> None:
    created = server.create(opponent={"kind": "here"}, game_type="Base")
    with Client.welcomed(server, created["id"], created["token"]) as player:
        player.say("explain", **{**QUESTION, **wrong})
        assert player.receive("error")["code"] == "malformed"
        player.say("explain", **QUESTION)
        assert player.receive("explanation")["explanation"]["rule"] == "first-placement"


def test_a_player_asks_only_so_often(server: RunningServer) -> None:
    created = server.create(opponent={"kind": "here"})
    clients = [Client.welcomed(server, created["id"], created["token"]) for _ in range(3)]
    for client in clients:
        for _ in range(35):
            client.say("explain", **QUESTION)
    received = [
        json.loads(client.socket.recv(PATIENCE))["type"] for client in clients for _ in range(35)
    ]
    assert received.count("explanation") >= 80
    assert received.count("error") >= 1
    for client in clients:
        client.socket.close()
