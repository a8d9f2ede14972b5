"""Reads files of games: one GameString per line, PGN, or the JSON lines of a contest.

The content decides the format, never the file's name.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from skep.board import Board
from skep.errors import FileError, IllegalMoveError, NotationError
from skep.notation import format_turn, parse_game
from skep.outcomes import Reason
from skep.rulebook import Rule

__all__ = ["GameEntry", "read_games", "replayed"]

_EXPECTED: Final = "one GameString per line, PGN, or the JSON lines of skep match --out"

_TAG = re.compile(r'\[\s*(\w+)\s+"(.*)"\s*\]')
_COMMENT = re.compile(r"\{[^}]*(?:\}|$)")
_MOVE_NUMBER = re.compile(r"(?:^|\s)[0-9]+\.+\s*")
_RESULTS: Final = {  # UHP's words and chess's, in lower case
    "whitewins": "WhiteWins",
    "blackwins": "BlackWins",
    "draw": "Draw",
    "1-0": "WhiteWins",
    "0-1": "BlackWins",
    "1/2-1/2": "Draw",
}
_RESULT = re.compile(
    r"(?:^|\s)(NotStarted|InProgress|Draw|WhiteWins|BlackWins|1-0|0-1|1/2-1/2|\*)\s*$",
    re.IGNORECASE,
)
_REASONS: Final = frozenset(str(reason.value) for reason in Reason)


class GameEntry(NamedTuple):
    """A game in a file, and the line where it starts, counting from 1."""

    line: int
    game: str
    """A GameString, or the text that should be one."""
    problem: str = ""
    """Why that is not a GameString; empty if it is."""


def read_games(text: str, name: str) -> list[GameEntry]:
    """The games in a text; raise a FileError that calls the file ``name`` if none is readable."""
    first = next(filter(str.strip, text.splitlines()), "").strip()
    if not first:
        raise FileError(f"{name} is empty; expected {_EXPECTED}")
    if _object(first) is not None:
        entries = list(_json_games(text))
    elif _TAG.fullmatch(first):
        entries = list(_pgn_games(text))
    else:
        entries = list(_game_strings(text))
    if not entries:
        raise FileError(f"{name} has no games yet")
    if all(entry.problem for entry in entries):
        line, _, problem = entries[0]
        raise FileError(
            f"{name} has no readable game; line {line}: {problem}. Expected {_EXPECTED}"
        )
    return entries


def replayed(game_string: str, rules: str) -> Board:
    """The board after a GameString. An error says which rules would accept the game."""
    try:
        return Board.from_game_string(game_string, rules)
    except IllegalMoveError as error:
        if error.explanation.rule is not Rule.QUEEN_FIRST:
            raise
        advice = f"{error} --rules rulebook accepts it."
        raise IllegalMoveError(advice, error.explanation) from None


def _game_strings(text: str) -> Iterator[GameEntry]:
    for line_number, line in enumerate(text.splitlines(), start=1):
        if line.strip() and not line.startswith("#"):  # a comment, as in opening sets
            yield _entry(line_number, line.strip())


def _json_games(text: str) -> Iterator[GameEntry]:
    for line_number, line in enumerate(text.splitlines(), start=1):
        values = _object(line)
        if not line.strip() or (values is not None and "format" in values):  # the header
            continue
        found = (values or {}).get("game_string", (values or {}).get("game"))
        if isinstance(found, str):
            yield _entry(line_number, found)
        else:
            missing = "is not a JSON object" if values is None else "has no game_string"
            yield GameEntry(line_number, line.strip(), f"{line.strip()[:40]!r} {missing}")


@dataclass
class _PgnGame:
    line: int
    tags: dict[str, str] = field(default_factory=dict)
    moves: list[str] = field(default_factory=list)
    """The lines after the tags."""

    def entry(self) -> GameEntry:
        whole_text = _COMMENT.sub(" ", "\n".join(self.moves)).rstrip()
        closing = _RESULT.search(whole_text)
        moves_text = whole_text if closing is None else whole_text[: closing.start()]
        before, *moves = (" ".join(part.split()) for part in _MOVE_NUMBER.split(moves_text))
        if "gametype" not in self.tags:
            return GameEntry(self.line, moves_text.strip(), "the PGN game has no GameType tag")
        if before:
            return GameEntry(
                self.line,
                moves_text.strip(),
                f"{before[:40]!r} before the first move; expected a move such as '1. wS1'",
            )
        state = self._result(closing[1] if closing else "")
        state = state or ("InProgress" if moves else "NotStarted")
        header = (self.tags["gametype"], state, format_turn(len(moves)))
        return _entry(self.line, ";".join((*header, *moves)))

    def _result(self, closing: str) -> str | None:
        """How the game ended, from its Result tag or its last word; None if it goes on."""
        is_ours = "openingplies" in self.tags  # a tag that only the arena writes
        if is_ours and self.tags.get("termination") not in _REASONS:
            return None  # ended by the ply cap or a fault: nobody won on the board
        tag = self.tags.get("result", "")
        return _RESULTS.get(tag.lower()) or _RESULTS.get(closing.lower())


def _pgn_games(text: str) -> Iterator[GameEntry]:
    game: _PgnGame | None = None
    in_comment = False
    for line_number, line in enumerate(text.splitlines(), start=1):
        tag = None if in_comment else _TAG.fullmatch(line.strip())
        if tag is None:
            if game is not None and line.strip():
                game.moves.append(line)
            opened, closed = line.rfind("{"), line.rfind("}")
            in_comment = opened > closed if max(opened, closed) >= 0 else in_comment
            continue
        if game is None or game.moves:
            if game is not None:
                yield game.entry()
            game = _PgnGame(line_number)
        game.tags[tag[1].lower()] = tag[2]
    if game is not None:
        yield game.entry()


def _entry(line: int, game: str) -> GameEntry:
    try:
        parse_game(game)
    except NotationError as error:
        return GameEntry(line, game, str(error))
    return GameEntry(line, game)


def _object(line: str) -> dict[str, Any] | None:
    """The JSON object in a line, if there is one."""
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) else None
