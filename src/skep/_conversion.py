"""Actions and settings as the core takes them (numbers) and as Python has them (objects)."""

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
"""A move of the core: the piece's number and the hex."""

_REACH = 2**31


def core_settings(game_type: GameType, ruleset: RuleSet) -> tuple[int, bool, bool]:
    """The game's number, whether the queen may be first, and whether a third occurrence ends it."""
    optional = game_type.partition("+")[2]
    return (
        sum(1 << "MLP".index(letter) for letter in optional),
        ruleset.opening is Opening.RULEBOOK,
        ruleset.repetition is Repetition.THREEFOLD,
    )


def to_action(found: Triple | None) -> Action:
    """An action of the core as an object.

    This is where moves are made by the million: the tuples are built without the
    detour through the constructors that name their fields.
    """
    if found is None:
        return PASS
    piece, q, r = found
    return tuple.__new__(Move, (PIECES[piece], tuple.__new__(Hex, (q, r))))


def stacks_of(game: _core.Game) -> Stacks:
    """The occupied hexes of a game of the core, each with its pieces from the ground up."""
    stacks: dict[Hex, tuple[Piece, ...]] = {}
    for piece, q, r, _ in sorted(game.placed(), key=lambda placed: placed[3]):
        at = Hex(q, r)
        stacks[at] = (*stacks.get(at, ()), PIECES[piece])
    return stacks


def is_within_reach(at: Hex) -> bool:
    """Whether the core can be asked about a hex. No hive ever gets beyond."""
    return -_REACH <= at.q < _REACH and -_REACH <= at.r < _REACH


def checked(action: object) -> Action:
    """The action, if it is one."""
    if isinstance(action, Move):
        piece, to = action
        if isinstance(piece, Piece) and isinstance(to, Hex):
            if isinstance(to.q, int) and isinstance(to.r, int):
                return action
            with suppress(TypeError):  # the integers of NumPy will do as well
                return Move(piece, Hex(index(to.q), index(to.r)))
    elif action is PASS:
        return action
    raise WrongTypeError(f"expected Move(Piece, Hex) or PASS, not {action!r}")


def checked_hex(at: object) -> Hex:
    """The hex, if it is one; a pair of whole numbers will do."""
    if isinstance(at, tuple) and len(at) == 2:
        with suppress(TypeError):
            return Hex(index(at[0]), index(at[1]))
    raise WrongTypeError(f"expected a Hex, such as Hex(0, 0), not {at!r}")
