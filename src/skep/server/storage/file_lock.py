"""A lock on a database, because two servers on one file would miss each other's moves."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from typing import Self

from skep.errors import FileError


class FileLock:
    """Held from its creation until it is released or the process ends.

    The lock is a separate file beside the database, because on some systems a lock on the
    database would keep SQLite out too. Its holder removes it.
    """

    def __init__(self, path: Path, handle: int) -> None:
        self._path = path
        self._handle = handle

    @classmethod
    def on(cls, database: Path) -> Self:
        """Lock a database, given by its resolved path."""
        path = database.with_name(f"{database.name}.lock")
        while True:
            try:
                handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
            except OSError as error:
                raise FileError(f"cannot use {database}: {error.strerror}") from None
            try:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                os.close(handle)
                raise FileError(f"another server is using {database}") from None
            if _is_same(handle, path):
                return cls(path, handle)
            os.close(handle)  # the previous holder removed it between our two steps

    def release(self) -> None:
        self._path.unlink(missing_ok=True)
        os.close(self._handle)


def _is_same(handle: int, path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(handle), path.stat())
    except FileNotFoundError:
        return False
