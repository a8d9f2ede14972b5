"""GameStrings, one per line: ``Base+MLP;InProgress;White[2];wS1;bS1 wS1-``.

Empty lines and lines that begin with ``#`` are skipped. Files of the field lack the type, the state
or the turn, name a smaller game type than the pieces need, or end with a semicolon.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from skep.board import Board
from skep.errors import NotationError, SkepError
from skep.formats.reading import GameRead, Place
from skep.formats.replaying import RawGame, Replay, replay
from skep.formats.words import read_state
from skep.game import Game
from skep.outcomes import Reason
from skep.rulesets import DEFAULT_RULES

_COMMENT: Final = "#"
_TURN = re.compile(r"(?:white|black)\[[0-9]{1,9}\]", re.IGNORECASE)
_FIRST_MOVE = re.compile(r"[wb][qsbgamlp][123]?\s*\.?", re.IGNORECASE)
_TYPE = re.compile(r"base\s*(?:\+[\w+]*)?|(?:base|[mlp]{1,3})_[wb][0-9]+_\S*", re.IGNORECASE)


def looks_like(first_line: str) -> bool:
    """Whether a file with this line is one of GameStrings."""
    first, semicolon, _ = first_line.partition(";")
    form = _TYPE.fullmatch(first.strip()) or _FIRST_MOVE.fullmatch(first.strip())
    return form is not None or bool(semicolon and read_state(first))


def read(
    lines: Iterator[tuple[int, str]], file: str, rules: str | None = None
) -> Iterator[GameRead]:
    """The games in these numbered lines, one by one."""
    for number, line in lines:
        text = line.strip()
        if text and not text.startswith(_COMMENT):
            yield _replayed(text, Place(file, number), rules).read


def write(game: Game) -> str:
    """The main line as a GameString, without what it can't hold: variations, comments, headers."""
    return game.board().game_string


def precise_error(text: str, rules: str | None, fault: str) -> SkepError:
    """The error of a GameString that somebody typed: with its column, if it is a GameString."""
    try:
        Board.from_game_string(text.strip(), rules or DEFAULT_RULES)
    except SkepError as error:
        return error
    return NotationError(fault)


def _replayed(text: str, place: Place, rules: str | None) -> Replay:
    raw, turn = split_game_string(text, place)
    replayed = replay(raw, rules)
    if replayed.game is not None and turn:
        right = replayed.game.board().turn_string
        if turn.lower() != right.lower():
            raw.repair(f"the turn is written {turn[:20]}, but it is {right}")
    return replayed


def split_game_string(text: str, place: Place) -> tuple[RawGame, str]:
    """What a GameString says, in whatever shape it is, and its turn; empty if there is none."""
    fields = [field.strip() for field in text.split(";")]
    raw = RawGame(place, "", ())
    if len(fields) > 1 and not fields[-1]:
        del fields[-1]
        raw.repair("a semicolon follows the last field")
    at = 0
    if _is_type(fields[0]):  # even if there is no such type
        raw.game_type = fields[0]
        at = 1
    if at < len(fields) and (state := read_state(fields[at])):
        raw.state = state
        raw.reason = Reason.DRAW_AGREED if state == "Draw" else Reason.RESIGNED
        at += 1
    elif at < len(fields):
        raw.repair("the state is missing")
    turn = fields[at] if at < len(fields) and _TURN.fullmatch(fields[at]) else ""
    if turn:
        at += 1
    elif at < len(fields):
        raw.repair("the turn is missing")
    raw.moves = fields[at:]
    return raw, turn


def _is_type(field: str) -> bool:
    """Whether a first field stands for the game type."""
    return not (read_state(field) or _TURN.fullmatch(field) or _FIRST_MOVE.fullmatch(field))
