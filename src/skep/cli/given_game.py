"""The one game that a user gives a command: a file of any format, a pipe, or the text itself."""

from __future__ import annotations

from io import BytesIO, StringIO
from itertools import islice
from typing import TYPE_CHECKING

import typer

from skep._disk import name_of
from skep.cli.files import is_there, user_path
from skep.errors import FileError

if TYPE_CHECKING:
    from skep.game import Game


def is_typed(source: str) -> bool:
    """Whether a source is the text of a game, not the name of a file."""
    from skep.formats.game_string import looks_like

    if not source.strip():
        return True  # not the folder that an empty path means
    if source == "-" or (";" not in source and is_there(user_path(source))):
        return False
    return looks_like(source) or ";" in source or "." not in source


class _ReadFile(BytesIO):
    """A file that was read already."""

    def __init__(self, content: bytes, name: str) -> None:
        super().__init__(content)
        self.name = name


def given_game(source: str, rules: str | None, content: bytes | None = None) -> Game:
    """The game in a file, in standard input (``-``) or in the text itself.

    ``content`` is that of the file, if it was read already: a pipe can't be read twice.
    What is read otherwise than it is written is reported on standard error.
    """
    from skep.formats import read_games
    from skep.formats.game_string import precise_error

    is_text = content is None and is_typed(source)
    path = user_path(source)
    opened = path if content is None else _ReadFile(content, name_of(path, "read"))
    found = list(islice(read_games(StringIO(source) if is_text else opened, rules=rules), 2))
    if len(found) > 1:
        raise FileError(f"{found[0].place.file} has more than one game; expected one")
    if not found:
        raise FileError(f"{source[:40]!r} has no game")
    (read,) = found
    if read.game is None:
        if is_text:
            raise precise_error(source, rules, read.fault)
        raise FileError(f"{read.place}: {read.fault}")
    for repair in read.repairs:
        typer.echo(f"repaired, line {repair.line}: {repair.what}", err=True)
    return read.game
