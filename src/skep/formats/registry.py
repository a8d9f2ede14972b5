"""The modules of all formats: how to recognize, read and write each of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, Protocol

from skep.formats import arena_records, game_string, json_games, pgn, sgf
from skep.formats.reading import Format, GameRead
from skep.game import Game


class FormatReader(Protocol):
    """What the module of every format has."""

    def looks_like(self, first_line: str) -> bool:
        """Whether a file with this line is in the format."""
        ...

    def read(
        self, lines: Iterator[tuple[int, str]], file: str, rules: str | None
    ) -> Iterator[GameRead]:
        """The games in these numbered lines, one by one."""
        ...


READERS: Final[dict[Format, FormatReader]] = {  # in the order in which they are tried
    Format.RECORDS: arena_records,
    Format.JSON: json_games,
    Format.SGF: sgf,
    Format.PGN: pgn,
    Format.GAME_STRING: game_string,
}
WRITERS: Final[dict[Format, Callable[[Game], str]]] = {
    Format.GAME_STRING: game_string.write,
    Format.PGN: pgn.write,
    Format.SGF: sgf.write,
    Format.JSON: json_games.write,
}
"""Each gives the text of a game, or raises SkepError if the format can't hold it.

Records of the arena can only be read: a game does not have what they say about a contest.
"""
WRITTEN: Final = tuple(WRITERS)
"""The formats in which games can be written."""
ONE_LINE: Final = frozenset({Format.GAME_STRING, Format.JSON, Format.RECORDS})
"""The formats with one line per game; the others have an empty line between two games."""


def format_of(line: str) -> Format | None:
    """The format that this line of a file looks like."""
    for kind, reader in READERS.items():
        if reader.looks_like(line):
            return kind
    return None


def any_of(kinds: Iterable[Format]) -> str:
    """Formats to choose from, as a part of a sentence."""
    *others, last = (kind.value for kind in kinds)
    return f"{', '.join(others)} or {last}"
