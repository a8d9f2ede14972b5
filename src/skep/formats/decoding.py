"""The numbered lines of a stream, whatever its encoding and its line endings."""

from __future__ import annotations

import codecs
from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

from skep.errors import FileError
from skep.formats.archives import CHUNK
from skep.formats.limits import MAX_GAME, MAX_GAP, MAX_LINE, MAX_REPAIRS

_LATIN: Final = "skep.latin-1"  # the error handler below
_SHOWN: Final = 1_000  # bytes of a line that is too long
_BOMS: Final = (  # UTF-32 first, since its mark begins with that of UTF-16
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
    (codecs.BOM_UTF8, ""),
)


def _as_latin(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeDecodeError):
        raise error
    return error.object[error.start : error.end].decode("latin-1"), error.end


codecs.register_error(_LATIN, _as_latin)


class LineNote(NamedTuple):
    """What is to be said about a line."""

    line: int
    what: str
    is_fatal: bool = False
    """Whether the game with this line cannot be read."""


class NumberedLines(Iterator[tuple[int, str]]):
    """The lines of a stream, counted from 1, without their endings.

    A reader gets no more than one game may have: then the lines seem to end, and go on after
    ``next_game``. They do end after too many lines without a game that can be read, since hostile
    lines of a few bytes would take hours. ``notes`` has what was repaired.
    """

    def __init__(self, read: Callable[[int], bytes]) -> None:
        self.notes: list[LineNote] = []
        self._number = 0
        self._last_found = 0  # the number that the last game was found at
        self._spent = 0  # characters of the present game
        self._given_back: list[tuple[int, str]] = []  # the last one comes first
        self._is_given_up = False
        self.is_in_excess = False
        """Whether the lines seem to end because the game is too large."""
        self._lines = self._decoded(read)

    def __next__(self) -> tuple[int, str]:
        if self._spent > MAX_GAME:
            if not self.is_in_excess:
                self._add(f"the game has more than {MAX_GAME:,} characters", is_fatal=True)
            self.is_in_excess = True
            raise StopIteration
        line = self._given_back.pop() if self._given_back else self._read_on()
        self._spent += len(line[1]) + 1
        return line

    def next_game(self, *, is_found: bool = False) -> None:
        """A game is complete, and can be read if it is found: the next line is of another one."""
        self._spent = 0
        if is_found:
            self._last_found = self._number

    def give_back(self, lines: Iterable[tuple[int, str]]) -> None:
        """Yield these lines once more."""
        self._given_back.extend(reversed(list(lines)))

    def skip_to(self, is_start: Callable[[str], bool]) -> bool:
        """Go on after a game that was too large; False if nothing follows it."""
        self.is_in_excess = False
        self.next_game()
        for number, text in self:
            self.next_game()
            if is_start(text.strip()):
                self.give_back([(number, text)])
                return True
        return False

    def _read_on(self) -> tuple[int, str]:
        if self._number - self._last_found < MAX_GAP:
            return next(self._lines)
        if not self._is_given_up:
            self._is_given_up = True
            what = f"{MAX_GAP:,} lines without a game that can be read; the rest is left out"
            self._add(what, is_fatal=True)
        raise StopIteration

    def _add(self, what: str, *, line: int | None = None, is_fatal: bool = False) -> None:
        if is_fatal or len(self.notes) < MAX_REPAIRS:
            self.notes.append(LineNote(line or self._number, what, is_fatal))

    def _decoded(self, read: Callable[[int], bytes]) -> Iterator[tuple[int, str]]:
        try:
            for line in _split(self._utf8(read)):
                self._number += 1
                if len(line) > MAX_LINE:
                    self._add(f"the line has more than {MAX_LINE:,} bytes", is_fatal=True)
                    yield self._number, line[:_SHOWN].decode("latin-1")
                else:
                    yield self._number, self._text(line)
        except _BrokenOffError as broken:
            self._number += 1
            self._add(f"the file breaks off here: {broken}", is_fatal=True)
            yield self._number, self._text(broken.rest)

    def _text(self, line: bytes) -> str:
        try:
            return line.decode()
        except UnicodeDecodeError as error:
            byte = line[error.start]
            self._add(f"byte {byte:#04x} is not UTF-8; read as ISO-8859-1")
            return line.decode("utf-8", _LATIN)

    def _utf8(self, read: Callable[[int], bytes]) -> Iterator[bytes]:
        """The stream in UTF-8 as far as possible, in chunks."""
        head = b""
        while len(head) < 4 and (more := read(CHUNK)):
            head += more
        encoding, head = _encoding(head)
        if not encoding:
            yield head
            while chunk := read(CHUNK):
                yield chunk
            return
        self._add(f"the text is {encoding[:6].upper()}, not UTF-8", line=1)
        decoder = codecs.getincrementaldecoder(encoding)("replace")
        yield decoder.decode(head).encode()
        while chunk := read(CHUNK):
            yield decoder.decode(chunk).encode()
        yield decoder.decode(b"", final=True).encode()


class _BrokenOffError(Exception):
    """The stream cannot be read any further; ``rest`` is its last, incomplete line."""

    def __init__(self, reason: str, rest: bytes) -> None:
        super().__init__(reason)
        self.rest = rest


def _encoding(head: bytes) -> tuple[str, bytes]:
    """The encoding of a text that is not UTF-8, by its first bytes, and what follows the mark."""
    for mark, encoding in _BOMS:
        if head.startswith(mark):
            return encoding, head[len(mark) :]
    if head[:1] and head[1:2] == b"\0" != head[2:3] and head[3:4] == b"\0":
        return "utf-16-le", head
    if head[:1] == b"\0" != head[1:2] and head[2:3] == b"\0" != head[3:4]:
        return "utf-16-be", head
    return "", head


def _split(chunks: Iterator[bytes]) -> Iterator[bytes]:
    """The lines of a text without their endings; a line that is too long comes cut off."""
    rest = b""
    is_skipping = False  # the rest of a line that is too long
    while True:
        try:
            chunk = next(chunks, None)
        except FileError as error:
            raise _BrokenOffError(str(error), rest) from None
        lines = (rest + (chunk or b"")).splitlines(keepends=True)
        # The last line may go on, and "\r" at the end may be the first half of "\r\n".
        is_complete = chunk is None or not lines or lines[-1].endswith(b"\n")
        rest = b"" if is_complete else lines.pop()
        for line in lines:
            if not is_skipping:
                yield line.rstrip(b"\r\n")
            is_skipping = False
        if len(rest) > MAX_LINE:
            if not is_skipping:
                yield rest
            is_skipping = True
            rest = rest[-1:]  # may be "\r"
        if chunk is None:
            return
