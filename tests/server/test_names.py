"""Names: which are allowed, who may set them, and that nothing else gets through."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from skep import Color
from skep.server.domain.commands import Join, Rename
from skep.server.domain.names import Names, read_name
from skep.server.domain.refusals import Refusal
from skep.server.services.secrets import new_token
from skep.server.settings import ServerSettings
from tests.server.in_process import in_process
from tests.server.judging import (
    ASK_REMATCH,
    BLACK,
    NOBODY,
    RESIGN,
    WHITE,
    accepted,
    here_game,
    invited_game,
    link_game,
    refused,
)
from tests.server.playing import Client, RunningServer

HARMLESS = {
    "Anna": "Anna",
    "  Anna   Lena ": "Anna Lena",
    "Jo\u0308rg": "Jörg",
    "Влад": "Влад",
    "יוסי": "יוסי",
    "<b>Bob</b>": "<b>Bob</b>",
    "🐝 1": "🐝 1",
    "❤\ufe0f": "❤\ufe0f",
    "\U0001fa77 \U0001faff": "\U0001fa77 \U0001faff",  # emoji that an older Python does not know
    "\u00a0Zoë\u3000": "Zoë",
    "x" * 24: "x" * 24,
    "": None,
    "   ": None,
}
HARMFUL = [
    *("a\nb", "a\tb", "\x00", "a\x1b[31m", "a\x7f", "a\u0085b"),  # controls
    *("a\u202eb", "\u2066a\u2069", "a\u200fb", "a\u061cb"),  # the direction of text
    *("a\u200bb", "a\u200db", "\ufeffa", "a\u00adb", "a\U000e0041"),  # invisible
    *("\u3164", "\u2800", "\u115f"),  # look empty
    *("\ufe0f", "\u034f", "\U000e0100", "a \u17b4", "\u0301"),  # marks on nothing
    *("a\u2028b", "a\u2029b"),  # lines
    *("\ue000", "\u0378", "\uffff", "\U0001ffff", "\U0010ffff"),  # what no font has
    *("a" + "\u0336" * 3, "x" * 25, "Jo\u0308rg" * 7),
]


@pytest.mark.parametrize(("text", "name"), HARMLESS.items())
def test_a_name_is_kept_in_its_simplest_form(text: str, name: str | None) -> None:
    assert read_name(text) == name


@pytest.mark.parametrize("text", HARMFUL)
def test_deceptive_and_disruptive_names_are_refused(text: str) -> None:
    found = read_name(text)
    assert isinstance(found, Refusal)
    assert found.code == "bad-name"


def test_a_lone_surrogate_is_not_a_name() -> None:
    assert isinstance(read_name("a\ud800"), Refusal)


# The decision


def test_each_player_names_themselves() -> None:
    game = accepted(link_game(), Rename(" Anna "), WHITE)
    game = accepted(game, Rename("Bob"), BLACK)
    assert game.names == Names("Anna", "Bob")
    assert accepted(game, Rename("Anna"), WHITE) is game, "nothing to write, nothing to announce"
    assert accepted(game, Rename(None), WHITE).names == Names(None, "Bob")


def test_people_who_may_not_change_a_name() -> None:
    assert refused(link_game(), Rename("Eve"), NOBODY).code == "spectator"
    assert refused(here_game(), Rename("Eve"), WHITE | BLACK).code == "no-names"
    assert refused(link_game(), Rename("a\u202eb"), WHITE).code == "bad-name"
    over = accepted(link_game(), RESIGN, WHITE)
    assert refused(over, Rename("Eve"), WHITE).code == "game-over"


def test_a_friend_brings_their_name_and_a_rematch_keeps_both() -> None:
    game = accepted(invited_game(), Rename("Anna"), WHITE)
    game = accepted(game, Join("Bob"), BLACK)
    assert game.names == Names("Anna", "Bob")
    assert accepted(game, Join("Eve"), BLACK) is game, "a claim that is repeated changes nothing"
    game = accepted(accepted(game, RESIGN, WHITE), ASK_REMATCH, WHITE)
    game = accepted(game, ASK_REMATCH, BLACK)
    assert game.rematch(0).names == Names("Bob", "Anna")
    assert game.rematch(0).names.of(Color.BLACK) == "Anna"


# Over REST and the socket


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    path: Path = tmp_path_factory.mktemp("names") / "games.db"
    with in_process(ServerSettings(path, new_games_per_minute=1000)) as client:
        yield client


def create(client: TestClient[Any], kind: str = "link", **wishes: Any) -> Any:
    opponent = {"kind": kind, **({"level": 1} if kind == "computer" else {})}
    return client.post(
        "/api/v1/games", json={"opponent": opponent, "color": "white", **wishes}
    ).json()


def names_in(game: dict[str, Any]) -> list[str | None]:
    return [game["seats"][color]["name"] for color in ("white", "black")]


def test_names_come_with_the_game_and_the_claim(client: TestClient[Any]) -> None:
    created = create(client, name=" Anna ")
    assert names_in(created["game"]) == ["Anna", None]
    claim = {"invite": created["invite"], "token": new_token(), "name": "Bob"}
    claimed = client.post(f"/api/v1/games/{created['id']}/claim", json=claim).json()
    assert names_in(claimed["game"]) == ["Anna", "Bob"]
    assert names_in(client.get(f"/api/v1/games/{created['id']}").json()) == ["Anna", "Bob"]
    assert names_in(create(client, "computer", name="Anna")["game"]) == ["Anna", None]
    assert names_in(create(client, "here", name="Anna")["game"]) == [None, None]


@pytest.mark.parametrize("name", [7, ["Anna"], {"a": 1}, "x" * 25, "x" * 10_000, *HARMFUL])
def test_bad_names_open_no_game_and_no_seat(client: TestClient[Any], name: Any) -> None:
    assert create(client, name=name)["code"] in ("bad-name", "bad-request")
    created = create(client)
    claim = {"invite": created["invite"], "token": new_token(), "name": name}
    answer = client.post(f"/api/v1/games/{created['id']}/claim", json=claim)
    assert (answer.status_code, answer.json()["code"]) in (
        (400, "bad-name"),
        (400, "bad-request"),
    )
    assert not client.get(f"/api/v1/games/{created['id']}").json()["seats"]["black"]["joined"]


def test_a_player_takes_another_name_and_everybody_sees_it(server: RunningServer) -> None:
    created = server.create(color="white")
    with (
        Client.welcomed(server, created["id"], created["token"]) as white,
        Client.welcomed(server, created["id"]) as spectator,
    ):
        white.say("rename", name="Anna")
        assert names_in(spectator.receive("state")["game"]) == ["Anna", None]
        white.receive("state")
        white.say("rename", name="a\u202eb")
        answer = white.receive("refused")
        assert (answer["answers"], answer["code"]) == ("rename", "bad-name")
        for name in (7, ["Anna"], "x" * 129):
            white.say("rename", name=name)
            assert white.receive("error")["code"] == "malformed"
        spectator.say("rename", name="Eve")
        assert spectator.receive("refused")["code"] == "spectator"
        white.say("rename", name="Anna")
        assert white.receive("unchanged")["version"] == white.game["version"]
        for name in "ABCDE":
            white.say("rename", name=name)
        assert white.receive("refused")["code"] == "too-often"
