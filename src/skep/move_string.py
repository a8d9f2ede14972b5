"""MoveStrings: how the Universal Hive Protocol writes moves.

A move names its piece and, relative to a piece on the board, where it goes::

    -X west of X     X- east of X      X  on top of X
    \\X north-west    X/ north-east
    /X south-west    X\\ south-east
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from skep.errors import NotationError
from skep.hexes import Direction, Hex
from skep.moves import PASS, Action, Move
from skep.pieces import PIECES, Piece, Stacks

_BEFORE: Final = {"-": Direction.WEST, "/": Direction.SOUTH_WEST, "\\": Direction.NORTH_WEST}
_AFTER: Final = {"-": Direction.EAST, "/": Direction.NORTH_EAST, "\\": Direction.SOUTH_EAST}
_SIGNS_TO: Final = {
    **{direction: (sign, "") for sign, direction in _BEFORE.items()},
    **{direction: ("", sign) for sign, direction in _AFTER.items()},
}
_SIGNS: Final = tuple(  # by the direction of the reference, seen from the destination
    _SIGNS_TO[direction.opposite] for direction in Direction
)
_ORIGIN: Final = Hex(0, 0)
_REFERENCE_FORM = "a reference such as wQ, -wQ or wQ/"
_NO_REFERENCE = "."  # what some programs write after the piece of the first move
_SHORT: Final = 16  # characters; longer texts are not kept in memory


class MoveText(NamedTuple):
    """What a MoveString says by itself, in the core's numbers; -1 stands for no piece.

    A pass has no piece, and the first move has no reference.
    """

    piece: int
    reference: int
    dq: int
    """How far from the reference the piece goes."""
    dr: int


_PASS_TEXT: Final = MoveText(-1, -1, 0, 0)


def split_move(text: str) -> MoveText:
    """Split a MoveString, without looking at the board.

    All normal forms together fit into the cache, so a replay splits hardly any text itself.
    """
    return _split_short(text) if len(text) <= _SHORT else _split(text)


def _split(text: str) -> MoveText:
    tokens = _tokens(text)
    name, at = tokens[0]
    if name.lower() == "pass" and len(tokens) == 1:
        return _PASS_TEXT
    piece = _parse_piece(name, text, at)
    if len(tokens) == 1 or tokens[1][0] == _NO_REFERENCE:
        return MoveText(piece.index, -1, 0, 0)
    return MoveText(piece.index, *_split_reference(text, *tokens[1]))


_split_short = lru_cache(maxsize=1 << 14)(_split)


def parse_action(stacks: Stacks, text: str) -> Action:
    """Read a MoveString; the reference may be any piece on the board."""
    move = split_move(text)
    if move is _PASS_TEXT:
        return PASS
    piece = PIECES[move.piece]
    if move.reference < 0:
        if stacks:
            raise _no_destination(piece, text)
        return Move(piece, _ORIGIN)
    to = _place(stacks, move.reference, move.dq, move.dr)
    if to is None:
        raise _absent(move.reference, text, *_tokens(text)[1])
    return Move(piece, to)


def parse_place(stacks: Stacks, text: str) -> Hex:
    """Read a reference by itself: ``bQ`` is where that piece is, and ``bQ-`` is to its right."""
    name = text.strip()
    column = text.find(name)
    if not name:
        raise _unknown_reference(name, text, column)
    reference, dq, dr = _split_reference(text, name, column)
    place = _place(stacks, reference, dq, dr)
    if place is None:
        raise _absent(reference, text, name, column)
    return place


def _place(stacks: Stacks, reference: int, dq: int, dr: int) -> Hex | None:
    """The hex this far from a piece; None if the piece is not on the board."""
    neighbor = PIECES[reference]
    for at, stack in stacks.items():
        if neighbor in stack:
            return Hex(at.q + dq, at.r + dr)
    return None


def _absent(neighbor: int, text: str, reference: str, column: int) -> NotationError:
    return NotationError(
        f"{PIECES[neighbor]} is not on the board",
        text=text,
        column=column + (reference[0] in _BEFORE),
        expected="a reference to a piece on the board",
    )


def _tokens(text: str) -> list[tuple[str, int]]:
    """The one or two words of a MoveString, with their columns."""
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
    return tokens


def _parse_piece(name: str, text: str, column: int) -> Piece:
    try:
        return Piece(name)
    except NotationError as error:
        raise error.within(text, column) from None


def _split_reference(text: str, reference: str, column: int) -> tuple[int, int, int]:
    """The number of the piece that a reference names, and how far from it the reference points."""
    dq, dr = 0, 0
    name, start = reference, column
    if reference[0] in _BEFORE:
        dq, dr = _ORIGIN.neighbor(_BEFORE[reference[0]])
        name, start = reference[1:], column + 1
    elif reference[-1] in _AFTER:
        dq, dr = _ORIGIN.neighbor(_AFTER[reference[-1]])
        name = reference[:-1]
    try:
        return Piece(name).index, dq, dr
    except NotationError:
        raise _unknown_reference(reference, text, start) from None


def _unknown_reference(reference: str, text: str, column: int) -> NotationError:
    return NotationError(
        f"unknown reference {reference[:12]!r}", text=text, column=column, expected=_REFERENCE_FORM
    )


def _no_destination(piece: Piece, text: str) -> NotationError:
    (name, at), *others = _tokens(text)
    for reference, column in others:
        return _unknown_reference(reference, text, column)
    return NotationError(
        f"{piece} goes nowhere", text=text, column=at + len(name), expected=_REFERENCE_FORM
    )


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
    return tuple(map(MoveWriter(stacks).play, actions))


class MoveWriter:
    """Writes legal actions as they are played and taken back, which is faster than with a board."""

    def __init__(self, stacks: Stacks) -> None:
        self._stacks = dict(stacks)
        self._places = {piece: at for at, stack in stacks.items() for piece in stack}
        self._played: list[tuple[Piece, Hex | None] | None] = []  # from where; None for a pass

    def play(self, action: Action) -> str:
        """Play an action, and write it in normal form."""
        text = format_action(self._stacks, action)
        if isinstance(action, Move):
            piece, to = action
            start = self._lift(piece)
            self._put(piece, to)
            self._played.append((piece, start))
        else:
            self._played.append(None)
        return text

    def take_back(self) -> None:
        """Take back the last action."""
        played = self._played.pop()
        if played is not None:
            piece, start = played
            self._lift(piece)
            if start is not None:
                self._put(piece, start)

    def _lift(self, piece: Piece) -> Hex | None:
        start = self._places.pop(piece, None)
        if start is not None:
            below = self._stacks.pop(start)[:-1]
            if below:
                self._stacks[start] = below
        return start

    def _put(self, piece: Piece, to: Hex) -> None:
        self._stacks[to] = (*self._stacks.get(to, ()), piece)
        self._places[piece] = to


def _top_without(stacks: Stacks, at: Hex, mover: Piece) -> Piece | None:
    stack = stacks.get(at)
    if stack is None:
        return None
    if stack[-1] is not mover:
        return stack[-1]
    return stack[-2] if len(stack) > 1 else None
