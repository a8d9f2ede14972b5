"""Invitations: each opens one seat once, to a secret that only the friend knows."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import create_engine

from skep import Color, GameType
from skep.server.domain.clock import TimeControl
from skep.server.domain.commands import Resign
from skep.server.domain.game import BOTH
from skep.server.domain.game_setup import GameSetup, OpponentKind
from skep.server.domain.refusals import Refusal
from skep.server.domain.seating import Claim, SeatKeys, claim
from skep.server.limits import Limits
from skep.server.services.game_file import games_in
from skep.server.services.games import Games, StartedGame
from skep.server.services.live_game import LiveGame
from skep.server.services.secrets import key_of, new_token, seats_of
from skep.server.settings import ServerSettings
from skep.server.storage.database import Database
from skep.server.storage.errors import NotWrittenError
from skep.server.storage.migrating import migrate
from skep.server.storage.records import Change, Stored
from skep.server.storage.writer import Writer
from tests.server.in_process import in_process
from tests.server.judging import WHITE, computer_game, here_game, invited_game
from tests.server.playing import Client, RunningServer

OWN, INVITE, FRIEND, STRANGER = (bytes([n]) * 32 for n in range(1, 5))
OPEN = SeatKeys(OWN, None, INVITE)
TAKEN = SeatKeys(OWN, FRIEND)
BY_LINK = GameSetup(OpponentKind.LINK, GameType.BASE, "rulebook", TimeControl.live(60))


# The decision


def test_an_invitation_becomes_a_new_key_and_is_forgotten() -> None:
    assert claim(invited_game(), OPEN, INVITE, FRIEND) == Claim(Color.BLACK, TAKEN)
    white = claim(invited_game(), OPEN.swapped(), INVITE, FRIEND)
    assert white == Claim(Color.WHITE, TAKEN.swapped())


def test_the_same_claim_again_is_answered_alike() -> None:
    assert claim(invited_game(), TAKEN, INVITE, FRIEND) == Claim(Color.BLACK, TAKEN)


@pytest.mark.parametrize(
    ("keys", "invite", "key", "code"),
    [
        (TAKEN, INVITE, STRANGER, "seat-taken"),
        (TAKEN, STRANGER, STRANGER, "seat-taken"),
        (OPEN, STRANGER, FRIEND, "wrong-invite"),
        (OPEN, OWN, FRIEND, "wrong-invite"),
        (OPEN, INVITE, OWN, "own-seat"),
    ],
)
def test_what_is_refused(keys: SeatKeys, invite: bytes, key: bytes, code: str) -> None:
    refusal = claim(invited_game(), keys, invite, key)
    assert isinstance(refusal, Refusal)
    assert refusal.code == code


@pytest.mark.parametrize("game", [here_game(), computer_game()])
def test_only_games_by_link_have_invitations(game: Any) -> None:
    for keys in (SeatKeys(OWN, OWN), SeatKeys(OWN, None)):
        for key in (OWN, STRANGER):
            refusal = claim(game, keys, INVITE, key)
            assert isinstance(refusal, Refusal)
            assert refusal.code == "not-by-link"


def test_an_open_invitation_holds_no_seat() -> None:
    assert OPEN.held_by(INVITE) == frozenset()
    assert OPEN.held_by(OWN) == {Color.WHITE}


# The commit


async def invite(games: Games) -> StartedGame:
    created = await games.create(BY_LINK, Color.WHITE, "")
    assert not isinstance(created, Refusal)
    return created


async def claim_in(games: Games, created: StartedGame, token: str) -> Claim | Refusal:
    async with games.open(created.game.id) as live:
        assert live is not None
        assert created.invite is not None
        return await live.claim(key_of(created.invite), key_of(token))


def test_one_of_many_simultaneous_claims_wins(tmp_path: Path) -> None:
    async def check() -> None:
        async with games_in(tmp_path / "games.db") as games:
            created = await invite(games)
            tokens = [new_token() for _ in range(20)]
            answers = await asyncio.gather(*(claim_in(games, created, token) for token in tokens))
            won = [answer for answer in answers if isinstance(answer, Claim)]
            lost = {answer.code for answer in answers if isinstance(answer, Refusal)}
            assert (len(won), lost) == (1, {"seat-taken"})
            async with games.open(created.game.id) as live:
                assert live is not None
                winner = tokens[answers.index(won[0])]
                assert [bool(seats_of(live.keys, token)) for token in tokens].count(True) == 1
                assert seats_of(live.keys, winner) == {Color.BLACK}
                assert live.game.version == created.game.version + 1

    asyncio.run(check())


def test_a_claim_is_repeated_after_a_kill_between_commit_and_answer(tmp_path: Path) -> None:
    killed = tmp_path / "killed"
    killed.mkdir()
    token, other = new_token(), new_token()

    async def check() -> None:
        async with games_in(tmp_path / "games.db") as games:
            created = await invite(games)
            write, committed, hold = games._writer._write, asyncio.Event(), asyncio.Event()

            async def write_and_never_answer(changes: Sequence[Change]) -> None:
                await write(changes)
                committed.set()
                await hold.wait()

            games._writer._write = write_and_never_answer
            asked = asyncio.create_task(claim_in(games, created, token))
            await committed.wait()
            for file in tmp_path.glob("games.db*"):  # what a killed server leaves behind
                shutil.copy(file, killed)
            hold.set()
            await asked
        async with games_in(killed / "games.db") as games:
            again = await claim_in(games, created, token)
            assert isinstance(again, Claim)
            assert again.color is Color.BLACK
            refusal = await claim_in(games, created, other)
            assert isinstance(refusal, Refusal)
            assert refusal.code == "seat-taken"

    asyncio.run(check())


def test_canceling_a_claim_does_not_lose_the_seat(tmp_path: Path) -> None:
    async def check() -> None:
        async with games_in(tmp_path / "games.db") as games:
            created, token = await invite(games), new_token()
            asked = asyncio.create_task(claim_in(games, created, token))
            await asyncio.sleep(0)  # it has begun
            asked.cancel()
            with suppress(asyncio.CancelledError):
                await asked
            again = await claim_in(games, created, token)
            assert isinstance(again, Claim)

    asyncio.run(check())


def test_a_claim_that_cannot_be_written_leaves_the_seat_free() -> None:
    written: list[Change] = []
    is_full = True

    async def write(changes: Sequence[Change]) -> None:
        if is_full:
            raise OSError("the disk is full")
        written.extend(changes)

    async def check() -> None:
        nonlocal is_full
        writer = Writer(write)
        live = LiveGame(Stored(invited_game(), OPEN), writer)
        news: list[str] = []
        live.listeners.add(lambda: news.append("joined"))
        with pytest.raises(NotWrittenError):
            await live.claim(INVITE, FRIEND)
        assert (live.keys, live.game.joined, news) == (OPEN, WHITE, [])
        is_full = False
        assert isinstance(await live.claim(INVITE, FRIEND), Claim)
        assert (live.keys, live.game.joined, news) == (TAKEN, BOTH, ["joined"])
        await writer.close()

    asyncio.run(check())
    assert [(change.keys, change.game.version) for change in written] == [(TAKEN, 2)]


def test_refused_claims_are_counted() -> None:
    async def check() -> None:
        async def write(_: Sequence[Change]) -> None: ...

        writer = Writer(write)
        live = LiveGame(Stored(invited_game(), OPEN), writer)
        answers: list[object] = []
        live.on_answer = answers.append
        refusal = await live.claim(STRANGER, FRIEND)
        assert answers == [refusal]
        await writer.close()

    asyncio.run(check())


def test_a_claim_may_come_after_the_end() -> None:
    async def check() -> None:
        async def write(_: Sequence[Change]) -> None: ...

        writer = Writer(write)
        live = LiveGame(Stored(invited_game(), OPEN), writer)
        await live.act(Resign(), WHITE)
        assert isinstance(await live.claim(INVITE, FRIEND), Claim)
        await writer.close()

    asyncio.run(check())


def test_links_of_an_older_file_stay_valid(tmp_path: Path) -> None:
    """For a free seat the sent secret becomes the invitation; players who joined keep theirs."""
    path = tmp_path / "games.db"
    rows = {
        "waiting": ("link", OWN, INVITE, True, False),
        "swapped": ("link", INVITE, OWN, False, True),
        "running": ("link", OWN, FRIEND, True, True),
        "at-home": ("here", OWN, OWN, True, True),
        "machine": ("computer", OWN, None, True, True),
    }
    older = create_engine(f"sqlite:///{path}")
    with older.begin() as connection:
        migrate(connection, path, "0002")
        for name, row in rows.items():
            computer = ("black", 1) if row[0] == "computer" else (None, None)
            connection.exec_driver_sql(
                "INSERT INTO games (id, opponent, white_key, black_key, white_joined, black_joined,"
                " computer, level, game_type, rules, version, started_ms, turn_began_ms)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'Base', 'uhp', 2, 3, 4)",
                (name, *row, *computer),
            )
    older.dispose()

    async def found() -> dict[str, SeatKeys]:
        database = await Database.open(path)
        stored = {name: await database.load(name) for name in rows}
        await database.close()
        return {name: it.keys for name, it in stored.items() if it is not None}

    assert asyncio.run(found()) == {
        "waiting": OPEN,
        "swapped": OPEN.swapped(),
        "running": TAKEN,
        "at-home": SeatKeys(OWN, OWN),
        "machine": SeatKeys(OWN, None),
    }


# The endpoint


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    folder = tmp_path_factory.mktemp("invitations")
    with in_process(ServerSettings(folder / "games.db", requests_per_second=1000)) as running:
        yield running


def create(client: TestClient[Any], kind: str = "link") -> dict[str, Any]:
    opponent = {"kind": kind, **({"level": 1} if kind == "computer" else {})}
    response = client.post("/api/v1/games", json={"opponent": opponent, "color": "white"})
    created: dict[str, Any] = response.json()
    return created


def ask(client: TestClient[Any], game_id: str, invite: Any, token: Any) -> tuple[int, Any]:
    response = client.post(
        f"/api/v1/games/{game_id}/claim", json={"invite": invite, "token": token}
    )
    return response.status_code, response.json()


def test_a_friend_claims_the_seat(client: TestClient[Any]) -> None:
    created, token = create(client), new_token()
    assert [seat["joined"] for seat in created["game"]["seats"].values()] == [True, False]
    status, claimed = ask(client, created["id"], created["invite"], token)
    assert (status, claimed["color"]) == (200, "black")
    assert [seat["joined"] for seat in claimed["game"]["seats"].values()] == [True, True]
    again, same = ask(client, created["id"], created["invite"], token)
    assert (again, same) == (200, claimed)


def test_refusals_have_their_status_and_code(client: TestClient[Any]) -> None:
    created = create(client)
    name, invitation = created["id"], created["invite"]
    wrong = ask(client, name, new_token(), new_token())
    assert (wrong[0], wrong[1]["code"]) == (403, "wrong-invite")
    own = ask(client, name, invitation, created["token"])
    assert (own[0], own[1]["code"]) == (409, "own-seat")
    assert ask(client, name, invitation, new_token())[0] == 200
    used = ask(client, name, invitation, new_token())
    assert (used[0], used[1]["code"]) == (409, "seat-taken")
    assert ask(client, "nothing", invitation, new_token())[1]["code"] == "not-found"


@pytest.mark.parametrize("kind", ["here", "computer"])
def test_nobody_claims_a_seat_of_another_kind_of_game(client: TestClient[Any], kind: str) -> None:
    created = create(client, kind)
    assert created["invite"] is None
    for token in (created["token"], new_token()):
        status, problem = ask(client, created["id"], new_token(), token)
        assert (status, problem["code"]) == (409, "not-by-link")


@pytest.mark.parametrize(
    "token",
    [
        *("", "short", "a" * 31, "a" * 33, "a" * 31 + "\n", "a" * 32 + "\n"),
        *("a" * 31 + "/", "é" * 32, None, 7, ["a" * 32]),
    ],
)
def test_a_secret_has_192_bits_in_base64url(client: TestClient[Any], token: Any) -> None:
    created = create(client)
    status, problem = ask(client, created["id"], created["invite"], token)
    assert (status, problem["code"]) == (400, "bad-request")
    assert "token" in problem["message"]
    assert ask(client, created["id"], created["invite"], new_token())[0] == 200


@pytest.mark.parametrize("invite", ["", "x", "ä" * 32, "a\x00b"])
def test_any_other_text_is_a_wrong_invitation(client: TestClient[Any], invite: str) -> None:
    created = create(client)
    status, problem = ask(client, created["id"], invite, new_token())
    assert (status, problem["code"]) == (403, "wrong-invite")


def test_a_claim_counts_as_a_visit(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise claims could be used to load one long game after another."""
    created = create(client)
    monkeypatch.setattr(Limits, "allow_plies", lambda *_: False)
    status, problem = ask(client, created["id"], created["invite"], new_token())
    assert (status, problem["code"]) == (429, "too-many-requests")
    monkeypatch.undo()
    assert ask(client, created["id"], created["invite"], new_token())[0] == 200


