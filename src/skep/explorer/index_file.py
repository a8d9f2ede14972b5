"""The SQLite file of an index: creates it, recognizes it, and says what is wrong with it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from skep._disk import STANDARD, file_errors
from skep.errors import FileError, SettingError
from skep.explorer.game_sets import ContentError, packed_bits, unpacked
from skep.openings.book_file import KEY_VERSION

FORMAT_VERSION: Final = 1
APPLICATION: Final = 0x534B4558
"""``SKEX``, by which the file is recognized."""

DEFAULT_PLIES: Final = 60
"""How far into each game an index goes unless the caller says otherwise."""

_PATIENCE: Final = 60.0  # seconds to wait for another process that writes
_CACHE: Final = 64_000  # kilobytes

_SCHEMA: Final = """
CREATE TABLE settings (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID, STRICT;
CREATE TABLE chunks (
    chunk INTEGER PRIMARY KEY, games INTEGER NOT NULL,
    facts BLOB NOT NULL, whites BLOB NOT NULL, blacks BLOB NOT NULL
) STRICT;
CREATE TABLE plays (bucket INTEGER PRIMARY KEY, content BLOB NOT NULL) STRICT;
CREATE TABLE players (
    player INTEGER PRIMARY KEY, name TEXT NOT NULL, folded TEXT NOT NULL UNIQUE
) STRICT;
CREATE TABLE appearances (
    player INTEGER, chunk INTEGER, color INTEGER, games BLOB NOT NULL,
    PRIMARY KEY (player, chunk, color)
) WITHOUT ROWID, STRICT;
CREATE TABLE games (
    game INTEGER PRIMARY KEY, identity BLOB NOT NULL UNIQUE, white INTEGER NOT NULL,
    black INTEGER NOT NULL, white_strength INTEGER NOT NULL, black_strength INTEGER NOT NULL,
    date INTEGER NOT NULL, ending INTEGER NOT NULL, plies INTEGER NOT NULL,
    event TEXT NOT NULL, site TEXT NOT NULL, place TEXT NOT NULL
) STRICT;
"""


def open_index(path: Path, *, plies: int | None, read_only: bool) -> sqlite3.Connection:
    """A connection to the index in a file, which is created if it is not there.

    ``plies`` is how far into each game a new index goes; that of an old one must be the same.
    """
    if path == STANDARD:
        raise FileError("an index is a file; it can't be read from or written to a stream")
    with file_errors("use", path):
        if read_only and not path.exists():
            raise FileError(f"{path} does not exist; create an index with skep explore build")
        _expect_index(path, read_only=read_only)
    with database_errors(path):
        connection = _connected(path, "mode=ro" if read_only else "mode=rwc")
        try:
            _prepare(connection, path, plies, read_only=read_only)
        except BaseException:
            connection.close()
            raise
    return connection


@contextmanager
def database_errors(path: Path) -> Iterator[None]:
    """Turn what SQLite raises into a FileError."""
    try:
        yield
    except ContentError as error:
        raise damaged(path, str(error)) from None
    except sqlite3.DatabaseError as error:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            raise damaged(path, str(error)) from None
        if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise FileError(f"cannot use {path}: another process is writing to it") from None
        raise FileError(f"cannot use {path}: {error}") from None


def damaged(path: Path, problem: str) -> FileError:
    """The error for a file whose content can't be right."""
    return FileError(f"{path} is damaged ({problem}): build the index again from its games")


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Write everything or, after an error or a crash, nothing."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):  # SQLite may have done it already
            connection.execute("ROLLBACK")
        raise


def one_row(connection: sqlite3.Connection, query: str, key: int) -> tuple[Any, ...]:
    """The row with a key that must be there."""
    rows: list[tuple[Any, ...]] = connection.execute(query, (key,)).fetchall()
    if len(rows) != 1:
        raise ContentError(f"{len(rows)} rows have the key {key}; expected one")
    return rows[0]


def close_index(connection: sqlite3.Connection) -> None:
    """Close a connection; the last one that can write leaves a single file."""
    with suppress(sqlite3.DatabaseError):  # others still use the file, or it is read only
        connection.execute("PRAGMA busy_timeout = 0")
        connection.execute("PRAGMA journal_mode = DELETE")
    connection.close()


def _expect_index(path: Path, *, read_only: bool) -> None:
    """Refuse a file that is not an index, before SQLite touches it."""
    if not path.exists():
        if not path.absolute().parent.is_dir():
            raise FileError(f"cannot create {path}: there is no folder {path.parent}")
        return
    if not path.is_file():
        raise FileError(f"cannot use {path}: it is not a regular file")
    if path.stat().st_size == 0 and not read_only:
        return  # it becomes one
    application, version = _application_of(path)
    if application != APPLICATION:
        raise FileError(f"{path} is not an index of games; create one with skep explore build")
    if version != FORMAT_VERSION:
        raise FileError(
            f"{path} is an index of format {version}, and this Skep reads format {FORMAT_VERSION}: "
            "build it again from its games, or use a newer Skep"
        )


def _application_of(path: Path) -> tuple[int, int]:
    """Which program the header of an SQLite file names, in which version; zeros for other files.

    Only SQLite may open the file: as soon as this process closes it otherwise, the locks of all
    its other connections are gone, and another process may take the file from under them.
    Immutable, so that SQLite puts no files for a journal beside a file that is not ours.
    """
    with database_errors(path), closing(_connected(path, "mode=ro&immutable=1")) as connection:
        try:
            ((application,),) = connection.execute("PRAGMA application_id")
            ((version,),) = connection.execute("PRAGMA user_version")
        except sqlite3.DatabaseError as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
                return 0, 0
            raise
    return application, version


def _connected(path: Path, options: str) -> sqlite3.Connection:
    return sqlite3.connect(
        f"file:{quote(str(path.absolute()))}?{options}",
        uri=True,
        timeout=_PATIENCE,
        isolation_level=None,
    )


def _prepare(
    connection: sqlite3.Connection, path: Path, plies: int | None, *, read_only: bool
) -> None:
    connection.execute(f"PRAGMA cache_size = -{_CACHE}")
    connection.execute("PRAGMA trusted_schema = OFF")
    if not read_only:
        with transaction(connection):
            if connection.execute("PRAGMA schema_version").fetchone() == (0,):
                _create(connection, plies or DEFAULT_PLIES)
    _expect_settings(connection, path, plies)
    if not read_only:
        connection.create_function("joined", 2, _joined, deterministic=True)
        connection.execute("PRAGMA journal_mode = WAL")  # others can read while games are added
        connection.execute("PRAGMA synchronous = NORMAL")


def _create(connection: sqlite3.Connection, plies: int) -> None:
    for statement in _SCHEMA.split(";"):
        connection.execute(statement)
    settings = [("key version", KEY_VERSION), ("plies", plies)]
    connection.executemany("INSERT INTO settings VALUES (?, ?)", settings)
    connection.execute(f"PRAGMA application_id = {APPLICATION}")
    connection.execute(f"PRAGMA user_version = {FORMAT_VERSION}")


def _expect_settings(connection: sqlite3.Connection, path: Path, plies: int | None) -> None:
    settings = dict(connection.execute("SELECT name, value FROM settings"))
    if settings.keys() != {"key version", "plies"}:
        raise damaged(path, "its settings are not those of an index")
    if settings["key version"] != KEY_VERSION:
        raise FileError(
            f"{path} has position keys of version {settings['key version']}, and this Skep has "
            f"version {KEY_VERSION}: build the index again from its games"
        )
    if plies is not None and plies != settings["plies"]:
        raise SettingError(
            f"{path} has the first {settings['plies']} plies of each game; "
            f"build another index for {plies}"
        )


def _joined(first: bytes, second: bytes) -> bytes:
    return packed_bits(unpacked(first) | unpacked(second))
