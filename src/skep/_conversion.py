"""Actions as the core tells them (numbers) and as Python speaks of them (objects)."""

from __future__ import annotations

from typing import TypeAlias

from skep.hexes import Hex
from skep.moves import PASS, Action, Move
from skep.pieces import PIECES, Piece

Triple: TypeAlias = tuple[int, int, int]
"""A move of the core: the piece's number and the hex."""

_REACH = 2**31


def to_action(found: Triple | None) -> Action:
    """An action of the core as an object.

    This is where moves are made by the million: the tuples are built without the
    detour through the constructors that name their fields.
    """
    if found is None:
        return PASS
    piece, q, r = found
    return tuple.__new__(Move, (PIECES[piece], tuple.__new__(Hex, (q, r))))


def is_within_reach(at: Hex) -> bool:
    """Whether the core can be asked about a hex. No hive ever gets beyond."""
    return -_REACH <= at.q < _REACH and -_REACH <= at.r < _REACH


def checked(action: object) -> Action:
    """The action, if it is one."""
    if isinstance(action, Move):
        piece, to = action
        is_hex = isinstance(to, Hex) and isinstance(to.q, int) and isinstance(to.r, int)
        if is_hex and isinstance(piece, Piece):
            return action
    elif action is PASS:
        return action
    raise TypeError(f"expected Move(Piece, Hex) or PASS, not {action!r}")
