"""What a reader gives for each game of a file: the game, or why there is none."""

from __future__ import annotations

from typing import NamedTuple

from skep.enums import NamedEnum
from skep.game import Game


class Format(NamedEnum):
    """How games are written down. The value is what people call the format."""

    GAME_STRING = "GameStrings"
    PGN = "PGN"
    SGF = "SGF of BoardSpace"
    JSON = "JSON"
    RECORDS = "records of the arena"


class Place(NamedTuple):
    """Where a game starts, or where something is wrong."""

    file: str
    """Its name; ``archive.zip/2018/game.sgf`` is a member of an archive."""
    line: int
    """Counting from 1; 0 is the file as a whole."""

    def __str__(self) -> str:
        return f"{self.file}, line {self.line}" if self.line else self.file


class Repair(NamedTuple):
    """One thing that was changed while a game was read."""

    line: int
    what: str


class GameRead(NamedTuple):
    """A game, or something that should have been one."""

    place: Place
    game: Game | None
    """None exactly if ``fault`` says why."""
    repairs: tuple[Repair, ...] = ()
    fault: str = ""
