"""Notation: the MoveStrings and GameStrings of the Universal Hive Protocol.

A move names its piece and, relative to a piece on the board, where it goes::

    -X west of X     X- east of X      X  on top of X
    \\X north-west    X/ north-east
    /X south-west    X\\ south-east
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from skep.errors import NotationError
from skep.hexes import Direction, Hex
from skep.moves import PASS, Action, Move, turn_number
from skep.outcomes import Outcome
from skep.pieces import Color, GameType, Piece, Stacks

_BEFORE: Final = {"-": Direction.WEST, "/": Direction.SOUTH_WEST, "\\": Direction.NORTH_WEST}
_AFTER: Final = {"-": Direction.EAST, "/": Direction.NORTH_EAST, "\\": Direction.SOUTH_EAST}
_SIGNS_TO: Final = {
    **{direction: (sign, "") for sign, direction in _BEFORE.items()},
    **{direction: ("", sign) for sign, direction in _AFTER.items()},
}
_SIGNS: Final = tuple(  # by the direction of the reference, seen from the destination
    _SIGNS_TO[direction.opposite] for direction in Direction
)
_REFERENCE_FORM = "a reference such as wQ, -wQ or wQ/"
_NO_REFERENCE = "."  # what some programs write after the piece of the first move
_STATES: Final = {  # by their lower case
    state.lower(): state for state in ("NotStarted", "InProgress", "Draw", "WhiteWins", "BlackWins")
}
_TURN = re.compile(r"(white|black)\[[1-9][0-9]*\]", re.IGNORECASE)


def parse_action(stacks: Stacks, text: str) -> Action:
    """Read a MoveString; the reference may be any piece on the board."""
    tokens = [(match.group(), match.start()) for match in re.finditer(r"\S+", text)]
    if not tokens:
        raise NotationError("empty move", text=text, expected="a move such as wA1 bQ-, or pass")
    if len(tokens) > 2:
        raise NotationError(
            f"unexpected {tokens[2][0][:20]!r}",
            text=text,
            column=tokens[2][1],
            expected="nothing after the reference",
        )
    name, at = tokens[0]
    if name.lower() == "pass" and len(tokens) == 1:
        return PASS
    piece = _parse_piece(name, text, at)
    if not stacks and (len(tokens) == 1 or tokens[1][0] == _NO_REFERENCE):
        return Move(piece, Hex(0, 0))
    if len(tokens) == 1:
        raise NotationError(
            f"{piece} goes nowhere", text=text, column=at + len(name), expected=_REFERENCE_FORM
        )
    return Move(piece, _parse_reference(stacks, *tokens[1], text))


def _parse_piece(name: str, text: str, column: int) -> Piece:
    try:
        return Piece(name)
    except NotationError as error:
        raise error.within(text, column) from None


def _parse_reference(stacks: Stacks, reference: str, column: int, text: str) -> Hex:
    direction: Direction | None = None
    name, start = reference, column
    if reference[0] in _BEFORE:
        direction, name, start = _BEFORE[reference[0]], reference[1:], column + 1
    elif reference[-1] in _AFTER:
        direction, name = _AFTER[reference[-1]], reference[:-1]
    try:
        neighbor = Piece(name)
    except NotationError:
        raise NotationError(
            f"unknown reference {reference[:12]!r}",
            text=text,
            column=start,
            expected=_REFERENCE_FORM,
        ) from None
    at = next((at for at, stack in stacks.items() if neighbor in stack), None)
    if at is None:
        raise NotationError(
            f"{neighbor} is not on the board",
            text=text,
            column=start,
            expected="a reference to a piece on the board",
        )
    return at if direction is None else at.neighbor(direction)


def format_action(stacks: Stacks, action: Action) -> str:
    """Write an action in normal form.

    The reference is the piece to climb onto, or else the first neighbor of the destination,
    counter-clockwise from the east. The mover itself does not count.
    """
    if action is PASS:
        return "pass"
    piece, to = action
    below = _top_without(stacks, to, piece)
    if below is not None:
        return f"{piece} {below}"
    for (before, after), beside in zip(_SIGNS, to.neighbors(), strict=True):
        neighbor = _top_without(stacks, beside, piece)
        if neighbor is not None:
            return f"{piece} {before}{neighbor}{after}"
    if stacks:
        raise NotationError(f"{piece} has no neighbor at {to} to refer to")
    return piece.name


def format_line(stacks: Stacks, actions: Iterable[Action]) -> tuple[str, ...]:
    """Write a line of legal actions that starts from these pieces."""
    after = dict(stacks)
    places = {piece: at for at, stack in stacks.items() for piece in stack}
    texts = []
    for action in actions:
        texts.append(format_action(after, action))
        if isinstance(action, Move):
            piece, to = action
            start = places.get(piece)
            if start is not None:
                below = after.pop(start)[:-1]
                if below:
                    after[start] = below
            after[to] = (*after.get(to, ()), piece)
            places[piece] = to
    return tuple(texts)


def _top_without(stacks: Stacks, at: Hex, mover: Piece) -> Piece | None:
    stack = stacks.get(at)
    if stack is None:
        return None
    if stack[-1] is not mover:
        return stack[-1]
    return stack[-2] if len(stack) > 1 else None


@dataclass(frozen=True, slots=True)
class GameText:
    """The parts of a GameString: game type, state, and moves with their columns.

    The state is empty if the text has none.
    """

    game_type: GameType
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
    try:
        game_type = GameType(fields[0][0])
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
    return GameText(game_type, _STATES.get(state, ""), tuple(fields[3:]))


def format_turn(ply: int) -> str:
    """The TurnString after this many plies."""
    return f"{Color(ply % 2)}[{turn_number(ply)}]"


def format_state(ply: int, outcome: Outcome | None) -> str:
    """The GameStateString."""
    if outcome is not None:
        return outcome.state
    return "InProgress" if ply else "NotStarted"
