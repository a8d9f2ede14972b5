"""Files of users: written whole or not at all, read within limits, and where they are kept."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import BinaryIO, Final

from skep.disk import told, write_whole
from skep.errors import FileError

LIMIT: Final = 1_000_000
"""More bytes than any file of ours has."""


def data_folder() -> Path:
    """The folder for what Skep keeps for its user; ``SKEP_DATA`` in the environment overrides."""
    if chosen := os.environ.get("SKEP_DATA"):
        return Path(chosen)
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "skep"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "skep"


def user_path(text: str) -> Path:
    """A path as people type it."""
    try:
        return Path(text).expanduser()
    except RuntimeError:
        raise FileError(f"there is no home folder for {text[:40]!r}") from None


def is_there(path: Path) -> bool:
    """Whether there is anything under this name."""
    with told("look for", path):
        return path.exists()


def read_text(path: Path, limit: int = LIMIT) -> str:
    """The text of a file of at most so many bytes."""
    with told("read", path):
        if path.exists() and not path.is_file():  # a pipe would keep us waiting
            raise FileError(f"{path} is no ordinary file")
        with path.open("rb") as file:
            return decoded(file, str(path), limit)


def decoded(file: BinaryIO, name: str, limit: int) -> str:
    """The text of an open file of at most so many bytes."""
    content = file.read(limit + 1)
    if len(content) > limit:
        raise FileError(f"{name} is larger than {limit} bytes, so it is no file of ours")
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise FileError(f"{name} is no text in UTF-8: see byte {error.start + 1}") from None


def write_text(path: Path, text: str) -> None:
    """Write a file so that a crash leaves either the old content or the new."""
    write_whole(path, text.encode())
