"""Autosave: each game in a file of its own, so that no game ever overwrites another."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from skep.cli.files import read_text, write_text
from skep.cli.terminal.saved_game import SavedGame, format_game, parse_game
from skep.errors import FileError


class Autosave:
    """Keeps a game in a folder, from its first move on."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._path: Path | None = None
        self._text = ""  # what we wrote there last

    def last_game(self) -> SavedGame | None:
        """The game that was played last, to be kept where it is; None if there is none."""
        try:
            files = [(path.stat().st_mtime_ns, path) for path in self._folder.glob("*.game")]
        except OSError as error:
            raise FileError(f"cannot read {self._folder}: {error.strerror}") from None
        if not files:
            return None
        _, path = max(files)
        text = read_text(path)
        game = parse_game(text, str(path))
        self._path, self._text = path, text
        return game

    def begin(self) -> None:
        """From now on another game is played: leave the file of the one before."""
        self._path = None

    def keep(self, game: SavedGame) -> None:
        """Write the game as it stands; a file begins with the first move."""
        if self._path is None and game.board.ply == 0:
            return
        if self._path is None or not self._is_ours(self._path):
            self._path = self._fresh_path()
        text = format_game(game)
        write_text(self._path, text)
        self._text = text

    def _is_ours(self, path: Path) -> bool:
        """Whether nobody else, such as a game in a second window, has written there."""
        try:
            return read_text(path) == self._text
        except FileError:
            return False

    def _fresh_path(self) -> Path:
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise FileError(f"cannot make {self._folder}: {error.strerror}") from None
        name = f"{datetime.now().astimezone():%Y-%m-%d-%H%M%S}-{os.getpid()}"
        path = self._folder / f"{name}.game"
        number = 1
        while path.exists():
            number += 1
            path = self._folder / f"{name}-{number}.game"
        return path
