"""The one game that a user gives a command: a file of any format, a pipe, or the text itself."""

from __future__ import annotations

from io import BytesIO, StringIO
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from skep._disk import name_of, read_whole
from skep.cli.files import LIMIT, is_there
from skep.errors import FileError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from skep.formats import GameRead
    from skep.game import Game


def given_game(source: str, rules: str | None) -> Game:
    """The game in a file, also one of ``skep play``, in standard input (``-``) or in the text.

    What was repaired is reported on standard error.
    """
    from skep.cli.terminal.saved_game import MAGIC, parse_game
    from skep.formats import read_games
    from skep.game import Game
    from skep.rulesets import RuleSet

    if rules is not None:
        RuleSet.preset(rules)
    if _is_typed(source):
        return _typed_game(source, rules)
    path = Path(source)
    name = name_of(path, "read")
    if path.is_dir():
        return _only_game(read_games(path, rules=rules), name)
    content = read_whole(path, LIMIT)
    text = content.decode("utf-8-sig", "replace")
    if text.startswith(MAGIC):
        return Game.from_board(parse_game(text, name, rules).board)
    return game_in(content, name, rules)


def game_in(content: bytes, name: str, rules: str | None) -> Game:
    """The one game in the content of a file; errors call it ``name``."""
    from skep.formats import read_games

    return _only_game(read_games(_ReadFile(content, name), rules=rules), name)


class _ReadFile(BytesIO):
    """A file that was read already: a pipe can't be read twice."""

    def __init__(self, content: bytes, name: str) -> None:
        super().__init__(content)
        self.name = name


def _is_typed(source: str) -> bool:
    """Whether a source is the text of a game, not the name of a file."""
    from skep.formats.game_string import looks_like

    if not source.strip():
        return True  # not the folder that an empty path means
    if source == "-" or (";" not in source and is_there(Path(source))):
        return False
    return looks_like(source) or ";" in source or "." not in source


def _typed_game(text: str, rules: str | None) -> Game:
    from skep.formats import read_games
    from skep.formats.game_string import precise_error

    reads = list(islice(read_games(StringIO(text), rules=rules), 2))
    if len(reads) == 1 and reads[0].game is None:
        raise precise_error(text, rules, reads[0].fault)
    return _only_game(iter(reads), "the text")


def _only_game(reads: Iterator[GameRead], name: str) -> Game:
    from skep.cli.read_report import problems

    first, second = next(reads, None), next(reads, None)
    if first is None:
        raise FileError(f"found no games in {name}")
    if second is not None:
        raise FileError(f"{name} has more than one game; expected one")
    if first.game is None:
        raise FileError(f"{first.place}: {first.fault}")
    for _, line in problems(first):
        typer.echo(line, err=True)
    return first.game
