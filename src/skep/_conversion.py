"""Converts actions and settings between the core's numbers and Python's objects."""

from __future__ import annotations

from contextlib import suppress
from operator import index
from typing import TypeAlias

from skep import _core
from skep.errors import WrongTypeError
from skep.hexes import Hex
from skep.moves import PASS, Action, Move
from skep.pieces import PIECES, GameType, Piece, Stacks
from skep.rulesets import Opening, Repetition, RuleSet

Triple: TypeAlias = tuple[int, int, int]
"""A move in the core: the piece's index and the hex."""

_REACH = 2**31


def core_settings(game_type: GameType, ruleset: RuleSet) -> tuple[int, bool, bool]:
    """The game type's index, whether the queen may be first, and whether repetition is a draw."""
    optional = game_type.partition("+")[2]
    return (
        sum(1 << "MLP".index(letter) for letter in optional),
        ruleset.opening is Opening.RULEBOOK,
        ruleset.repetition is Repetition.THREEFOLD,
    )


def core_game(
    game_type: GameType, ruleset: RuleSet, stacks: Stacks, ply: int, resting: Piece | None
) -> _core.Game:
    """A game of the core that starts from a position, which must be valid."""
    pieces = [(piece.index, at.q, at.r) for at, stack in stacks.items() for piece in stack]
    rests = None if resting is None else resting.index
    return _core.Game(*core_settings(game_type, ruleset), pieces, ply, rests)


def to_action(found: Triple | None) -> Action:
    """The core's action as an object.

    This runs for millions of moves, so it builds the tuples directly instead of calling
    their constructors.
    """
    if found is None:
        return PASS
    piece, q, r = found
    return tuple.__new__(Move, (PIECES[piece], tuple.__new__(Hex, (q, r))))


def stacks_of(game: _core.Game) -> Stacks:
    """The occupied hexes of a core game, each with its pieces from the ground up."""
    stacks: dict[Hex, tuple[Piece, ...]] = {}
    for piece, q, r, _ in sorted(game.placed(), key=lambda placed: placed[3]):
        at = Hex(q, r)
        stacks[at] = (*stacks.get(at, ()), PIECES[piece])
    return stacks


def places_of(game: _core.Game) -> list[tuple[int, int] | None]:
    """The hex of each piece by its index; None for those in the reserve, and for index -1."""
    places: list[tuple[int, int] | None] = [None] * (len(PIECES) + 1)
    for piece, q, r, _ in game.placed():
        places[piece] = q, r
    return places


def is_within_reach(at: Hex) -> bool:
    """Whether the core can handle a hex. No hive reaches farther."""
    return -_REACH <= at.q < _REACH and -_REACH <= at.r < _REACH


def checked(action: object) -> Action:
    """The action; raise WrongTypeError if it is not one."""
    if isinstance(action, Move):
        piece, to = action
        if isinstance(piece, Piece) and isinstance(to, Hex):
            if isinstance(to.q, int) and isinstance(to.r, int):
                return action
            with suppress(TypeError):  # NumPy's integers are fine too
                return Move(piece, Hex(index(to.q), index(to.r)))
    elif action is PASS:
        return action
    raise WrongTypeError(f"expected Move(Piece, Hex) or PASS, not {action!r}")


def checked_hex(at: object) -> Hex:
    """The hex, also given as a pair of whole numbers; raise WrongTypeError otherwise."""
    if isinstance(at, tuple) and len(at) == 2:
        with suppress(TypeError):
            return Hex(index(at[0]), index(at[1]))
    raise WrongTypeError(f"expected a Hex, such as Hex(0, 0), not {at!r}")
