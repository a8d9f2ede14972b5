"""Questions with several answers; the rules decide which is right."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from skep.board import Board
from skep.lessons.looking import cell, free_sides, queen
from skep.moves import PASS, Move
from skep.pieces import Color

Question: TypeAlias = Callable[[Board], str]


def sides_left(color: Color) -> Question:
    """How many sides of a player's queen are free?"""
    return lambda board: str(free_sides(board, color))


def may_go(piece: str, reference: str) -> Question:
    """May a piece go to a place?"""
    return lambda board: _yes_no(cell(board, reference) in board.destinations(piece))


def may_act(piece: str) -> Question:
    """May a piece be moved or placed at all?"""
    return lambda board: _yes_no(bool(board.destinations(piece)))


def must_pass(board: Board) -> str:
    """Must the player to move pass?"""
    return _yes_no(PASS in board.legal_moves)


def result(board: Board) -> str:
    """How has the game ended, if it has?"""
    outcome = board.outcome()
    if outcome is None:
        return "nobody"
    return "draw" if outcome.winner is None else outcome.winner.id


def result_after(move: str) -> Question:
    """How does the game end with a move, if it does?"""

    def answer(board: Board) -> str:
        board.push(move)
        return result(board)

    return answer


def what_is_open(board: Board) -> str:
    """What may the player to move do: place the queen, place anything, or move as well?"""
    pieces = {action.piece for action in board.legal_moves if isinstance(action, Move)}
    if pieces == {queen(board.turn)}:
        return "only-queen"
    placed = any(board.locate(piece) is not None for piece in pieces)
    return "place-or-move" if placed else "any-piece"


def _yes_no(true: bool) -> str:
    return "yes" if true else "no"
