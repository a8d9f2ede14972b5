"""The file: games are restored exactly, older files migrated, commits grouped."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import AsyncExitStack, closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from skep import FileError
from skep.server.domain.beginning import beginning_of, begun
from skep.server.domain.clock import TimeControl
from skep.server.domain.commands import Rename
from skep.server.domain.game import HostedGame
from skep.server.domain.names import NO_NAMES
from skep.server.domain.seating import SeatKeys
from skep.server.storage.database import Database
from skep.server.storage.errors import NotWrittenError
from skep.server.storage.migrating import FOLDER, NEWEST, migrate
from skep.server.storage.records import Change
from skep.server.storage.tables import METADATA
from skep.server.storage.writer import Writer
from tests.patience import PATIENCE
from tests.server.judging import (
    ALLOW_UNDO,
    ASK_UNDO,
    BLACK,
    OFFER,
    OPENING,
    RESIGN,
    WHITE,
    accepted,
    computer_game,
    here_game,
    link_game,
    played,
)

KEYS = SeatKeys(b"w" * 32, b"b" * 32, b"i" * 32)


def test_a_log_that_cannot_be_merged_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("skep.server.storage.database.CHECKPOINT_MS", 1)

    async def check() -> None:
        database = await Database.open(tmp_path / "games.db")
        with closing(sqlite3.connect(tmp_path / "games.db", isolation_level=None)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM games").fetchone()  # holds on to what it reads
            await database.write([Change(link_game(), KEYS, None)])
            await database.close()

    asyncio.run(check())
    assert "write-ahead log could not be merged: another program is reading" in caplog.text


def steps() -> list[HostedGame]:
    """A game that uses everything that is stored."""
    game = link_game(TimeControl.live(60, 2))
    games = [game, game := accepted(game, Rename("Anna"), WHITE)]
    for text in OPENING:
        games.append(game := played(game, text, now_ms=1000 * len(games)))
    for command, by in ((OFFER, WHITE), (ASK_UNDO, WHITE), (ALLOW_UNDO, BLACK), (RESIGN, WHITE)):
        games.append(game := accepted(game, command, by, 9_000))
    return games


def test_a_game_comes_back_as_it_was(tmp_path: Path) -> None:
    async def check() -> None:
        database = await Database.open(tmp_path / "games.db")
        before = None
        for game in steps():
            await database.write([Change(game, KEYS, before)])
            stored = await database.load(game.id)
            assert stored is not None
            assert (stored.game, stored.keys) == (game, KEYS)
            before = game
        going_on = begun(here_game(), beginning_of("Base;InProgress;Black[1];wS1", "rulebook"))
        for game in (going_on, computer_game()):
            await database.write([Change(game, KEYS, None)])
            stored = await database.load(game.id)
            assert stored is not None
            assert stored.game == game
        assert await database.load("nothing") is None
        await database.close()

    asyncio.run(check())


def test_slow_readers_do_not_delay_a_commit(tmp_path: Path) -> None:
    async def check() -> None:
        database = await Database.open(tmp_path / "games.db")
        async with AsyncExitStack() as readers, asyncio.timeout(PATIENCE):
            for _ in range(15):  # as many as there may be
                await readers.enter_async_context(database._reading.begin())
            await database.write([Change(here_game(), KEYS, None)])
        assert await database.load("here") is not None
        await database.close()

    asyncio.run(check())


def test_running_clocks_are_found(tmp_path: Path) -> None:
    async def check() -> None:
        database = await Database.open(tmp_path / "games.db")
        game = played(link_game(TimeControl.live(60)), "wS1", now_ms=5)
        await database.write([Change(game, KEYS, None), Change(here_game(), KEYS, None)])
        assert await database.expiring(60_004) == [(game.id, 60_005)]
        assert await database.expiring(60_005) == []
        await database.close()

    asyncio.run(check())


def test_an_older_file_opens(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    older = create_engine(f"sqlite:///{path}")
    with older.begin() as connection:
        migrate(connection, path, "0001")
    older.dispose()
    with sqlite3.connect(path) as file:
        file.execute(
            "INSERT INTO games (id, opponent, game_type, rules, pace, initial_ms, increment_ms,"
            " version, started_ms, turn_began_ms, white_joined, black_joined,"
            " white_ms, black_ms, running, since_ms)"
            " VALUES ('old', 'link', 'Base', 'uhp', 'live', 9, 1, 2, 3, 4, 1, 1, 8, 7, 'black', 6)"
        )
        file.execute("INSERT INTO moves VALUES ('old', 0, 'wS1', 5)")
    file.close()

    async def check() -> None:
        database = await Database.open(path)
        stored = await database.load("old")
        assert stored is not None
        assert stored.game.board.move_strings == ("wS1",)
        assert await database.expiring(0) == [("old", 13)]
        assert stored.game.expires_ms == 13
        assert stored.game.names == NO_NAMES
        assert stored.game.given == 0
        await database.close()

    asyncio.run(check())


def test_the_migrations_create_this_versions_tables(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'games.db'}")
    with engine.begin() as connection:
        migrate(connection, tmp_path / "games.db")
        differences = compare_metadata(MigrationContext.configure(connection), METADATA)
    engine.dispose()
    assert differences == []
    assert ScriptDirectory(str(FOLDER)).get_current_head() == NEWEST


def test_a_file_of_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.db"

    async def begin() -> None:
        await (await Database.open(path)).close()

    asyncio.run(begin())
    with sqlite3.connect(path) as file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
    file.close()
    with pytest.raises(FileError, match="newer version"):
        asyncio.run(begin())


def test_a_file_that_is_not_a_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    path.write_text("a letter to my grandmother " * 100, encoding="utf-8")
    with pytest.raises(FileError, match="not a database"):
        asyncio.run(Database.open(path))
    assert path.read_text(encoding="utf-8").startswith("a letter")


def test_a_file_has_one_server(tmp_path: Path) -> None:
    async def check() -> None:
        first = await Database.open(tmp_path / "games.db")
        with pytest.raises(FileError, match="another server"):
            await Database.open(tmp_path / "games.db")
        await first.close()
        await (await Database.open(tmp_path / "games.db")).close()

    asyncio.run(check())


def test_many_writes_share_a_transaction() -> None:
    batches: list[int] = []

    async def write(changes: Sequence[Change]) -> None:
        batches.append(len(changes))
        await asyncio.sleep(0.01)

    async def check() -> None:
        writer = Writer(write)
        change = Change(here_game(), KEYS, None)
        await asyncio.gather(*(writer.write(change) for _ in range(100)))
        await writer.close()

    asyncio.run(check())
    assert sum(batches) == 100
    assert len(batches) <= 2


def test_one_bad_write_does_not_undo_the_others() -> None:
    kept: list[str] = []
    bad = played(here_game(), "wS1")

    async def write(changes: Sequence[Change]) -> None:
        if any(change.game is bad for change in changes):
            raise OSError("the disk is full")
        kept.extend(change.game.id for change in changes)

    async def check() -> list[BaseException | None]:
        writer = Writer(write)
        games = [here_game(), bad, computer_game()]
        waiting = (writer.write(Change(game, KEYS, None)) for game in games)
        answers = await asyncio.gather(*waiting, return_exceptions=True)
        await writer.close()
        return answers

    answers = asyncio.run(check())
    assert [type(answer) for answer in answers] == [type(None), NotWrittenError, type(None)]
    assert kept == ["here", "computer"]
