"""Users' files: how people name them, and where Skep keeps its own."""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import suppress
from errno import ENAMETOOLONG
from pathlib import Path
from typing import Final

from skep import _disk
from skep.errors import FileError, SettingError

LIMIT: Final = 1_000_000
"""In bytes; more than any saved game or set of openings has."""


def data_folder() -> Path:
    """Where Skep keeps its user's games: ``SKEP_DATA``, or where the system keeps such data."""
    if chosen := os.environ.get("SKEP_DATA"):
        return Path(chosen)
    from platformdirs import user_data_path

    return user_data_path("skep", appauthor=False)


def user_path(text: str) -> Path:
    """A path as people type it in a dialog; on the command line, ``~`` is replaced already."""
    try:
        return Path(text).expanduser()
    except RuntimeError:
        raise FileError(f"there is no home folder for {text[:40]!r}") from None


def is_there(path: Path) -> bool:
    """Whether anything exists under this name."""
    with _disk.file_errors("look for", path):
        try:
            return path.exists()
        except OSError as error:
            if error.errno == ENAMETOOLONG:
                return False
            raise


def expect_database(path: Path) -> None:
    """Refuse a path that can't be a database file."""
    if path == _disk.STANDARD or ":/" in str(path):
        kind = "a stream" if path == _disk.STANDARD else "an address"
        raise SettingError(f"--database is {str(path)!r}; expected a file, not {kind}")


def expect_outside(out: Path, sources: Iterable[str]) -> None:
    """Refuse to write into a folder that is read, where the next run would find the result."""
    if _disk.is_stream(out):
        return
    parents = out.resolve().parents
    for source in filter(None, sources):
        folder = None
        with suppress(OSError, ValueError):  # a text that can't be a path
            folder = Path(source).resolve()
        if folder in parents:
            raise SettingError(f"{out} is in the folder {source}; choose a place outside of it")


def read_text(path: Path, limit: int = LIMIT) -> str:
    """The text of a file of at most ``limit`` bytes; ``-`` is standard input."""
    return _disk.read_text(path, limit)


def write_text(path: Path, text: str) -> None:
    """Write a file completely or not at all; ``-`` is standard output."""
    _disk.write_whole(path, text.encode())
