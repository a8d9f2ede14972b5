"""Perft in parts, each short, so that a long count can be shown and stopped."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, NamedTuple

from skep import _core
from skep.board import Board
from skep.rulesets import Repetition

MAX_PERFT_DEPTH: Final[int] = _core.MAX_PERFT_DEPTH

_AT_ONCE = 2e7  # lines in a part, roughly
_SAMPLE = 3  # plies that are counted to estimate the rest


class Part(NamedTuple):
    """The lines under one node, and the share of the whole tree that this node stands for."""

    share: float
    nodes: int


def perft_parts(board: Board, depth: int) -> Iterator[Part]:
    """Count the lines of ``depth`` actions in parts; the board is not changed."""
    if board.perft(1) == 0:  # also after a resignation or an agreed draw, which a replay would lose
        return iter((Part(1.0, board.perft(depth)),))
    # In perft, repetitions never end a line.
    ruleset = replace(board.ruleset, repetition=Repetition.NONE)
    return _parts(Board.from_game_string(board.game_string, ruleset), depth, 1.0)


def _parts(board: Board, depth: int, share: float) -> Iterator[Part]:
    if depth <= _SAMPLE or board.perft(_SAMPLE) ** (depth / _SAMPLE) <= _AT_ONCE:
        yield Part(share, board.perft(depth))
        return
    moves = board.legal_moves
    for move in moves:
        board.push(move)
        yield from _parts(board, depth - 1, share / len(moves))
        board.pop()
