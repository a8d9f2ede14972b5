"""Positions and actions in numbers: the planes that a player sees, and a number an action.

Both are over a window of 32 × 32 cells with the hive in its middle, which shows every
hive and all the cells around it. The native core defines them (``native/environment``);
``docs/environments.md`` describes them.
"""

from __future__ import annotations

from operator import index
from typing import Final, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from skep import _core
from skep._conversion import is_within_reach, to_action
from skep.board import Board
from skep.errors import IllegalMoveError, SettingError
from skep.moves import PASS, Action
from skep.pieces import PIECES, Color, Insect

WINDOW_SIZE: Final[int] = _core.WINDOW_SIZE
ACTION_COUNT: Final[int] = _core.NUMBERS
PASS_NUMBER: Final = ACTION_COUNT - 1
OBSERVATION_SHAPE: Final = (_core.PLANES, WINDOW_SIZE, WINDOW_SIZE)
HIGHEST_VALUE: Final = 7  # of an observation: 1 + the level of a piece on six others

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
    return _core.observation(_core_game(board), (color or board.turn) is Color.BLACK)


def action_mask(board: Board) -> NDArray[np.int8]:
    """1 for each number that is a legal action, else 0; once the game is over, 0 for all."""
    if board.is_over:  # the core does not know of a resignation
        return np.zeros(ACTION_COUNT, np.int8)
    return _core.action_mask(_core_game(board))


def legal_numbers(board: Board) -> list[int]:
    """The numbers of the legal actions, in the order of ``board.legal_moves``."""
    return _core.legal_numbers(_core_game(board)) if not board.is_over else []


def action_with(board: Board, number: SupportsIndex) -> Action:
    """The action that a number means in this position, legal or not.

    >>> board = Board("Base")
    >>> action_with(board, legal_numbers(board)[0])
    Move(piece=Piece('wS1'), to=Hex(q=0, r=0))
    """
    return to_action(_core.action_with(_core_game(board), checked_number(number)))


def action_number(board: Board, action: Action) -> int:
    """The number of an action in this position."""
    if action is PASS:
        return PASS_NUMBER
    piece, to = action
    number = _core.number_for(_core_game(board), piece.index, *to) if is_within_reach(to) else None
    if number is None:
        raise SettingError(f"{action!r} leads out of the window: no legal action does")
    return number


def push_number(board: Board, number: SupportsIndex) -> Action:
    """Play the action of that number; an illegal one changes nothing."""
    action = action_with(board, number)
    try:
        return board.push(action)
    except IllegalMoveError as error:
        message = f"action {number} is {_told(action)}, which is illegal: {error}"
        raise IllegalMoveError(message, error.explanation) from None


def checked_number(number: SupportsIndex) -> int:
    """The number of an action, if it is one."""
    try:
        value = index(number)
    except TypeError:
        raise TypeError(f"an action is an integer, not {number!r}") from None
    if not 0 <= value < ACTION_COUNT:
        raise SettingError(f"an action is a number from 0 to {ACTION_COUNT - 1}, not {value}")
    return value


def _core_game(board: Board) -> _core.Game:
    return board._game  # noqa: SLF001 - the two faces of one core


def _told(action: Action) -> str:
    return "a pass" if action is PASS else f"{action.piece} to {tuple(action.to)}"
