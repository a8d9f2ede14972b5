"""Reads the answers of learners, and checks them first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias, TypeGuard

from skep.errors import NotationError
from skep.hexes import Hex
from skep.moves import Move
from skep.pieces import Piece

Answer: TypeAlias = Mapping[str, object]
"""``{"piece", "to"}``, ``{"targets"}``, ``{"choice"}`` or ``{"pieces"}``, as in JSON."""

MAX_ITEMS: Final = 200  # more than any exercise has places or pieces
MAX_COORDINATE: Final = 99  # farther out than any hive of a lesson


def read_move(answer: Answer) -> Move:
    """The move of an answer such as ``{"piece": "wA1", "to": [1, 0]}``."""
    return Move(_piece(answer.get("piece")), _hex(answer.get("to")))


def read_targets(answer: Answer) -> frozenset[Hex]:
    """The places of an answer such as ``{"targets": [[1, 0], [0, 2]]}``."""
    return frozenset(map(_hex, _items(answer, "targets")))


def read_choice(answer: Answer, choices: tuple[str, ...]) -> str:
    """The choice of an answer such as ``{"choice": "yes"}``."""
    choice = answer.get("choice")
    if not isinstance(choice, str) or choice not in choices:
        raise _malformed("choice", choice, f"one of {', '.join(choices)}")
    return choice


def read_pieces(answer: Answer) -> frozenset[Piece]:
    """The pieces of an answer such as ``{"pieces": ["wA1", "wQ"]}``."""
    return frozenset(map(_piece, _items(answer, "pieces")))


def _items(answer: Answer, name: str) -> list[object] | tuple[object, ...]:
    items = answer.get(name)
    if not _is_list(items) or len(items) > MAX_ITEMS:
        raise _malformed(name, items, f"a list of at most {MAX_ITEMS}")
    return items


def _piece(value: object) -> Piece:
    if not isinstance(value, str):
        raise _malformed("piece", value, "a piece such as wQ or bA1")
    return Piece(value)


def _hex(value: object) -> Hex:
    if _is_list(value) and len(value) == 2:
        q, r = value
        if _is_coordinate(q) and _is_coordinate(r):
            return Hex(q, r)
    raise _malformed("place", value, f"two numbers from -{MAX_COORDINATE} to {MAX_COORDINATE}")


def _is_list(value: object) -> TypeGuard[list[object] | tuple[object, ...]]:
    return isinstance(value, list | tuple)


def _is_coordinate(value: object) -> TypeGuard[int]:
    return type(value) is int and abs(value) <= MAX_COORDINATE


def _malformed(what: str, value: object, expected: str) -> NotationError:
    found = "no" if value is None else "unreadable"
    return NotationError(f"{found} {what} in the answer", expected=expected)
