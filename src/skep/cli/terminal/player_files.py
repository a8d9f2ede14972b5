"""The files that a player names; saving never overwrites another file."""

from __future__ import annotations

from pathlib import Path

from skep.cli.files import is_there, read_text, user_path, write_text
from skep.cli.terminal.saved_game import SavedGame, format_game, parse_game
from skep.errors import FileError


class NameTakenError(FileError):
    """A file with this name exists, and we did not write it."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} exists already")
        self.path = path


class PlayerFiles:
    """Saves and loads games; only files saved here before may be overwritten."""

    def __init__(self) -> None:
        self._ours: set[Path] = set()

    def save(self, name: str, game: SavedGame) -> Path:
        path = user_path(name).absolute()
        if path not in self._ours and is_there(path):
            raise NameTakenError(path)
        write_text(path, format_game(game))
        self._ours.add(path)
        return path

    def load(self, name: str) -> tuple[SavedGame, Path]:
        path = user_path(name).absolute()
        return parse_game(read_text(path), str(path)), path
