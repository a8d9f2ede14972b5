"""Passes against the computer: the game goes on, whoever has to pass."""

from __future__ import annotations

import pytest

from tests.server.playing import Client, RunningServer

STUCK = "Base;InProgress;Black[3];wQ;bQ wQ-;wG1 \\wQ;bQ wQ\\;wG1 bQ\\"
"""Black's queen is pinned, and every free cell beside her touches White."""
PLIES = 5


def begin(server: RunningServer, color: str, level: int) -> Client:
    """A player of this color continues from the position in which Black has to pass."""
    opponent = {"kind": "computer", "level": level}
    created = server.create(opponent=opponent, color=color, game_string=STUCK)
    assert created["game"]["position"]["must_pass"]
    return Client.welcomed(server, created["id"], created["token"])


def test_a_player_who_has_to_pass_does_so_and_the_computer_moves(server: RunningServer) -> None:
    with begin(server, "black", 1) as player:
        assert (player.ply, player.game["position"]["legal"]) == (PLIES, {})
        player.say("hint")
        assert player.receive("hint")["piece"] is None
        player.move("bA1", [2, 0])
        assert player.receive("refused")["code"] == "illegal"
        player.move(None, None)
        player.wait_for_ply(PLIES + 2)
        passed, answer = player.game["moves"][-2:]
        assert (passed["move"], passed["pass"]) == ("pass", True)
        assert not answer["pass"]
        assert player.game["position"]["turn"] == "black"


def test_a_pass_is_sent_again_without_harm(server: RunningServer) -> None:
    with begin(server, "black", 1) as player:
        player.move(None, None)
        player.wait_for_ply(PLIES + 2)
        player.move(None, None, ply=PLIES)
        player.receive("unchanged")
        assert player.ply == PLIES + 2


@pytest.mark.parametrize("level", range(1, 11))
def test_the_computer_passes_at_every_level(server: RunningServer, level: int) -> None:
    with begin(server, "white", level) as player:
        player.wait_for_ply(PLIES + 1)
        position = player.game["position"]
        assert (position["last"]["pass"], position["turn"]) == (True, "white")
        assert not player.game["thinking"]
        piece, cells = min(position["legal"].items())
        player.move(piece, cells[0])
        player.wait_for_ply(PLIES + 3)
        assert player.game["position"]["turn"] == "white"


def test_a_takeback_goes_beyond_a_pass(server: RunningServer) -> None:
    with begin(server, "black", 1) as player:
        player.move(None, None)
        player.wait_for_ply(PLIES + 2)
        player.say("undo", answer="ask")
        player.receive("state")
        assert player.ply == 3, "before the player's last move that was not a pass"
