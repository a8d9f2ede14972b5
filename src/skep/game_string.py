"""GameStrings: how the Universal Hive Protocol writes games, on one line each."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from skep.errors import NotationError
from skep.moves import turn_number
from skep.outcomes import Outcome
from skep.pieces import Color, GameType
from skep.position_string import is_position_string, parse_position
from skep.rulebook import Position

_STATES: Final = {  # by their lower case
    state.lower(): state for state in ("NotStarted", "InProgress", "Draw", "WhiteWins", "BlackWins")
}
_TURN = re.compile(r"(white|black)\[[1-9][0-9]*\]", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class GameText:
    """The parts of a GameString: game type, state, and moves with their columns.

    ``start`` is None unless a position string is in the place of the game type. The state is empty
    if the text has none.
    """

    game_type: GameType
    start: Position | None
    state: str
    moves: tuple[tuple[str, int], ...]


def parse_game(text: str) -> GameText:
    """Split a GameString into its parts. State and turn must be well formed, but need not be right.

    A ``;`` after the last field is ignored.
    """
    fields = []
    column = 0
    for field in text.split(";"):
        fields.append((field.strip(), column + len(field) - len(field.lstrip())))
        column += len(field) + 1
    if len(fields) > 1 and not fields[-1][0]:
        del fields[-1]
    start = None
    try:
        if is_position_string(fields[0][0]):
            start = parse_position(fields[0][0])
        game_type = start.game_type if start else GameType(fields[0][0])
    except NotationError as error:
        raise error.within(text, fields[0][1]) from None
    state = fields[1][0].lower() if len(fields) > 1 else ""
    if len(fields) > 1 and state not in _STATES:
        raise NotationError(
            f"unknown game state {fields[1][0][:20]!r}",
            text=text,
            column=fields[1][1],
            expected="one of " + ", ".join(_STATES.values()),
        )
    if len(fields) == 2 or (len(fields) > 2 and not _TURN.fullmatch(fields[2][0])):
        found = fields[2] if len(fields) > 2 else ("", column - 1)
        raise NotationError(
            f"unknown turn {found[0][:20]!r}",
            text=text,
            column=found[1],
            expected="a turn such as White[1]",
        )
    return GameText(game_type, start, _STATES.get(state, ""), tuple(fields[3:]))


def format_turn(ply: int) -> str:
    """The TurnString after this many plies."""
    return f"{Color(ply % 2)}[{turn_number(ply)}]"


def format_state(ply: int, outcome: Outcome | None) -> str:
    """The GameStateString."""
    if outcome is not None:
        return outcome.state
    return "InProgress" if ply else "NotStarted"
