"""Hive, the board game of insects: exact rules, a fast core, and reasons for every verdict.

>>> import skep
>>> board = skep.Board("Base")
>>> board.push("wS1"), board.push("bS1 wS1-")[0]
(Move(piece=Piece('wS1'), to=Hex(q=0, r=0)), Piece('bS1'))
>>> print(skep.sentence(board.explain("wA1 bS1-")))
A new piece must not touch the opponent's pieces, but Black's spider bS1 is next to this cell.
"""

from skep.board import Board
from skep.errors import (
    EmptyHistoryError,
    EngineAnswerError,
    EngineDiedError,
    EngineError,
    EngineFloodError,
    EngineRefusedError,
    EngineStartError,
    EngineTimeoutError,
    FileError,
    GameOverError,
    GameStateError,
    IllegalMoveError,
    InvalidPositionError,
    NotationError,
    PlayerError,
    SettingError,
    SkepError,
    TooHardError,
    WrongTypeError,
)
from skep.hexes import Direction, Hex, Symmetry
from skep.legal_moves import LegalMoves
from skep.moves import PASS, Action, Move, Pass, Throw
from skep.outcomes import Outcome, Reason
from skep.pieces import PIECES, Color, GameType, Insect, Piece
from skep.progress import Progress
from skep.rulebook import Explanation, Rule, sentence
from skep.rulesets import PRESETS, Opening, Repetition, RuleSet

__version__ = "0.1.0"

__all__ = [
    "PASS",
    "PIECES",
    "PRESETS",
    "Action",
    "Board",
    "Color",
    "Direction",
    "EmptyHistoryError",
    "EngineAnswerError",
    "EngineDiedError",
    "EngineError",
    "EngineFloodError",
    "EngineRefusedError",
    "EngineStartError",
    "EngineTimeoutError",
    "Explanation",
    "FileError",
    "GameOverError",
    "GameStateError",
    "GameType",
    "Hex",
    "IllegalMoveError",
    "Insect",
    "InvalidPositionError",
    "LegalMoves",
    "Move",
    "NotationError",
    "Opening",
    "Outcome",
    "Pass",
    "Piece",
    "PlayerError",
    "Progress",
    "Reason",
    "Repetition",
    "Rule",
    "RuleSet",
    "SettingError",
    "SkepError",
    "Symmetry",
    "Throw",
    "TooHardError",
    "WrongTypeError",
    "sentence",
]
