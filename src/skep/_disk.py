"""Files on disk: reads within limits, atomic replacement, and errors that explain themselves."""

from __future__ import annotations

import os
import re
import secrets
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from errno import EACCES
from pathlib import Path
from stat import S_IMODE, S_ISDIR, S_ISREG
from typing import BinaryIO, Final

from skep.errors import FileError

STANDARD: Final = Path("-")
"""Means standard input or standard output in place of a file."""

_PENDING = 1 << 16  # bytes of a draft that are kept in memory before they are written
_OWN_DESCRIPTOR = re.compile(r"/(?:dev|proc/self)/fd/([0-9]{1,9})")
_OWN_NAMES = {"/dev/stdin": 0, "/dev/stdout": 1, "/dev/stderr": 2}


@contextmanager
def file_errors(verb: str, path: Path) -> Iterator[None]:
    """Raise errors of the system as FileError with an explanation."""
    try:
        yield
    except FileError:
        raise
    except OSError as error:
        if isinstance(error, BrokenPipeError) and is_standard_output(path):
            raise  # not a mistake: the reader has left
        reason = error.strerror or error
        raise FileError(f"cannot {verb} {name_of(path, verb)}: {reason}") from None
    except ValueError:  # a zero character in the name, or no name at all
        raise FileError(f"cannot {verb} {str(path)!r}: no possible file name") from None


