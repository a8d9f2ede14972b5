"""Makes a complete and consistent copy of a database, even while a server uses it."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import quote

from skep._disk import draft_beside, file_errors, sync_folder
from skep.errors import FileError
from skep.server.storage.file_lock import FileLock

_PAGES_PER_STEP: Final = 1000  # of 4 KiB
_PATIENCE: Final = 30.0  # seconds to wait for a lock, which is rare with a write-ahead log


class Backup(NamedTuple):
    """What a copy contains."""

    games: int
    bytes: int


def back_up(
    source: Path, target: Path, *, force: bool = False, report: Callable[[float], object] = bool
) -> Backup:
    """Copy a database to a file that only its owner can read.

    The copy is checked before it appears under its name. ``report`` gets each share of the work
    as it is done.
    """
    source, target = Path(os.path.realpath(source)), Path(os.path.realpath(target))
    if not source.is_file():
        raise FileError(f"cannot back up {source}: there is no such file")
    with _place(source, target, force=force), draft_beside(target) as draft:
        try:
            _copy(source, draft, report)
            games = _checked(draft)
        except sqlite3.Error as error:
            raise FileError(f"cannot back up {source}: {error}") from None
        with file_errors("write", target):
            size = draft.stat().st_size
            _publish(draft, target, force=force)
    return Backup(games, size)


@contextmanager
def _place(source: Path, target: Path, *, force: bool) -> Iterator[None]:
    """Check that a copy may go there, and keep servers from opening what it replaces."""
    with file_errors("write", target):
        if not target.parent.is_dir():
            raise FileError(f"cannot write {target}: there is no folder {target.parent}")
        if not target.exists():
            yield
            return
        if target.samefile(source):
            raise FileError(f"cannot write {target}: it is the database itself")
        if not target.is_file():
            raise FileError(f"cannot write {target}: it is not a regular file")
    if not force:
        raise FileError(f"{target} already exists; --force replaces it")
    lock = FileLock.on(target)
    try:
        yield
    finally:
        lock.release()


def _copy(source: Path, draft: Path, report: Callable[[float], object]) -> None:
    done = 0.0

    def advance(_: int, left: int, total: int) -> None:
        nonlocal done
        now = 1 - left / total if total else 1.0
        report(now - done)
        done = now

    with closing(_connected(source)) as reading, closing(_connected(draft)) as writing:
        # In one transaction all steps see the same state, and writers need not wait.
        reading.execute("BEGIN")
        tables = {name for (name,) in reading.execute("SELECT name FROM sqlite_master")}
        if not {"games", "moves"} <= tables:
            raise FileError(f"cannot back up {source}: it is not a database of Skep's games")
        reading.backup(writing, pages=_PAGES_PER_STEP, progress=advance)
        writing.execute("PRAGMA journal_mode=DELETE")  # one file without a separate log


def _checked(draft: Path) -> int:
    """Check the copy for damage and count its games."""
    with closing(_connected(draft)) as file:
        (problem,) = file.execute("PRAGMA integrity_check(1)").fetchone()
        if problem != "ok":
            problem = " ".join(str(problem).split())
            raise FileError(f"the database is damaged ({problem}): nothing was written")
        (games,) = file.execute("SELECT count(*) FROM games").fetchone()
        return int(games)


def _publish(draft: Path, target: Path, *, force: bool) -> None:
    handle = os.open(draft, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
    if force:
        draft.replace(target)
    else:
        try:
            os.link(draft, target)  # unlike a rename, this never replaces a file
        except OSError:  # or the file system has no links
            if target.exists():
                raise FileError(f"{target} already exists; --force replaces it") from None
            draft.replace(target)
    sync_folder(target.parent)


def _connected(path: Path) -> sqlite3.Connection:
    address = f"file:{quote(str(path))}?mode=rw"
    return sqlite3.connect(address, uri=True, timeout=_PATIENCE, isolation_level=None)
