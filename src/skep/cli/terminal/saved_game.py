"""A game in a file: who plays, by which rules, and the GameString.

::

    skep-game 1
    rules: rulebook
    white: human
    black: computer
    game: Base;InProgress;White[2];wS1;bS1 wS1-

The first line names the format and its version. ``level: 3`` is how strong the computer plays;
without it, it is the full engine. The order of the other lines is free. The state of the
GameString shows whether a player resigned; older files say ``resigned: white`` or ``black``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from skep.board import Board
from skep.cli.terminal.players import Seat, Seats
from skep.engine import FULL_LEVEL
from skep.errors import FileError, SettingError, SkepError
from skep.pieces import Color
from skep.rulesets import PRESETS

MAGIC: Final = "skep-game"
_VERSION: Final = "1"
_FIELDS: Final = ("rules", "white", "black", "game")
_OPTIONAL: Final = ("resigned", "level")


@dataclass(frozen=True)
class SavedGame:
    """A game, and everything needed to continue it."""

    board: Board
    rules: str  # the name of a preset
    seats: Seats
    level: int = FULL_LEVEL  # of the computer

    @property
    def finished(self) -> bool:
        return self.board.is_over


def format_game(game: SavedGame) -> str:
    """The text of a file."""
    lines = [
        f"{MAGIC} {_VERSION}",
        f"rules: {game.rules}",
        f"white: {game.seats[Color.WHITE]}",
        f"black: {game.seats[Color.BLACK]}",
    ]
    if game.level != FULL_LEVEL:
        lines.append(f"level: {game.level}")
    return "\n".join((*lines, f"game: {game.board.game_string}", ""))


def parse_game(text: str, name: str, rules: str | None = None) -> SavedGame:
    """Read the text of a file; errors call it ``name``.

    A game in any other format is one between two people, by these rules or those it needs.
    """
    if not text.startswith(MAGIC):
        return _foreign_game(text, name, rules)
    if rules is not None:
        raise SettingError("a saved game has its own rules; leave out --rules")
    lines = text.splitlines()
    header = lines[0].split() if lines else []
    if header[1:] != [_VERSION]:
        version = " ".join(header[1:])[:20]
        raise FileError(f"{name} has version {version!r}; this Skep reads version {_VERSION}")
    fields = _fields(lines, name)
    seats = {color: _seat(fields[color.id], name) for color in Color}
    level = _level(fields["level"], name) if "level" in fields else FULL_LEVEL
    rules, number = fields["rules"]
    if rules not in PRESETS:
        wanted = ", ".join(PRESETS)
        raise FileError(f"{name}, line {number}: {rules[:20]!r}; expected one of {wanted}")
    game_string, number = fields["game"]
    try:
        board = Board.from_game_string(game_string, rules)
    except SkepError as error:
        raise FileError(f"{name}, line {number}: {error}") from None
    if "resigned" in fields:
        loser = _color(fields["resigned"], name)
        if not board.is_over:
            board.resign(loser)
    return SavedGame(board, rules, seats, level)


def _foreign_game(text: str, name: str, rules: str | None) -> SavedGame:
    from skep.cli.given_game import game_in

    board = game_in(text.encode(), name, rules).board()
    preset = board.ruleset.name
    if preset is None:
        named = ", ".join(PRESETS)
        raise FileError(f"{name} uses a custom rule set; only games by {named} can be continued")
    return SavedGame(board, preset, dict.fromkeys(Color, Seat.HUMAN))


def _fields(lines: list[str], name: str) -> dict[str, tuple[str, int]]:
    """The value of each field, with its line number."""
    fields: dict[str, tuple[str, int]] = {}
    for number, line in enumerate(lines[1:], 2):
        key, colon, value = line.partition(":")
        if not line.strip():
            continue
        if not colon or key not in (*_FIELDS, *_OPTIONAL) or key in fields:
            wanted = ", ".join(field for field in (*_FIELDS, *_OPTIONAL) if field not in fields)
            raise FileError(f"{name}, line {number}: {line[:40]!r}; expected one of {wanted}")
        fields[key] = value.strip(), number
    missing = [field for field in _FIELDS if field not in fields]
    if missing:
        raise FileError(f"{name} is incomplete; expected also {', '.join(missing)}")
    return fields


def _seat(field: tuple[str, int], name: str) -> Seat:
    value, number = field
    if value not in tuple(Seat):
        raise FileError(f"{name}, line {number}: {value[:20]!r}; expected {' or '.join(Seat)}")
    return Seat(value)


def _color(field: tuple[str, int], name: str) -> Color:
    value, number = field
    if value not in ("white", "black"):
        raise FileError(f"{name}, line {number}: {value[:20]!r}; expected white or black")
    return Color[value.upper()]


def _level(field: tuple[str, int], name: str) -> int:
    value, number = field
    if value not in map(str, range(1, FULL_LEVEL + 1)):
        raise FileError(f"{name}, line {number}: {value[:20]!r}; expected 1 to {FULL_LEVEL}")
    return int(value)
