"""Prepares an SQLite file for use: finds it, keeps it private, and makes sure it has one name."""

from __future__ import annotations

import logging
import os
import sqlite3
from pathlib import Path

from sqlalchemy import Connection, event
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from skep._disk import file_errors
from skep.errors import FileError

_LOG = logging.getLogger(__name__)
_PATIENCE = 300.0
"""Seconds to wait for a connection: after a restart all players reconnect at once."""


def resolved(path: Path) -> Path:
    """The file behind a path, with all links followed; its folder must exist."""
    try:
        found = path.resolve()
    except (OSError, RuntimeError):  # a circle of links; the error depends on Python's version
        raise FileError(f"cannot use {path}: its links lead in a circle") from None
    with file_errors("use", found):
        if not found.parent.is_dir():
            raise FileError(f"cannot use {found}: there is no folder {found.parent}")
        if not found.exists():
            return found
        if not found.is_file():
            raise FileError(f"cannot use {found}: it is not a regular file")
        if found.stat().st_nlink > 1:
            # Another name means another log and another lock: SQLite would lose games.
            raise FileError(
                f"cannot use {found}: the file has a second name (a hard link);"
                " remove the other name, or make a copy with skep backup"
            )
    return found


def create_private(path: Path) -> None:
    """Create a file that only its owner can read; SQLite gives its log the same mode."""
    with file_errors("use", path):
        handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        mode = os.fstat(handle).st_mode
        os.close(handle)
    if mode & 0o077:
        _LOG.warning(
            "%s can be read by other users of this machine; chmod 600 keeps them out", path
        )


def engine_on(path: Path) -> AsyncEngine:
    """An engine for the file, with its own connections."""
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(path)),
        connect_args={"timeout": 30},
        pool_timeout=_PATIENCE,
        hide_parameters=True,  # errors are logged, and rows contain keys
    )
    event.listen(engine.sync_engine, "connect", _prepare)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def unusable(path: Path, error: DatabaseError) -> FileError:
    """An error that says why a file can't be used."""
    if is_damage(error):
        return damaged(path, str(error.orig))
    return FileError(f"cannot use {path}: {error.orig}")


def damaged(path: Path, problem: str) -> FileError:
    return FileError(f"{path} is damaged ({problem}): restore it from a backup")


def is_damage(error: DatabaseError) -> bool:
    """Whether the file is broken, not just busy, full or of another kind."""
    code = getattr(error.orig, "sqlite_errorcode", 0)
    return code & 0xFF == sqlite3.SQLITE_CORRUPT


def _prepare(connection: DBAPIConnection, _: object) -> None:
    """Configure a new connection."""
    connection.isolation_level = None  # or the driver would run migrations outside transactions
    cursor = connection.cursor()
    try:
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")  # a commit survives even a power failure
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()
    except BaseException:
        connection.close()  # nothing else uses it yet
        raise


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")
