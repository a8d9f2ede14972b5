"""A folder of shards: games of one origin, with one writer at a time and any readers."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from os import PathLike
from pathlib import Path
from typing import Any, Final, TypeAlias

from skep._checks import checked_path
from skep._disk import file_errors, sync_folder
from skep.errors import FileError, SettingError
from skep.jobs.keeping import append, check_settings, lock, undivided
from skep.learning.frames import (
    Frame,
    TornError,
    file_head,
    frame_bytes,
    read_frame,
    read_head,
    unpack,
)
from skep.learning.games import PlayedGame

GAMES_PER_SHARD: Final = 4096
"""A shard with this many games is full."""
LEARN_UNSCORED: Final = "learn_unscored"
"""The setting of folders in which positions without a score are learned from by the result."""
LOCK_NAME: Final = "lock"
_PREFIX, _SUFFIX = "games-", ".skep"

Folders: TypeAlias = str | PathLike[str] | Iterable[str | PathLike[str]]
"""One folder of games, or several."""


def read_games(folders: Folders) -> Iterator[PlayedGame]:
    """The games in one or more folders, in the order on disk."""
    return _games(checked_folders(folders))


def checked_folders(folders: Folders) -> list[Path]:
    """One folder or several as paths; none at all is an error."""
    given = folders if isinstance(folders, Iterable) and not isinstance(folders, str) else [folders]
    paths = [checked_path("a folder of games", folder) for folder in given]
    if not paths:
        raise SettingError("there is nothing to read: give at least one folder of games")
    return paths


def _games(folders: Sequence[Path]) -> Iterator[PlayedGame]:
    for folder in folders:
        for frame in read_frames(folder):
            yield from unpack_frame(frame, folder)


def settings_of(folder: Path) -> dict[str, Any]:
    """The settings that the games of a folder were made with."""
    for shard in _shards(folder):
        next(shard.frames(), None)
        if shard.settings is not None:
            return shard.settings
    raise _no_games(folder)


def read_shard(path: Path) -> Iterator[PlayedGame]:
    """The games of one shard; a batch that is still being written is left out."""
    is_last = shard_paths(path.parent)[-1:] == [path]
    for frame in _Shard(path, is_last=is_last).frames():
        yield from unpack_frame(frame, path.parent)


def unpack_frame(frame: Frame, folder: Path) -> Iterator[PlayedGame]:
    """The games of a batch of a folder."""
    try:
        yield from unpack(frame)
    except ValueError as error:
        raise FileError(f"{folder}: batch {frame.batch} {error}") from None


def read_frames(folder: Path) -> Iterator[Frame]:
    """The batches of a folder; one that is still being written is left out."""
    shards = _shards(folder)
    if not shards:
        raise _no_games(folder)
    for shard in shards:
        yield from shard.frames()


@contextmanager
def open_shards(folder: Path, settings: dict[str, Any]) -> Iterator[Shards]:
    """The shards of a folder, to add games to; it is created if it does not exist.

    Only one at a time goes on with a folder, and only with the settings of its games.
    """
    with file_errors("write to", folder):
        if folder.exists() and not folder.is_dir():
            raise FileError(f"cannot write to {folder}: it is not a folder")
        folder.mkdir(parents=True, exist_ok=True)
        held = os.open(folder / LOCK_NAME, os.O_RDWR | os.O_CREAT, 0o666)
    try:
        with file_errors("write to", folder):
            lock(held, folder)
        shards = Shards(folder, settings)
        try:
            yield shards
        finally:
            shards.close()
    finally:
        os.close(held)


class Shards:
    """The games of a folder; more can be added."""

    def __init__(self, folder: Path, settings: dict[str, Any]) -> None:
        self._folder = folder
        self._settings = settings
        self._batches: set[int] = set()
        self._games = 0
        self._room = 0  # for more games in the last shard
        self._handle = -1
        shards = _shards(folder)
        for shard in shards:
            self._take_stock(shard)
        if shards:
            self._resume(shards[-1])

    def __contains__(self, batch: object) -> bool:
        return batch in self._batches

    def __len__(self) -> int:
        """How many games there are."""
        return self._games

    @property
    def next_batch(self) -> int:
        """The index of the next missing batch."""
        return max(self._batches, default=-1) + 1

    def add(self, frame: Frame) -> None:
        """Add a batch; it is safe on disk when this returns."""
        if frame.batch in self._batches:
            raise ValueError(f"batch {frame.batch} already exists")
        with undivided():
            with file_errors("write to", self._folder):
                if self._room <= 0:
                    self._begin_shard()
                append(self._handle, frame_bytes(frame))
            self._count(frame)

    def close(self) -> None:
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1

    def _count(self, frame: Frame) -> None:
        self._batches.add(frame.batch)
        self._games += frame.games
        self._room -= frame.games

    def _take_stock(self, shard: _Shard) -> None:
        self._room = GAMES_PER_SHARD
        for frame in shard.frames():
            if frame.batch in self._batches:
                raise FileError(f"{shard.path}: batch {frame.batch} is there twice")
            self._count(frame)
        if shard.settings is not None:
            check_settings(shard.settings, self._settings, shard.path)

    def _resume(self, shard: _Shard) -> None:
        """Cut off what a kill left unfinished, and open the rest for more games."""
        with file_errors("write to", self._folder):
            self._handle = os.open(shard.path, os.O_WRONLY | os.O_APPEND)
            os.ftruncate(self._handle, shard.whole)
            if shard.settings is None:
                append(self._handle, file_head(self._settings))

    def _begin_shard(self) -> None:
        self.close()
        last = max((_index(path) for path in shard_paths(self._folder)), default=-1)
        path = self._folder / f"{_PREFIX}{last + 1:05}{_SUFFIX}"
        self._handle = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT | os.O_EXCL, 0o666)
        self._room = GAMES_PER_SHARD
        append(self._handle, file_head(self._settings))
        sync_folder(self._folder)


class _Shard:
    """A shard for reading. Only the last one of a folder may end in the middle of a frame."""

    def __init__(self, path: Path, *, is_last: bool) -> None:
        self.path = path
        self._is_last = is_last
        self.settings: dict[str, Any] | None = None  # until the header is there
        self.whole = 0  # bytes

    def frames(self) -> Iterator[Frame]:
        name = str(self.path)
        try:
            with file_errors("read", self.path), self.path.open("rb") as file:
                self.settings = read_head(file, name)
                self.whole = file.tell()
                while (frame := read_frame(file, name)) is not None:
                    self.whole = file.tell()
                    yield frame
        except TornError:
            if not self._is_last:
                raise FileError(
                    f"{name} is damaged: it ends in the middle of what begins at byte {self.whole}"
                ) from None


def _shards(folder: Path) -> list[_Shard]:
    paths = shard_paths(folder)
    return [_Shard(path, is_last=path == paths[-1]) for path in paths]


def shard_paths(folder: Path) -> list[Path]:
    """The shards of a folder, in order."""
    paths = [path for path in folder.glob(f"{_PREFIX}*{_SUFFIX}") if _index(path) >= 0]
    return sorted(paths, key=_index)


def _no_games(folder: Path) -> FileError:
    return FileError(f"{folder} has no games: expected shards such as {_PREFIX}00000{_SUFFIX}")


def _index(path: Path) -> int:
    """The index of a shard, or -1 for any other file."""
    digits = path.name.removeprefix(_PREFIX).removesuffix(_SUFFIX)
    return int(digits) if digits.isascii() and digits.isdigit() else -1
