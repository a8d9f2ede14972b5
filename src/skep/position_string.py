"""Position strings: a position in one short line that is easy to read and safe in a URL.

::

    MLP_w6_1wG1.wQ-bS1bB1~-bP.1bQ
    │   │  └ rows from north to south, separated by dots
    │   └ White to move, in turn 6
    └ the insects besides those of the base game; Base if there are none

A row lists its cells from west to east, separated by hyphens. A number counts the empty cells
before a piece. Every second row is half a cell further east than the one above it, as on the table.
The pieces of a stack are listed from bottom to top. A tilde marks the resting piece: the one
that moved in the previous turn, if a pillbug is on the board. The reserves are the
pieces that are not on the board.

The grammar::

    position = type "_" turn "_" [row] *("." [row])
    type     = "Base" / "M" / "L" / "P" / "ML" / "MP" / "LP" / "MLP"
    turn     = ("w" / "b") number
    row      = cell *("-" cell)
    cell     = [number] 1*(piece ["~"])
    number   = a whole number from 1 up, without leading zeros

:func:`format_position` writes the one normal form of each position: the first row has pieces, and
some row starts without a number.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from skep._checks import checked_text
from skep.errors import InvalidPositionError, NotationError, SettingError
from skep.hexes import Hex, Symmetry
from skep.pieces import Color, GameType, Piece
from skep.rulebook import Position, checked_position, faults_of, sentence
from skep.rulesets import DEFAULT_RULES, RuleSet

__all__ = ["format_position", "is_position_string", "parse_position", "valid_position"]

_MAX_TEXT: Final = 1000  # characters, many more than a hive needs
_MAX_GAP: Final = 999  # the largest gap in a row, and the largest number of rows
_GAME_TYPES: Final = {game_type.partition("+")[2] or "Base": game_type for game_type in GameType}
_TYPE_NAMES: Final = {game_type: name for name, game_type in _GAME_TYPES.items()}
_START: Final = re.compile("(?:Base|M?L?P?)_[wb]")
_PIECE: Final = re.compile("[wb](?:[QMLP]|[SB][12]|[GA][123])")
_GAP: Final = re.compile("[1-9][0-9]{0,2}")
_TURN: Final = re.compile("([wb])([1-9][0-9]{0,5})")


def is_position_string(text: str) -> bool:
    """Whether a text starts like a position string, unlike game types and names of files."""
    return _START.match(text) is not None


def parse_position(text: str, rules: RuleSet | str = DEFAULT_RULES) -> Position:
    """Read a position string. The position may be impossible: ``faults_of`` says so.

    The west end of the first row is ``Hex(0, 0)``.

    >>> parse_position("Base_w2_wS1-bS1").stacks
    {Hex(q=0, r=0): (Piece('wS1'),), Hex(q=1, r=0): (Piece('bS1'),)}
    """
    reader = _PositionReader(checked_text("a position string", text))
    game_type = _GAME_TYPES[reader.take(re.compile("Base|M?L?P?(?=_)"), _TYPE_FORM).group()]
    reader.take(_UNDERSCORE, "_ after the game type")
    letter, number = reader.take(_TURN, "the player to move and the turn, such as w1").groups()
    reader.take(_UNDERSCORE, "_ after the turn")
    stacks: dict[Hex, tuple[Piece, ...]] = {}
    row = 0
    while not reader.is_at_end:
        if reader.skip("."):
            row += 1
        else:
            reader.take_row(row, stacks)
    ply = 2 * (int(number) - 1) + Color.named(letter).value
    return Position(game_type, RuleSet.named(rules), stacks, ply, reader.resting)


def valid_position(position: Position | str, rules: RuleSet | str | None = None) -> Position:
    """A position, also given as a string, that a game can start from.

    Raise InvalidPositionError with all its faults if it has any. The rules of a string are those of
    tournaments if none are given. The northwest corner of the hive comes to ``Hex(0, 0)``, so that
    equal positions have equal hexes, however they are written.
    """
    if isinstance(position, str):
        position = parse_position(position, DEFAULT_RULES if rules is None else rules)
    elif rules is not None:
        position = replace(checked_position(position), ruleset=RuleSet.named(rules))
    faults = faults_of(position)
    if faults:
        raise InvalidPositionError(" ".join(map(sentence, faults)), faults)
    return position.shifted(-position.corner)


def format_position(position: Position, *, symmetric: bool = False) -> str:
    """Write a position: the same string wherever the hive lies.

    With ``symmetric`` also the same however the hive is turned or mirrored: the string of the
    symmetry that comes first in the alphabet, of the shortest.

    >>> position = parse_position("Base_b2_wQ-wS1-bS1")
    >>> format_position(position), format_position(position, symmetric=True)
    ('Base_b2_wQ-wS1-bS1', 'Base_b2_bS1-wS1-wQ')
    """
    position = checked_position(position)
    if position.ply < 0:
        raise SettingError(f"a ply is a whole number of at least 0, not {position.ply}")
    header = f"{_TYPE_NAMES[position.game_type]}_{position.turn.letter}{position.turn_number}_"
    symmetries = tuple(Symmetry) if symmetric else (Symmetry.IDENTITY,)
    rows = (_rows(position.transformed(symmetry)) for symmetry in symmetries)
    return header + min(rows, key=lambda text: (len(text), text))


def _rows(position: Position) -> str:
    stacks = position.shifted(-position.corner).stacks
    places = sorted((at.r, at.q + at.r // 2, stack) for at, stack in stacks.items())
    if any(row >= _MAX_GAP or column > _MAX_GAP for row, column, _ in places):
        raise SettingError("the pieces lie too far apart for a position string")
    text = ""
    row, end = 0, 0  # where the text is
    for at, column, stack in places:
        if at > row:
            text += "." * (at - row)
            row, end = at, 0
        elif text:
            text += "-"
        gap = column - end
        text += str(gap) if gap else ""
        text += "".join(piece.name + "~" * (piece is position.resting) for piece in stack)
        end = column + 1
    return text


_UNDERSCORE: Final = re.compile("_")
_TYPE_FORM: Final = "Base, or any of M, L, P in that order, then _"
_CELL_FORM: Final = "a piece such as wQ or bA1, or a number of empty cells from 1 to 999"
_AFTER_FORM: Final = "- before the next cell, . before the next row, or a piece on top"


class _PositionReader:
    """A text that is read from left to right, and the resting piece once it has been read."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.resting: Piece | None = None
        if len(text) > _MAX_TEXT:
            self.at = _MAX_TEXT
            raise self.error(f"a position string of at most {_MAX_TEXT} characters")

    @property
    def is_at_end(self) -> bool:
        return self.at == len(self.text)

    def error(self, expected: str) -> NotationError:
        found = self.text[self.at : self.at + 12]
        problem = f"unexpected {found!r}" if found else "the position ends too early"
        return NotationError(problem, text=self.text, column=self.at, expected=expected)

    def take(self, pattern: re.Pattern[str], expected: str) -> re.Match[str]:
        match = pattern.match(self.text, self.at)
        if match is None or not match.group():
            raise self.error(expected)
        self.at = match.end()
        return match

    def skip(self, sign: str) -> bool:
        found = self.text.startswith(sign, self.at)
        self.at += found
        return found

    def take_row(self, row: int, stacks: dict[Hex, tuple[Piece, ...]]) -> None:
        """Read the cells of a row, up to the dot behind it or the end."""
        column = 0
        while True:
            gap = _GAP.match(self.text, self.at)
            if gap is not None:
                self.at = gap.end()
                column += int(gap.group())
            stacks[Hex(column - row // 2, row)] = self.take_stack()
            column += 1
            if not self.skip("-"):
                break
        if not self.is_at_end and self.text[self.at] != ".":
            raise self.error(_AFTER_FORM)

    def take_stack(self) -> tuple[Piece, ...]:
        stack = [self.take_piece(_CELL_FORM)]
        while _PIECE.match(self.text, self.at):
            stack.append(self.take_piece(_AFTER_FORM))
        return tuple(stack)

    def take_piece(self, expected: str) -> Piece:
        piece = Piece(self.take(_PIECE, expected).group())
        if self.text.startswith("~", self.at):
            if self.resting is not None:
                raise self.error(f"only one ~, and {self.resting} has it already")
            self.resting = piece
            self.at += 1
        return piece