def sync_folder(folder: Path) -> None:
    """Make a new name in the folder survive a crash of the machine."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def is_stream(path: Path) -> bool:
    """Whether a path stands for something that is written into and cannot be replaced.

    That is standard output, an open descriptor such as ``/dev/fd/3``, a device or a FIFO.
    """
    if _own_descriptor(path) is not None:
        return True
    status = _status(path)
    return status is not None and not (S_ISREG(status.st_mode) or S_ISDIR(status.st_mode))


def is_standard_output(path: Path) -> bool:
    """Whether what is written to a path comes out of standard output."""
    return _own_descriptor(path) == 1


def open_stream(path: Path) -> int:
    """A descriptor to write into what ``is_stream`` says cannot be replaced."""
    own = _own_descriptor(path)
    if own is None:
        return os.open(path, os.O_WRONLY | os.O_NOCTTY)
    if sys.stdout is not None:
        sys.stdout.flush()  # what was printed before comes first
    return os.dup(own)


def write_all(handle: int, content: bytes | bytearray) -> None:
    """Write to a descriptor until everything is written."""
    with memoryview(content) as whole:
        written = 0
        while written < len(whole):
            written += os.write(handle, whole[written:])


def write_whole(path: Path, content: bytes) -> None:
    """Write a file so that a crash leaves either the old content or the new."""
    with whole_file(path) as write:
        write(content)


@contextmanager
def whole_file(path: Path) -> Iterator[Callable[[bytes], None]]:
    """A function that writes a file piece by piece, which replaces the old one at the end.

    After an error, or a crash, the old file is there. A link keeps pointing where it does, and a
    file that was there keeps its mode and, as far as the system allows, its owner. A stream is
    written into.
    """
    with ExitStack() as stack:
        with file_errors("write", path):
            writer = _StreamWriter(path) if is_stream(path) else _DraftWriter(path, stack)
            stack.callback(writer.close)

        def write(content: bytes) -> None:
            with file_errors("write", path):
                writer.write(content)

        yield write
        with file_errors("write", path):
            writer.finish()


@contextmanager
def draft_beside(target: Path, mode: int = 0o600) -> Iterator[Path]:
    """A new file in the folder of the target, to become it; it is removed if it does not."""
    draft = target.with_name(f".skep-{secrets.token_hex(8)}.tmp")
    try:
        os.close(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode))
    except OSError as error:
        raise FileError(
            f"cannot write {target}: no file can be created in {target.parent}: {error.strerror}"
        ) from None
    try:
        yield draft
    finally:
        draft.unlink(missing_ok=True)


def expect_writable(path: Path) -> None:
    """Raise FileError now if ``write_whole`` would, rather than after hours of work."""
    with file_errors("write", path):
        if is_stream(path):
            return
        target, status = _target(path)
        with draft_beside(target, _mode(status)):
            pass


def read_whole(path: Path, limit: int) -> bytes:
    """The content of a file, a pipe or a device of at most ``limit`` bytes."""
    with file_errors("read", path), _source(path) as file:
        content = file.read(limit + 1)
    if len(content) > limit:
        raise FileError(f"{name_of(path, 'read')} is larger than {limit:,} bytes: too much to read")
    return content


def read_text(path: Path, limit: int) -> str:
    """The text of a file of at most ``limit`` bytes."""
    try:
        return read_whole(path, limit).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        name = name_of(path, "read")
        raise FileError(f"{name} is not text in UTF-8: see byte {error.start + 1}") from None


@contextmanager
def _source(path: Path) -> Iterator[BinaryIO]:
    if path != STANDARD:
        with path.open("rb") as file:
            yield file
    elif sys.stdin is None:
        raise FileError("cannot read standard input: it is closed")
    else:
        yield sys.stdin.buffer


class _StreamWriter:
    """Writes into something that cannot be replaced, at once."""

    def __init__(self, path: Path) -> None:
        self._handle = open_stream(path)

    def write(self, content: bytes) -> None:
        write_all(self._handle, content)

    def finish(self) -> None:
        """Everything is written already."""

    def close(self) -> None:
        os.close(self._handle)


class _DraftWriter:
    """Writes a draft, which takes the place of the file when it is finished."""

    def __init__(self, path: Path, stack: ExitStack) -> None:
        self._target, self._status = _target(path)
        self._draft = stack.enter_context(draft_beside(self._target, _mode(self._status)))
        self._handle = os.open(self._draft, os.O_WRONLY)
        self._pending = bytearray()

    def write(self, content: bytes) -> None:
        self._pending += content
        if len(self._pending) >= _PENDING:
            self._flush()

    def finish(self) -> None:
        self._flush()
        if self._status is not None:
            _adopt(self._handle, self._status)
        os.fsync(self._handle)
        self._draft.replace(self._target)
        sync_folder(self._target.parent)

    def close(self) -> None:
        os.close(self._handle)

    def _flush(self) -> None:
        write_all(self._handle, self._pending)
        self._pending.clear()


def _target(path: Path) -> tuple[Path, os.stat_result | None]:
    """The file that a path leads to, whether or not it is there yet, and its status."""
    target = Path(os.path.realpath(path))
    status = _status(path)
    if status is not None and S_ISDIR(status.st_mode):
        raise FileError(f"cannot write {path}: it is a folder, not a file")
    if status is not None and not os.access(target, os.W_OK):
        raise PermissionError(EACCES, os.strerror(EACCES))
    if status is None and not target.parent.is_dir():
        link = f"it is a link to {target}, and " if path.is_symlink() else ""
        raise FileError(f"cannot write {path}: {link}there is no folder {target.parent}")
    return target, status


def _mode(status: os.stat_result | None) -> int:
    """The mode of a draft: that of any new file, or private until it gets that of the old one."""
    return 0o666 if status is None else 0o600


def _adopt(handle: int, status: os.stat_result) -> None:
    """Give a draft the owner and the mode of the file that it replaces."""
    own = os.fstat(handle)
    if (own.st_uid, own.st_gid) != (status.st_uid, status.st_gid):
        with suppress(PermissionError):
            os.fchown(handle, status.st_uid, status.st_gid)
    os.fchmod(handle, S_IMODE(status.st_mode))


def _status(path: Path) -> os.stat_result | None:
    """What a path leads to; None if nothing is there."""
    try:
        return path.stat()
    except FileNotFoundError:
        return None


def _own_descriptor(path: Path) -> int | None:
    """The descriptor of this process that a path names."""
    if path == STANDARD:
        return 1
    if (match := _OWN_DESCRIPTOR.fullmatch(str(path))) is not None:
        return int(match[1])
    return _OWN_NAMES.get(str(path))


def name_of(path: Path, verb: str) -> str:
    """What to call a path that is read or written."""
    if path != STANDARD:
        return str(path)
    return "standard input" if verb == "read" else "standard output"
