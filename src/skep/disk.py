"""Files on disk: how refusals of the system are told, and what makes new names last."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from skep.errors import FileError


@contextmanager
def told(verb: str, path: Path) -> Iterator[None]:
    """Tell what the system refuses as an error of ours."""
    try:
        yield
    except FileError:
        raise
    except OSError as error:
        raise FileError(f"cannot {verb} {path}: {error.strerror or error}") from None
    except ValueError:  # a zero character in the name, or no name at all
        raise FileError(f"cannot {verb} {str(path)!r}: no possible file name") from None


def sync_folder(folder: Path) -> None:
    """Make a new name in the folder survive a crash of the machine."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def write_whole(path: Path, content: bytes) -> None:
    """Write a file so that a crash leaves either the old content or the new."""
    with told("write", path):
        draft = path.with_name(f".{path.name}.{os.getpid()}.tmp")
        try:
            with draft.open("wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)
        sync_folder(path.parent)
