"""Positions as planes of numbers, and actions as indices into the action space.

Both use a window of 32 × 32 cells with the hive in its middle, which shows every hive and
all the cells around it. ``native/environment/encoding.hpp`` defines them, and its ``Plane`` says
what to change for another plane; ``docs/environments.md`` describes them.
"""

from __future__ import annotations

import operator
from typing import Final, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from skep import _core
from skep._checks import shown
from skep._conversion import is_within_reach, to_action
from skep.board import Board
from skep.errors import IllegalMoveError, SettingError, WrongTypeError
from skep.moves import PASS, Action
from skep.pieces import PIECES, Color, Insect

WINDOW_SIZE: Final[int] = _core.WINDOW_SIZE
"""The rows and columns of a plane."""
ACTION_COUNT: Final[int] = _core.ACTION_COUNT
"""How many actions there are, legal or not."""
PASS_INDEX: Final = ACTION_COUNT - 1
"""The index of the pass."""
OBSERVATION_SHAPE: Final = (_core.PLANES, WINDOW_SIZE, WINDOW_SIZE)
"""Of an observation: planes, rows, columns."""
MAX_VALUE: Final = 7  # of an observation: 1 + the level of a piece on six others

_NAMES = tuple(piece.name[1:] for piece in PIECES if piece.color is Color.WHITE)
_SIDES = ("own", "enemy")
PLANES: Final[tuple[str, ...]] = (
    *(f"{side} {name}" for side in _SIDES for name in _NAMES),
    *(f"{side} tops" for side in _SIDES),
    "pinned",
    "resting",
    "last moved",
    *(f"{side} reserve {insect.letter}" for side in _SIDES for insect in Insect),
    *(f"{side} queen due" for side in _SIDES),
    "repeated",
)
"""What each plane of an observation shows, in their order."""


def observation(board: Board, color: Color | None = None) -> NDArray[np.uint8]:
    """The planes that a player sees: by default the player to move.

    >>> board = Board("Base")
    >>> ant = board.push("wA1").to
    >>> planes = observation(board)
    >>> planes.shape, int(planes[PLANES.index("enemy A1")].sum())
    ((52, 32, 32), 1)
    """
    return _core.observation(core_game_of(board), (color or board.turn) is Color.BLACK)


def action_mask(board: Board) -> NDArray[np.int8]:
    """1 at the index of each legal action, else 0; all 0 once the game is over."""
    if board.is_over:  # the core does not know of a resignation
        return np.zeros(ACTION_COUNT, np.int8)
    return _core.action_mask(core_game_of(board))


def legal_indices(board: Board) -> list[int]:
    """The indices of the legal actions, in the order of ``board.legal_moves``."""
    return _core.legal_indices(core_game_of(board)) if not board.is_over else []


def action_at(board: Board, index: SupportsIndex) -> Action:
    """The action with an index in this position, legal or not.

    >>> board = Board("Base")
    >>> action_at(board, legal_indices(board)[0])
    Move(piece=Piece('wS1'), to=Hex(q=0, r=0))
    """
    return to_action(_core.action_at(core_game_of(board), checked_index(index)))


def action_index(board: Board, action: Action) -> int:
    """The index of an action in this position."""
    if action is PASS:
        return PASS_INDEX
    piece, to = action
    found = _core.index_for(core_game_of(board), piece.index, *to) if is_within_reach(to) else None
    if found is None:
        raise SettingError(f"{action!r} leads out of the window: no legal action does")
    return found


def push_index(board: Board, index: SupportsIndex) -> Action:
    """Play the action with an index; an illegal one changes nothing."""
    action = action_at(board, index)
    try:
        return board.push(action)
    except IllegalMoveError as error:
        message = f"action {index} is {_described(action)}, which is illegal: {error}"
        raise IllegalMoveError(message, error.explanation) from None


def checked_index(index: SupportsIndex) -> int:
    """The index of an action as an int, if it is one."""
    try:
        value = operator.index(index)
    except TypeError:
        raise WrongTypeError(f"expected the index of an action, not {shown(index)}") from None
    if not 0 <= value < ACTION_COUNT:
        raise SettingError(
            f"the index of an action is from 0 to {ACTION_COUNT - 1}, not {shown(value)}"
        )
    return value


def core_game_of(board: Board) -> _core.Game:
    """The core's side of a board."""
    return board._game  # noqa: SLF001 - the two faces of one core


def _described(action: Action) -> str:
    return "a pass" if action is PASS else f"{action.piece} to {tuple(action.to)}"
