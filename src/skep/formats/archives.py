"""Streams of bytes out of files, ``.zip`` and ``.gz`` archives, within limits."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from tempfile import TemporaryFile
from typing import IO, Final, NamedTuple, cast
from zipfile import ZipExtFile, ZipFile, ZipInfo

from skep.errors import FileError
from skep.formats.limits import FREE_BYTES, MAX_DIRECTORY, MAX_RATIO, MAX_SPOOL
from skep.formats.shown_names import shown_name

CHUNK: Final = 1 << 16
"""Bytes that are read at once."""

_HEAD = 263  # bytes that tell every kind of archive
_ZIP = (b"PK\x03\x04", b"PK\x05\x06")  # with members, without
_GZIP = b"\x1f\x8b"
_OTHERS: Final = (  # where the bytes are, the bytes, what they tell
    (0, b"7z\xbc\xaf\x27\x1c", "a 7z archive"),
    (0, b"Rar!\x1a\x07", "a RAR archive"),
    (0, b"BZh", "packed by bzip2"),
    (0, b"\xfd7zXZ\x00", "packed by xz"),
    (0, b"\x28\xb5\x2f\xfd", "packed by zstd"),
    (257, b"ustar", "a tar archive"),
)


class ByteStream(NamedTuple):
    """Bytes that may be a file of games. ``read`` raises a FileError that says what is wrong."""

    name: str
    read: Callable[[int], bytes]


class Unread(NamedTuple):
    """Something that could not be read at all, and why."""

    name: str
    why: str


def unpacked(name: str, file: IO[bytes]) -> Iterator[ByteStream | Unread]:
    """A file itself or, if it is an archive, what is in it.

    Each stream is valid until the next one is asked for.
    """
    yield from _opened(name, _Counted(file), outer="")


class _Counted:
    """A file that counts what was read, and gives its first bytes twice."""

    def __init__(self, file: IO[bytes]) -> None:
        self.file = file
        self.count = 0
        self._head = b""

    def peek(self) -> bytes:
        """The first bytes; a pipe may give them piece by piece."""
        try:
            while len(self._head) < _HEAD and (more := self.file.read(_HEAD - len(self._head))):
                self._head += more
        except Exception:
            if not self._head:
                raise  # otherwise whoever reads on gets the error
        return self._head

    def read(self, size: int = CHUNK) -> bytes:
        head, self._head = self._head[:size], self._head[size:]
        content = head or self.file.read(min(size, CHUNK))
        self.count += len(content)
        return content


class _UnpackAllowance:
    """How much an archive may still unpack."""

    def __init__(self, packed: Callable[[], int]) -> None:
        self._packed = packed  # the bytes of the archive, as far as it is known
        self._unpacked = 0

    def spend(self, size: int) -> None:
        self._unpacked += size
        if self.is_spent:
            raise FileError(
                f"it unpacks to more than {MAX_RATIO} times its size, as zip bombs do; "
                "the rest of the archive is not read"
            )

    @property
    def is_spent(self) -> bool:
        return self._unpacked > FREE_BYTES + MAX_RATIO * self._packed()


def _opened(name: str, file: _Counted, outer: str) -> Iterator[ByteStream | Unread]:
    """What is in a file; ``outer`` says which kind of archive it is in, if any."""
    try:
        head = file.peek()
    except Exception as error:  # as in _guarded
        yield Unread(name, _reason(error))
        return
    kind = _kind(head)
    if kind == "a gzip file" and outer in {"", "a zip archive"}:
        yield from _gunzipped(name, file)
    elif kind == "a zip archive" and not outer:
        yield from _members(name, file)
    elif kind and outer:
        yield Unread(name, f"it is {kind} inside {outer}; unpack it first")
    elif kind:
        yield Unread(name, f"it is {kind}; unpack it first")
    else:
        yield ByteStream(name, _guarded(file.read))


def _kind(head: bytes) -> str:
    """What kind of archive begins like this; empty if none does."""
    if head.startswith(_ZIP):
        return "a zip archive"
    if head.startswith(_GZIP):
        return "a gzip file"
    for offset, magic, kind in _OTHERS:
        if head[offset:].startswith(magic):
            return kind
    return ""


def _gunzipped(name: str, file: _Counted) -> Iterator[ByteStream | Unread]:
    allowance = _UnpackAllowance(lambda: file.count)
    content = _Counted(cast("IO[bytes]", _Spending(_Gunzip(file).read, allowance)))
    yield from _opened(name, content, outer="a gzip file")


class _Gunzip:
    """Unpacks gzip; ``gzip.GzipFile`` would lose what comes before the end of a cut-off file."""

    def __init__(self, file: _Counted) -> None:
        self._file = file
        self._packed = b""
        self._start()

    def read(self, size: int) -> bytes:
        while True:
            if self._unpacker.eof:
                rest = self._unpacker.unused_data
                while not (rest := rest.lstrip(b"\0")):  # tapes and disks fill files with zeros
                    if not (rest := self._file.read()):
                        return b""
                self._packed = rest
                self._start()  # files that were joined
            packed = self._packed or self._file.read()
            if not packed:
                raise EOFError
            content = self._unpacker.decompress(packed, size)
            self._packed = self._unpacker.unconsumed_tail
            if content:
                return content

    def _start(self) -> None:
        self._unpacker = zlib.decompressobj(wbits=31)


def _members(name: str, file: _Counted) -> Iterator[ByteStream | Unread]:
    with ExitStack() as stack:
        try:
            stored = _seekable(file, stack)
            size = stored.seek(0, 2)
            archive = stack.enter_context(ZipFile(cast("IO[bytes]", _SmallReads(stored))))
        except Exception as error:  # zipfile raises all kinds of errors on a damaged archive
            yield Unread(name, _reason(error))
            return
        allowance = _UnpackAllowance(lambda: size)
        for member in archive.infolist():
            if member.is_dir() or _is_hidden(member.filename):
                continue
            if allowance.is_spent:
                return
            yield from _member(f"{name}/{shown_name(member.filename)}", archive, member, allowance)


def _member(
    name: str, archive: ZipFile, member: ZipInfo, allowance: _UnpackAllowance
) -> Iterator[ByteStream | Unread]:
    if member.flag_bits & 1:
        yield Unread(name, "it is encrypted; unpack it first")
        return
    with ExitStack() as stack:
        try:
            file = cast("ZipExtFile", stack.enter_context(archive.open(member)))
        except Exception as error:  # as above
            yield Unread(name, _reason(error))
            return
        content = _Counted(cast("IO[bytes]", _Spending(file.read1, allowance)))
        yield from _opened(name, content, outer="a zip archive")


class _Spending:
    """A file that unpacks no more than it is allowed."""

    def __init__(self, read: Callable[[int], bytes], allowance: _UnpackAllowance) -> None:
        self._read = read
        self._allowance = allowance

    def read(self, size: int) -> bytes:
        content = self._read(size)
        self._allowance.spend(len(content))
        return content


class _SmallReads:
    """A file for ``ZipFile``, which would read a table of contents of any size at once."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self.seek, self.tell, self.seekable = file.seek, file.tell, file.seekable

    def read(self, size: int = -1) -> bytes:
        wanted = size if size >= 0 else MAX_DIRECTORY  # ZipFile reads the end like this
        if wanted > MAX_DIRECTORY:
            raise FileError("it has too many members; unpack it first")
        content = self._file.read(wanted)
        while len(content) < wanted and (more := self._file.read(wanted - len(content))):
            content += more
        return content


