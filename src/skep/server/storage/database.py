"""The file: opened by one server at a time, brought up to date, read and written."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Self

from sqlalchemy import Connection, bindparam, delete, event, insert, select, update
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from skep.errors import FileError
from skep.server.storage.migrating import migrate
from skep.server.storage.records import Change, Stored, restored
from skep.server.storage.tables import GAMES, MOVES

_UPDATE = update(GAMES).where(GAMES.c.id == bindparam("this"))
_CUT = delete(MOVES).where(MOVES.c.game_id == bindparam("game"), MOVES.c.ply >= bindparam("kept"))


_PATIENCE = 300.0
"""Seconds to wait for a connection: after a restart all players come back at once."""


class Database:
    """The games of one SQLite file: any number of readers, and a writer that waits for none."""

    def __init__(self, reading: AsyncEngine, writing: AsyncEngine, lock: int) -> None:
        self._reading = reading
        self._writing = writing
        self._lock = lock

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open a file, or begin one; an older one is migrated."""
        lock = _locked(path)
        database = cls(_engine(path), _engine(path), lock)
        try:
            async with database._writing.begin() as connection:
                await connection.run_sync(migrate, path)
        except DatabaseError as error:
            await database.close()
            raise FileError(f"cannot use {path}: {error.orig}") from None
        except BaseException:
            await database.close()
            raise
        return database

    async def close(self) -> None:
        await self._reading.dispose()
        await self._writing.dispose()
        os.close(self._lock)

    async def load(self, game_id: str) -> Stored | None:
        """A game as the file has it."""
        async with self._reading.connect() as connection:
            found = await connection.execute(select(GAMES).where(GAMES.c.id == game_id))
            row = found.mappings().one_or_none()
            if row is None:
                return None
            moves = await connection.execute(
                select(MOVES.c.move, MOVES.c.ms)
                .where(MOVES.c.game_id == game_id)
                .order_by(MOVES.c.ply)
            )
        return restored(dict(row), ((move, ms) for move, ms in moves))

    async def expiring(self) -> list[tuple[str, int]]:
        """The games whose clock runs, and when the time is over."""
        async with self._reading.connect() as connection:
            rows = await connection.execute(
                select(GAMES.c.id, GAMES.c.expires_ms).where(GAMES.c.expires_ms.is_not(None))
            )
            return [(game_id, expires_ms) for game_id, expires_ms in rows]

    async def write(self, changes: Sequence[Change]) -> None:
        """Write changes of different games in one transaction: all of them or none."""
        new = [change.game_row() for change in changes if change.before is None]
        changed = [change.game_row() for change in changes if change.before is not None]
        cuts = [
            {"game": change.game.id, "kept": change.game.ply}
            for change in changes
            if change.is_undo
        ]
        moves = [row for change in changes for row in change.move_rows()]
        async with self._writing.begin() as connection:
            if new:
                await connection.execute(insert(GAMES), new)
            if changed:
                await connection.execute(
                    _UPDATE, [{"this": row.pop("id"), **row} for row in changed]
                )
            if cuts:
                await connection.execute(_CUT, cuts)
            if moves:
                await connection.execute(insert(MOVES), moves)


def _engine(path: Path) -> AsyncEngine:
    """A way to the file, with connections of its own."""
    engine = create_async_engine(
        f"sqlite+aiosqlite:///{path}",
        connect_args={"timeout": 30},
        pool_timeout=_PATIENCE,
    )
    event.listen(engine.sync_engine, "connect", _prepare)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _prepare(connection: DBAPIConnection, _: object) -> None:
    """What each connection is told before its first use."""
    connection.isolation_level = None  # else the driver would leave migrations out of transactions
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # a commit survives even a loss of power
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _locked(path: Path) -> int:
    """A lock that ends with this process: two servers would not know of each other's moves."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise FileError(f"cannot use {path}: {error.strerror}") from None
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise FileError(f"another server is using {path}") from None
    return handle
