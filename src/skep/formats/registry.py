"""The modules of all formats: what each can do, and how to recognize it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Protocol

from skep.formats import arena_records, game_string, json_games, pgn, sgf
from skep.formats.reading import Format, GameRead
from skep.game import Game


class FormatModule(Protocol):
    """What a module of a format has."""

    def looks_like(self, first_line: str) -> bool:
        """Whether a file with this line is in the format."""
        ...

    def read(
        self, lines: Iterator[tuple[int, str]], file: str, rules: str | None
    ) -> Iterator[GameRead]:
        """The games in these numbered lines, one by one."""
        ...

    def write(self, game: Game) -> str:
        """One game as a text; raises SkepError if the format can't hold it."""
        ...


FORMATS: Final[dict[Format, FormatModule]] = {  # in the order in which they are tried
    Format.RECORDS: arena_records,
    Format.JSON: json_games,
    Format.SGF: sgf,
    Format.PGN: pgn,
    Format.GAME_STRING: game_string,
}


def format_of(line: str) -> Format | None:
    """The format that this line of a file looks like."""
    for kind, module in FORMATS.items():
        if module.looks_like(line):
            return kind
    return None
