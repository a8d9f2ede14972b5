"""``skep backup``: a checked copy of a database in use, which never replaces a file unasked."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from skep import FileError
from skep.cli.app import run
from skep.server.domain.seating import SeatKeys
from skep.server.storage import backup as backup_module
from skep.server.storage.backup import Backup, back_up
from skep.server.storage.database import Database
from skep.server.storage.records import Change
from tests.server.judging import computer_game, here_game, link_game, played

KEYS = SeatKeys(b"w" * 32, b"b" * 32)


def fill(path: Path) -> None:
    async def write() -> None:
        database = await Database.open(path)
        await database.write([Change(here_game(), KEYS, None), Change(link_game(), KEYS, None)])
        await database.close()

    asyncio.run(write())


def games_in(path: Path) -> set[str]:
    with closing(sqlite3.connect(path)) as file:
        return {name for (name,) in file.execute("SELECT id FROM games")}


def test_a_copy_of_a_database_in_use_has_what_was_committed_when_it_began(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server writes during the copy: it does not wait, and the copy goes on."""
    monkeypatch.setattr(backup_module, "_PAGES_PER_STEP", 1)
    path, copy = tmp_path / "games.db", tmp_path / "copy.db"
    shares: list[float] = []

    async def check() -> None:
        database = await Database.open(path)
        await database.write([Change(here_game(), KEYS, None)])  # only in the write-ahead log yet
        loop = asyncio.get_running_loop()

        def write_meanwhile(share: float) -> None:
            shares.append(share)
            if len(shares) == 2:
                change = Change(computer_game(), KEYS, None)
                asyncio.run_coroutine_threadsafe(database.write([change]), loop).result()

        copied = await asyncio.to_thread(back_up, path, copy, report=write_meanwhile)
        assert copied == Backup(games=1, bytes=copy.stat().st_size)
        assert await database.load("computer") is not None
        await database.close()

    asyncio.run(check())
    assert len(shares) > 3
    assert sum(shares) == pytest.approx(1)
    assert games_in(copy) == {"here"}


def test_a_copy_opens_as_a_database(tmp_path: Path) -> None:
    fill(tmp_path / "games.db")
    back_up(tmp_path / "games.db", tmp_path / "copy.db")
    assert stat.S_IMODE((tmp_path / "copy.db").stat().st_mode) == 0o600
    assert sorted(file.name for file in tmp_path.iterdir()) == ["copy.db", "games.db"]

    async def check() -> None:
        database = await Database.open(tmp_path / "copy.db")
        stored = await database.load("here")
        assert stored is not None
        assert stored.game == here_game()
        await database.write([Change(played(here_game(), "wS1"), KEYS, here_game())])
        await database.close()

    asyncio.run(check())


def test_an_existing_file_is_replaced_only_with_force(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, copy = tmp_path / "games.db", tmp_path / "copy.db"
    fill(path)
    copy.write_text("a letter", encoding="utf-8")
    arguments = ["backup", str(copy), "--database", str(path)]
    assert run(arguments) == 2
    assert "--force" in capsys.readouterr().err
    assert copy.read_text(encoding="utf-8") == "a letter"
    assert run([*arguments, "--force"]) == 0
    assert capsys.readouterr().out.startswith(f"wrote {copy}: 2 games, ")
    assert games_in(copy) == {"here", "linked"}


def test_a_database_in_use_is_not_replaced(tmp_path: Path) -> None:
    fill(tmp_path / "games.db")

    async def check() -> None:
        database = await Database.open(tmp_path / "other.db")
        with pytest.raises(FileError, match="another server"):
            back_up(tmp_path / "games.db", tmp_path / "other.db", force=True)
        await database.close()

    asyncio.run(check())


@pytest.mark.parametrize("force", [False, True])
def test_a_database_is_not_copied_onto_itself(tmp_path: Path, *, force: bool) -> None:
    path, link = tmp_path / "games.db", tmp_path / "link.db"
    fill(path)
    link.symlink_to(path)
    with pytest.raises(FileError, match="the database itself"):
        back_up(path, link, force=force)
    assert games_in(path) == {"here", "linked"}


@pytest.mark.parametrize(
    ("source", "target", "problem"),
    [
        ("none.db", "copy.db", "there is no such file"),
        ("letter.db", "copy.db", "not a database"),
        ("other.db", "copy.db", "not a database of Skep"),
        ("damaged.db", "copy.db", "malformed|damaged"),
        ("games.db", "none/copy.db", "there is no folder"),
        ("games.db", "folder", "not a regular file"),
    ],
)
def test_a_failed_copy_is_reported_and_leaves_nothing(
    tmp_path: Path, source: str, target: str, problem: str
) -> None:
    fill(tmp_path / "games.db")
    (tmp_path / "folder").mkdir()
    (tmp_path / "letter.db").write_text("a letter to my grandmother " * 100, encoding="utf-8")
    with closing(sqlite3.connect(tmp_path / "other.db")) as file:
        file.execute("CREATE TABLE birds (name TEXT)")
    content = (tmp_path / "games.db").read_bytes()
    (tmp_path / "damaged.db").write_bytes(content[:4096] + b"\x55" * (len(content) - 4096))
    before = sorted(tmp_path.rglob("*"))
    with pytest.raises(FileError, match=problem):
        back_up(tmp_path / source, tmp_path / target)
    assert sorted(tmp_path.rglob("*")) == before


def test_a_copy_can_be_piped(tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    fill(tmp_path / "games.db")
    assert run(["backup", "-", "--database", str(tmp_path / "games.db")]) == 0
    piped = capfdbinary.readouterr()
    (tmp_path / "copy.db").write_bytes(piped.out)
    assert games_in(tmp_path / "copy.db") == {"here", "linked"}
    assert b"2 games" in piped.err


def test_the_default_is_the_database_of_the_user(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SKEP_DATA", str(tmp_path))
    fill(tmp_path / "games.db")
    monkeypatch.chdir(tmp_path)
    assert run(["backup", "copy.db"]) == 0
    assert games_in(tmp_path / "copy.db") == {"here", "linked"}
