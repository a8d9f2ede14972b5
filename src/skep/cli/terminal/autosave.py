"""Autosave: each game in its own file, so that no game overwrites another."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from skep.cli.files import read_text, write_text
from skep.cli.terminal.saved_game import SavedGame, format_game, parse_game
from skep.errors import FileError

_LOOK_BACK: Final = 20
"""How many recent games to search for an unfinished one."""


class Unfinished(NamedTuple):
    """The game to continue, if there is one, and what is wrong with newer files."""

    game: SavedGame | None
    problems: list[str]


class Autosave:
    """Saves a game to a folder, starting with its first move."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.path: Path | None = None  # of the present game
        self._text = ""  # the text we last wrote there

    def unfinished_game(self) -> Unfinished:
        """The newest unfinished game; it stays in its file."""
        problems: list[str] = []
        for path in self._newest():
            try:
                text = read_text(path)
                game = parse_game(text, str(path))
            except FileError as error:
                problems.append(str(error))
                continue
            if game.board.ply and not game.finished:
                self.path, self._text = path, text
                return Unfinished(game, problems)
        return Unfinished(None, problems)

    def begin(self) -> None:
        """Start another game; the file of the last one stays."""
        self.path = None

    def keep(self, game: SavedGame) -> None:
        """Write the game as it stands; there is no file before the first move."""
        if self.path is None and game.board.ply == 0:
            return
        if self.path is None or not self._is_ours(self.path):
            self.path = self._fresh_path()
        text = format_game(game)
        write_text(self.path, text)
        self._text = text

    def _newest(self) -> list[Path]:
        """The files of the latest games, newest first."""
        try:
            games = [path for path in self._folder.glob("*.game") if path.is_file()]
            files = [(path.stat().st_mtime_ns, path) for path in games]
        except OSError:
            return []  # saving will report what is wrong with the folder
        return [path for _, path in sorted(files, reverse=True)[:_LOOK_BACK]]

    def _is_ours(self, path: Path) -> bool:
        """Whether no other process, such as a game in a second window, has written there."""
        try:
            return read_text(path) == self._text
        except FileError:
            return False

    def _fresh_path(self) -> Path:
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise FileError(f"cannot create {self._folder}: {error.strerror}") from None
        name = f"{datetime.now().astimezone():%Y-%m-%d-%H%M%S}-{os.getpid()}"
        path = self._folder / f"{name}.game"
        number = 1
        while path.exists():
            number += 1
            path = self._folder / f"{name}-{number}.game"
        return path
