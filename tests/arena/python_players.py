"""Python players for the arena: one that plays, and some that do everything wrong."""

from __future__ import annotations

import multiprocessing
import os
from threading import Event, Lock
from time import monotonic

from skep import Action, Board, Hex, Move, Piece
from skep.arena.timing import allowed_seconds
from skep.engine import Limit
from tests.patience import wait_until


class FirstMove:
    """Plays the first legal move, and talks while it does."""

    def choose(self, board: Board, _limit: Limit) -> Action:
        print("first")  # noqa: T201 - as authors do
        move = board.legal_moves[0]
        board.push(move)  # the board is its own
        return move


class Wrong:
    """Does what its name says."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __setstate__(self, state: dict[str, str]) -> None:
        self.__dict__ |= state
        if self.name == "hatch" and multiprocessing.parent_process() is not None:
            Event().wait()  # for good

    def choose(self, board: Board, limit: Limit) -> Action:
        match self.name:
            case "raise":
                raise ZeroDivisionError("no \x1b[31mhoney")
            case "text":
                return "wA1 -wS1"  # type: ignore[return-value]
            case "cheat":
                return Move(Piece("bQ"), Hex(9, 9))
            case "late":
                deadline = monotonic() + allowed_seconds(limit, None)
                wait_until(lambda: monotonic() > deadline, "the time is over")
            case "die":
                os._exit(7)
            case "mute":
                raise MuteError
            case "hide":
                return Hidden()  # type: ignore[return-value]
        return board.legal_moves[0]

    def new_game(self, _board: Board) -> None:
        if self.name == "refuse":
            raise RuntimeError("not today")
        if self.name == "linger" and multiprocessing.parent_process() is not None:
            Event().wait()  # for good


class MuteError(Exception):
    """Cannot say what it is."""

    def __str__(self) -> str:
        raise RuntimeError("no text")


class Hidden:
    """Cannot be shown."""

    def __repr__(self) -> str:
        raise RuntimeError("no repr")


class Locked:
    """Cannot be pickled."""

    def __init__(self) -> None:
        self.lock = Lock()

    def choose(self, board: Board, _limit: Limit) -> Action:
        return board.legal_moves[0]


def make_first_move() -> FirstMove:
    return FirstMove()


not_a_player = 7
