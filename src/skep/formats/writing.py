"""Files of games, written whole or not at all."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from os import PathLike
from pathlib import Path
from typing import Final

from skep._checks import checked_path, checked_type
from skep._disk import is_stream, whole_file
from skep.errors import NotationError, SettingError
from skep.formats.reading import Format
from skep.formats.registry import ONE_LINE, WRITERS, WRITTEN, any_of
from skep.game import Game

ENDINGS: Final = {
    ".pgn": Format.PGN,
    ".sgf": Format.SGF,
    ".json": Format.JSON,
    ".jsonl": Format.JSON,
    ".txt": Format.GAME_STRING,
    ".uhp": Format.GAME_STRING,
}
"""The format that a file's ending stands for. ``.gz`` may follow."""

_PACKED: Final = ".gz"


def format_for(path: Path) -> Format:
    """The format in which a file of this name is written."""
    ending = path.suffixes[-2:] if path.suffix.lower() == _PACKED else path.suffixes[-1:]
    found = ENDINGS.get(ending[0].lower()) if ending else None
    if found is None:
        name = "standard output" if is_stream(path) else str(path)
        raise SettingError(
            f"cannot tell the format of {name}: use one of the endings {', '.join(ENDINGS)}, "
            "or name a format"
        )
    return found


def write_games(
    path: str | PathLike[str],
    games: Iterable[Game],
    format: Format | None = None,  # noqa: A002
) -> int:
    """Write games to a file and return how many there were.

    The file is written whole or not at all: after an error, or a crash, the old one is there. Its
    ending decides the format, unless ``format`` does; with ``.gz`` after it, the file is packed.
    A game that the format can't hold raises an error. ``-`` is standard output.
    """
    count = 0
    with game_file(checked_path("the path of a file", path), format) as file:
        for game in games:
            file.add(game)
            count += 1
    return count


@contextmanager
def game_file(
    path: Path,
    format: Format | None = None,  # noqa: A002
) -> Iterator[GameFile]:
    """A new file of games, which replaces the old one at the end, if there was no error."""
    kind = format_for(path) if format is None else checked_type("a Format", format, Format)
    if kind not in WRITERS:
        raise SettingError(f"{kind.value} can only be read; choose {any_of(WRITTEN)}")
    with whole_file(path) as write_bytes, _packed(path, write_bytes) as write:
        yield GameFile(kind, write)


class GameFile:
    """A file to which games are added one by one."""

    def __init__(self, kind: Format, write: Callable[[bytes], None]) -> None:
        self.kind = kind
        self._write = write
        self._separator = ""

    def add(self, game: Game) -> str:
        """Write a game and return its text.

        A game that the format can't hold raises an error and leaves the file as it is.
        """
        text = WRITERS[self.kind](checked_type("a Game", game, Game)).rstrip() + "\n"
        try:
            content = (self._separator + text).encode()
        except UnicodeEncodeError as error:
            half = ord(error.object[error.start])
            raise NotationError(
                f"the game has half a character (U+{half:04X}) in its texts; replace it"
            ) from None
        self._write(content)
        self._separator = "" if self.kind in ONE_LINE else "\n"
        return text


@contextmanager
def _packed(path: Path, write: Callable[[bytes], None]) -> Iterator[Callable[[bytes], None]]:
    """A function that packs what it writes if the file's name ends with ``.gz``."""
    if path.suffix.lower() != _PACKED:
        yield write
        return
    packer = zlib.compressobj(wbits=31)  # with the header and the checksum of gzip
    yield lambda content: write(packer.compress(content))
    write(packer.flush())
