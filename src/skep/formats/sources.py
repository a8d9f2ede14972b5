"""Where games come from: a file, a folder, standard input, an open file or a text."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from io import BufferedIOBase, BytesIO, RawIOBase
from pathlib import Path
from stat import S_IFDIR, S_ISDIR, S_ISLNK, S_ISREG
from typing import IO, Final, Protocol, TypeAlias, cast

from skep._checks import shown
from skep._disk import STANDARD, file_errors, name_of
from skep.errors import FileError, WrongTypeError
from skep.formats.archives import ByteStream, Unread, unpacked
from skep.formats.shown_names import shown_name


class ReadableFile(Protocol):
    """An open file, of bytes or of text."""

    def read(self, size: int = -1, /) -> bytes | str | None:
        """At most so many bytes or characters; none at the end."""


GameSource: TypeAlias = Path | str | ReadableFile
"""A file or folder, ``-`` for standard input, an open file, or the text of games itself."""

TEXT: Final = "the text"
"""What a source is called if it is not a file."""

_MAX_PATH = 4096  # characters; a longer text is not a path
_NOT_A_FILE = "it is not a regular file"

OnBytes: TypeAlias = Callable[[int], object]
"""Called with the number of bytes that were read from the disk."""


def resolved(source: GameSource, is_text: Callable[[str], bool]) -> Path | ReadableFile:
    """Turn a text into a path, or into a file if it is itself a game.

    ``is_text`` says whether a line looks like a game.
    """
    if isinstance(source, str):
        path = _path_in(source, is_text)
        return BytesIO(source.encode("utf-8", "replace")) if path is None else path
    if isinstance(source, Path) or hasattr(source, "read"):
        return source
    raise WrongTypeError(f"expected a path, a text or an open file, not {shown(source)}")


def streams(source: Path | ReadableFile, on_bytes: OnBytes) -> Iterator[ByteStream | Unread]:
    """Everything in a source that may be a file of games, in the order of names.

    Raises FileError if the source itself cannot be read; what is wrong inside of a folder or
    archive is yielded.
    """
    if isinstance(source, Path):
        yield from _named(source, on_bytes)
    else:
        name = getattr(source, "name", TEXT)
        yield from _file(name if isinstance(name, str) else TEXT, source, on_bytes)


def size_of(source: Path | ReadableFile) -> int:
    """The bytes of a file, or of all files in a folder; 0 if nobody knows."""
    total = 0
    if isinstance(source, Path):
        is_folder = False
        with suppress(OSError):
            is_folder = source.is_dir()
        files = _files_below(source) if is_folder else iter([str(source)])
        for file in files:
            with suppress(OSError):  # it is reported when it is read
                total += Path(file).stat().st_size if isinstance(file, str) else 0
    return total


def _path_in(text: str, is_text: Callable[[str], bool]) -> Path | None:
    """The path that somebody typed; None if the text is that of a game."""
    if not text.strip() or "\n" in text or "\r" in text or len(text) > _MAX_PATH:
        return None
    path = Path(text)
    with suppress(OSError):  # too long for the name of a file
        if path == STANDARD or path.exists():
            return path
    return None if is_text(text.strip()) else path


def _named(path: Path, on_bytes: OnBytes) -> Iterator[ByteStream | Unread]:
    name = name_of(path, "read")
    if path == STANDARD:
        if sys.stdin is None:
            raise FileError("cannot read standard input: it is closed")
        yield from _file(name, sys.stdin.buffer, on_bytes)
        return
    with file_errors("read", path):
        is_folder = path.is_dir()
        opened = None if is_folder else path.open("rb")
    if opened is not None:
        with opened as file:
            yield from _file(name, file, on_bytes)
        return
    for found in _files_below(path):
        if isinstance(found, Unread):
            yield found
        else:
            yield from _found(found, on_bytes)


def _file(name: str, file: ReadableFile, on_bytes: OnBytes) -> Iterator[ByteStream | Unread]:
    return unpacked(shown_name(name), cast("IO[bytes]", _Metered(file, on_bytes)))


def _found(path: str, on_bytes: OnBytes) -> Iterator[ByteStream | Unread]:
    """A file of a folder, which may have become anything since it was found."""
    try:
        handle = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_NOCTTY)
    except OSError as error:
        yield Unread(shown_name(path), f"it cannot be read: {error.strerror}")
        return
    with os.fdopen(handle, "rb") as file:
        if S_ISREG(os.fstat(handle).st_mode):
            yield from _file(path, file, on_bytes)
        else:
            yield Unread(shown_name(path), _NOT_A_FILE)


def _files_below(folder: Path) -> Iterator[str | Unread]:
    """The regular files of a folder and of those in it, sorted; no hidden ones."""
    waiting = [str(folder)]
    while waiting:
        path = waiting.pop()
        try:
            mode = os.lstat(path).st_mode if path != str(folder) else S_IFDIR
            if S_ISDIR(mode):
                names = sorted(os.listdir(path), reverse=True)  # noqa: PTH208 - names suffice
                waiting += (f"{path}/{name}" for name in names if not name.startswith("."))
                continue
        except OSError as error:
            yield Unread(shown_name(path), f"it cannot be read: {error.strerror}")
            continue
        if S_ISREG(mode):
            yield path
        elif S_ISLNK(mode):
            yield Unread(shown_name(path), "it is a link, and links in folders are not followed")
        else:
            yield Unread(shown_name(path), _NOT_A_FILE)


class _Metered:
    """An open file of bytes or text, as bytes, that reports how much was read."""

    def __init__(self, file: ReadableFile, on_bytes: OnBytes) -> None:
        self._file = file
        self._read = getattr(file, "read1", file.read)  # what a pipe has now, not what it will have
        self._on_bytes = on_bytes
        self.seek, self.tell = getattr(file, "seek", None), getattr(file, "tell", None)

    def read(self, size: int) -> bytes:
        content = self._read(size)
        if isinstance(content, str):
            content = content.encode("utf-8", "replace")
        self._on_bytes(len(content or b""))
        return content or b""

    def seekable(self) -> bool:
        return isinstance(self._file, BufferedIOBase | RawIOBase) and self._file.seekable()