# Attacks


def greeting_of(server: RunningServer, game_id: str, token: str) -> Any:
    """The seats a secret gives, or the error."""
    with Client(server, game_id) as client:
        client.say("hello", token=token, language="en", version=None)
        message = client.receive("welcome", "error")
        return message["you"] if message["type"] == "welcome" else message["code"]


def test_the_creator_cannot_act_for_the_friend(server: RunningServer) -> None:
    created = server.create(color="white")
    assert greeting_of(server, created["id"], created["invite"]) == "wrong-token"
    friend = server.claim(created)
    assert greeting_of(server, created["id"], created["invite"]) == "wrong-token"
    assert greeting_of(server, created["id"], friend) == ["black"]
    with Client.welcomed(server, created["id"], created["token"]) as creator:
        assert creator.you == ["white"]
        creator.move("wS1", [0, 0])
        creator.wait_for_ply(1)
        creator.move("bS1", [1, 0])
        assert creator.receive("refused")["code"] == "not-your-turn"
        creator.say("resign")
        creator.receive("state")
        assert creator.game["result"] == {"winner": "black", "reason": "resigned"}


def test_the_clock_waits_for_the_claim(server: RunningServer) -> None:
    created = server.create(color="white", clock={"kind": "live", "initial_s": 600})
    with Client.welcomed(server, created["id"], created["token"]) as creator:
        creator.move("wS1", [0, 0])
        creator.wait_for_ply(1)
        assert creator.game["clock"]["running"] is None
        server.claim(created)
        creator.receive("state")
        assert creator.game["clock"]["running"] == "black"
        assert creator.game["seats"]["black"]["joined"] is True


def test_a_rematch_keeps_the_friends_secret(server: RunningServer) -> None:
    created = server.create(color="white")
    friend = server.claim(created)
    with (
        Client.welcomed(server, created["id"], created["token"]) as white,
        Client.welcomed(server, created["id"], friend) as black,
    ):
        white.say("resign")
        black.receive("state")
        black.say("rematch", answer="ask")
        white.say("rematch", answer="ask")
        while white.game["next_game"] is None:
            white.receive("state")
    following = white.game["next_game"]
    assert greeting_of(server, following, friend) == ["white"]
    assert greeting_of(server, following, created["token"]) == ["black"]
    assert greeting_of(server, following, created["invite"]) == "wrong-token"