def _seekable(file: _Counted, stack: ExitStack) -> IO[bytes]:
    """The file itself or, if it is a pipe, a copy that disappears by itself."""
    with suppress(AttributeError):  # what is not quite a file
        if file.file.seekable():
            return file.file
    copy = stack.enter_context(TemporaryFile())  # noqa: SIM115 - the stack closes it
    while content := file.read():
        copy.write(content)
        if file.count > MAX_SPOOL:
            raise FileError(f"it is larger than {MAX_SPOOL >> 30} GiB; save it to a file first")
    return copy


def _guarded(read: Callable[[int], bytes]) -> Callable[[int], bytes]:
    def guarded(size: int) -> bytes:
        try:
            return read(size)
        except Exception as error:  # of the system, or of any library that unpacks
            raise FileError(_reason(error)) from None

    return guarded


def _reason(error: Exception) -> str:
    if isinstance(error, FileError):
        return str(error)
    if isinstance(error, EOFError):
        return "the archive is cut off"
    if isinstance(error, OSError):
        return f"it cannot be read: {error.strerror or error}"
    return f"the archive is damaged: {error}"


def _is_hidden(name: str) -> bool:
    """Whether a system has put a file into the archive for itself."""
    parts = name.split("/")
    return parts[0] == "__MACOSX" or any(part[:1] == "." and part.strip(".") for part in parts)
