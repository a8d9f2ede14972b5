"""The database of one server: opens, migrates, reads and writes an SQLite file."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final, Self

from sqlalchemy import Connection, bindparam, delete, func, insert, select, text, tuple_, update
from sqlalchemy.exc import DatabaseError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from skep.errors import SkepError
from skep.server.storage.errors import NotReadError, NotWrittenError
from skep.server.storage.file_lock import FileLock
from skep.server.storage.migrating import migrate
from skep.server.storage.opening import create_private, damaged, engine_on, resolved, unusable
from skep.server.storage.records import Change, Stored, restored
from skep.server.storage.store import StoredVersion
from skep.server.storage.tables import GAMES, MOVES
from skep.server.threads import LOADING

CHECKED_BYTES: Final = 64 * 2**20
"""Files up to this size are checked completely at the start, in a fraction of a second."""

CHECKPOINT_MS: Final = 2_000
"""How long a stopping server waits for other programs that read the file."""

_LOG = logging.getLogger(__name__)
_NONSENSE = (SkepError, LookupError, TypeError, ValueError)
_UPDATE = update(GAMES).where(GAMES.c.id == bindparam("this"))
_CUT = delete(MOVES).where(MOVES.c.game_id == bindparam("game"), MOVES.c.ply >= bindparam("kept"))


class Database:
    """The games in one SQLite file: any number of readers, and one writer that need not wait."""

    def __init__(self, path: Path, lock: FileLock) -> None:
        self._path = path
        self._reading = engine_on(path)
        self._writing = engine_on(path)
        self._lock = lock

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open a file, or create it; an older one is migrated."""
        path = resolved(path)
        database = cls(path, FileLock.on(path))
        try:
            create_private(path)
            async with database._writing.begin() as connection:
                if path.stat().st_size <= CHECKED_BYTES:
                    await connection.run_sync(_check, path)
                await connection.run_sync(migrate, path)
        except DatabaseError as error:
            await database._release()
            raise unusable(path, error) from None
        except BaseException:
            await database._release()
            raise
        return database

    async def close(self) -> None:
        """Merge the write-ahead log into the file, so that a plain copy of it is complete."""
        await self._reading.dispose()
        try:
            await self._checkpoint()
        except SQLAlchemyError as error:
            _LOG.warning("the write-ahead log could not be merged: %s", _cause(error))
        await self._release()

    async def _checkpoint(self) -> None:
        async with self._writing.connect() as connection:
            # Ask the driver directly: a checkpoint can't be part of a transaction.
            driver = (await connection.get_raw_connection()).driver_connection
            if driver is not None:
                await driver.execute(f"PRAGMA busy_timeout = {CHECKPOINT_MS}")
                ((is_busy, *_),) = await driver.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
                if is_busy:
                    _LOG.warning(
                        "the write-ahead log could not be merged: another program is reading the"
                        " file; copy %s-wal together with it, or use skep backup",
                        self._path.name,
                    )

    async def _release(self) -> None:
        await self._reading.dispose()
        await self._writing.dispose()
        self._lock.release()

    async def load(self, game_id: str) -> Stored | None:
        """Read a game from the file."""
        async with self._read() as connection:
            found = await connection.execute(select(GAMES).where(GAMES.c.id == game_id))
            row = found.mappings().one_or_none()
            if row is None:
                return None
            moves = await connection.execute(
                select(MOVES.c.move, MOVES.c.ms)
                .where(MOVES.c.game_id == game_id)
                .order_by(MOVES.c.ply)
            )
            played = [(move, ms) for move, ms in moves]
        try:
            return await LOADING.do(restored, dict(row), played)
        except _NONSENSE as error:
            raise NotReadError(f"game {game_id} cannot be restored: {error}") from error

    async def plies(self, game_id: str) -> int:
        """How many moves of a game the file has; 0 if the game does not exist."""
        count = select(func.count()).select_from(MOVES).where(MOVES.c.game_id == game_id)
        async with self._read() as connection:
            return (await connection.execute(count)).scalar_one()

    async def stored_versions(self, game_ids: Collection[str]) -> dict[str, StoredVersion]:
        """How far each of these games has progressed; unknown games are left out."""
        last = select(func.max(MOVES.c.ply)).where(MOVES.c.game_id == GAMES.c.id)
        rows = select(GAMES.c.id, GAMES.c.version, last.scalar_subquery()).where(
            GAMES.c.id.in_(game_ids)
        )
        async with self._read() as connection:
            return {
                game_id: StoredVersion(version, 0 if ply is None else ply + 1)
                for game_id, version, ply in await connection.execute(rows)
            }

    async def expiring(self, now_ms: int) -> list[tuple[str, int]]:
        """The games whose clock runs with time left, and when it runs out."""
        async with self._read() as connection:
            rows = await connection.execute(
                select(GAMES.c.id, GAMES.c.expires_ms).where(GAMES.c.expires_ms > now_ms)
            )
            return [(game_id, expires_ms) for game_id, expires_ms in rows]

    async def expired(
        self, now_ms: int, after: tuple[int, str], most: int
    ) -> tuple[list[Stored], tuple[int, str] | None]:
        """Some games whose time has run out, without their moves, and where the next ones start.

        They are in the order of their ends; None follows the last ones.
        """
        end = tuple_(GAMES.c.expires_ms, GAMES.c.id)
        rows = (
            select(GAMES)
            .where(GAMES.c.expires_ms <= now_ms, end > tuple_(*after))
            .order_by(GAMES.c.expires_ms, GAMES.c.id)
            .limit(most)
        )
        async with self._read() as connection:
            found = (await connection.execute(rows)).mappings().all()
        games = []
        for row in found:
            try:
                games.append(restored(dict(row), ()))
            except _NONSENSE as error:
                _LOG.error("game %s cannot be restored: %s", row["id"], error)
        return games, (found[-1]["expires_ms"], found[-1]["id"]) if found else None

    async def thinking(self, now_ms: int) -> list[str]:
        """The games in which the computer's clock runs."""
        is_thinking = (GAMES.c.expires_ms > now_ms) & (GAMES.c.running == GAMES.c.computer)
        async with self._read() as connection:
            return list(await connection.scalars(select(GAMES.c.id).where(is_thinking)))

    @asynccontextmanager
    async def _read(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._reading.connect() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise NotReadError(f"the database cannot be read: {_cause(error)}") from error

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction."""
        try:
            async with self._writing.begin() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise NotWrittenError(f"the database cannot be written: {_cause(error)}") from error

    async def write(self, changes: Sequence[Change]) -> None:
        """Write changes to several games in one transaction: all of them or none."""
        new = [change.game_row() for change in changes if change.before is None]
        changed = [change.game_row() for change in changes if change.before is not None]
        cuts = [
            {"game": change.game.id, "kept": change.game.ply}
            for change in changes
            if change.is_undo
        ]
        moves = [row for change in changes for row in change.move_rows()]
        async with self._write() as connection:
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

    async def probe(self) -> None:
        """Write something meaningless, to test whether the file can be written."""
        async with self._write() as connection:
            version = (await connection.execute(text("PRAGMA user_version"))).scalar_one()
            await connection.execute(text(f"PRAGMA user_version = {1 - version % 2}"))


def _check(connection: Connection, path: Path) -> None:
    """Check all pages of the file for damage."""
    problem = connection.execute(text("PRAGMA quick_check(1)")).scalar_one()
    if problem != "ok":
        raise damaged(path, problem.replace("\n", " "))


def _cause(error: SQLAlchemyError) -> str:
    """SQLite's own message, without the statement."""
    return str(getattr(error, "orig", None) or error)
