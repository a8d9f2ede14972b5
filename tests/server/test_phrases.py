"""Phrases: a few words between the players of a game by link, shown to all and never stored."""

from __future__ import annotations

import pytest

from skep.server.realtime.messages import Phrase
from tests.server.playing import Client, RunningServer


def test_a_phrase_reaches_everybody_and_changes_nothing(server: RunningServer) -> None:
    created = server.create(color="white")
    with (
        Client.welcomed(server, created["id"], created["token"]) as white,
        Client.welcomed(server, created["id"], server.claim(created)) as black,
        Client.welcomed(server, created["id"]) as spectator,
    ):
        version = spectator.game["version"]
        black.say("say", phrase="good-game")
        for client in (white, black, spectator):
            received = client.receive("said")
            assert received == {"type": "said", "color": "black", "phrase": "good-game"}
        assert server.state(created["id"])["version"] == version
    with Client.welcomed(server, created["id"], created["token"]) as later:
        later.say("ping", n=1)
        later.receive("pong")  # and nothing that was said before


def test_phrases_per_player_are_limited(server: RunningServer) -> None:
    created = server.create(color="white")
    with (
        Client.welcomed(server, created["id"], created["token"]) as one,
        Client.welcomed(server, created["id"], created["token"]) as other,
        Client.welcomed(server, created["id"], server.claim(created)) as black,
    ):
        for phrase in list(Phrase)[:4]:
            one.say("say", phrase=phrase)
            one.receive("said")
            other.receive("said")
        other.say("say", phrase="hello")
        answer = other.receive("refused")
        assert (answer["answers"], answer["code"]) == ("say", "too-often")
        for _ in range(4):
            black.receive("said")
        black.say("say", phrase="thanks")
        assert black.receive("said")["color"] == "black"


@pytest.mark.parametrize("phrase", ["", "insult", "HELLO", 1, None, ["hello"], "hello" * 100])
def test_nothing_else_can_be_said(server: RunningServer, phrase: object) -> None:
    created = server.create(color="white")
    with Client.welcomed(server, created["id"], created["token"]) as white:
        white.say("say", phrase=phrase)
        assert white.receive("error")["code"] in ("malformed", "too-big")


def test_only_players_of_games_by_link_talk(server: RunningServer) -> None:
    created = server.create(color="white")
    with Client.welcomed(server, created["id"]) as spectator:
        spectator.say("say", phrase="hello")
        assert spectator.receive("refused")["code"] == "spectator"
    for opponent in ({"kind": "here"}, {"kind": "computer", "level": 1}):
        created = server.create(opponent=opponent, color="white")
        with Client.welcomed(server, created["id"], created["token"]) as player:
            player.say("say", phrase="hello")
            assert player.receive("refused")["code"] == "not-by-link"
