"""The database file: one server, private, complete after a clean stop, damage reported."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from skep import FileError
from skep.server.domain.clock import TimeControl
from skep.server.domain.seating import SeatKeys
from skep.server.services.game_file import games_in
from skep.server.storage.database import Database
from skep.server.storage.errors import NotReadError, NotWrittenError
from skep.server.storage.records import Change
from tests.server.judging import here_game, link_game, played

KEYS = SeatKeys(b"w" * 32, b"b" * 32)


def begin(path: Path) -> None:
    """Open a file once with a few games in it, and close it."""

    async def open_once() -> None:
        database = await Database.open(path)
        running = played(link_game(TimeControl.live(60)), "wS1", now_ms=5)
        await database.write([Change(here_game(), KEYS, None), Change(running, KEYS, None)])
        await database.close()

    asyncio.run(open_once())


def refusal(path: Path) -> str:
    """The error message for a file that can't be opened."""
    with pytest.raises(FileError) as raised:
        asyncio.run(Database.open(path))
    return str(raised.value)


# One server


def test_a_second_server_through_a_symlink_is_refused(tmp_path: Path) -> None:
    path, link = tmp_path / "games.db", tmp_path / "elsewhere.db"
    link.symlink_to(path)

    async def check() -> None:
        for first, second in ((path, link), (link, path)):
            database = await Database.open(first)
            with pytest.raises(FileError, match="another server"):
                await Database.open(second)
            await database.close()

    asyncio.run(check())


def test_a_file_with_two_names_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    begin(path)
    os.link(path, tmp_path / "other.db")
    assert "hard link" in refusal(path)


def test_a_file_whose_links_lead_in_a_circle_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    path.symlink_to(path)
    assert "circle" in refusal(path)


@pytest.mark.parametrize("content", ["a letter to my grandmother " * 100, None])
def test_a_refused_file_leaves_no_lock_behind(tmp_path: Path, content: str | None) -> None:
    path = tmp_path / "games.db"
    if content is None:
        path.mkdir()
    else:
        path.write_text(content, encoding="utf-8")
    refusal(path)
    assert list(tmp_path.iterdir()) == [path]


def test_a_server_that_ends_leaves_only_its_file(tmp_path: Path) -> None:
    begin(tmp_path / "games.db")
    assert list(tmp_path.iterdir()) == [tmp_path / "games.db"]


def test_a_refused_second_server_leaves_the_lock_of_the_first(tmp_path: Path) -> None:
    path = tmp_path / "games.db"

    async def check() -> None:
        first = await Database.open(path)
        for _ in range(2):
            with pytest.raises(FileError, match="another server"):
                await Database.open(path)
        await first.close()

    asyncio.run(check())


def test_a_missing_folder_is_named_and_not_made(tmp_path: Path) -> None:
    problem = refusal(tmp_path / "no" / "such" / "games.db")
    assert str(tmp_path / "no" / "such") in problem
    assert list(tmp_path.iterdir()) == []


# Private


def test_only_the_owner_can_read_the_files(tmp_path: Path) -> None:
    before = os.umask(0)
    try:

        async def check() -> None:
            database = await Database.open(tmp_path / "games.db")
            await database.write([Change(here_game(), KEYS, None)])
            modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
            await database.close()
            names = {"games.db", "games.db-wal", "games.db-shm", "games.db.lock"}
            assert modes == dict.fromkeys(names, 0o600)

        asyncio.run(check())
    finally:
        os.umask(before)


def test_a_file_that_others_can_read_is_warned_of_and_left_as_it_is(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "games.db"
    begin(path)
    assert caplog.text == ""
    path.chmod(0o640)
    asyncio.run(reopen(path))
    assert "chmod 600" in caplog.text
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


async def reopen(path: Path) -> None:
    await (await Database.open(path)).close()


# Complete


def test_a_plain_copy_is_complete_after_a_clean_stop_even_with_a_reader(
    tmp_path: Path,
) -> None:
    path, copy = tmp_path / "games.db", tmp_path / "copy.db"
    begin(path)

    async def write_more() -> None:
        database = await Database.open(path)
        await database.write([Change(played(here_game(), "wS1"), KEYS, here_game())])
        await database.close()

    with closing(sqlite3.connect(path)) as looker:
        looker.execute("SELECT count(*) FROM games").fetchone()  # keeps the log from being removed
        asyncio.run(write_more())
        shutil.copyfile(path, copy)
    with closing(sqlite3.connect(copy)) as file:
        assert file.execute("SELECT count(*) FROM moves WHERE game_id = 'here'").fetchone() == (1,)


# Damaged


def page_of(path: Path, name: str) -> tuple[int, int]:
    """The offset and size of the root page of a table or index."""
    with closing(sqlite3.connect(path)) as file:
        (size,) = file.execute("PRAGMA page_size").fetchone()
        query = "SELECT rootpage FROM sqlite_master WHERE name = ?"
        (page,) = file.execute(query, (name,)).fetchone()
    return (page - 1) * size, size


def damage(path: Path, name: str) -> None:
    """Overwrite a table or index with nonsense."""
    start, size = page_of(path, name)
    with path.open("r+b") as file:
        file.seek(start)
        file.write(b"\x55" * size)


@pytest.mark.parametrize("name", ["ix_games_expires_ms", "games", "alembic_version"])
def test_a_damaged_file_is_refused_with_a_clear_message(tmp_path: Path, name: str) -> None:
    path = tmp_path / "games.db"
    begin(path)
    damage(path, name)
    problem = refusal(path)
    assert str(path) in problem
    assert "damaged" in problem
    assert "\n" not in problem


@pytest.fixture
def big(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file that is too big to be read completely at the start."""
    monkeypatch.setattr("skep.server.storage.database.CHECKED_BYTES", 0)
    begin(tmp_path / "games.db")
    return tmp_path / "games.db"


def test_damage_found_later_is_a_server_error(big: Path) -> None:
    damage(big, "moves")

    async def check() -> None:
        database = await Database.open(big)
        with pytest.raises(NotReadError, match="malformed"):
            await database.load("here")
        await database.close()

    asyncio.run(check())


def test_damage_found_at_the_start_is_reported_clearly(big: Path) -> None:
    damage(big, "ix_games_expires_ms")

    async def start() -> None:
        async with games_in(big):
            pass

    with pytest.raises(FileError, match="cannot be read: database disk image is malformed"):
        asyncio.run(start())


def test_damage_found_by_a_write_is_a_server_error(big: Path) -> None:
    damage(big, "moves")

    async def check() -> None:
        database = await Database.open(big)
        with pytest.raises(NotWrittenError, match="cannot be written"):
            await database.write([Change(played(here_game(), "wS1"), KEYS, here_game())])
        await database.close()

    asyncio.run(check())


def test_a_game_that_cannot_be_restored_is_a_server_error(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    begin(path)
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("INSERT INTO moves VALUES ('here', 0, 'bQ', 5)")

    async def check() -> None:
        database = await Database.open(path)
        with pytest.raises(NotReadError, match="here"):
            await database.load("here")
        await database.close()

    asyncio.run(check())
