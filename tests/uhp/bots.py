"""Bots as their authors would write them; ``python bots.py NAME`` serves one over UHP."""

from __future__ import annotations

import os
import sys
from random import Random
from threading import Event

from skep import Action, Board
from skep.engine import Limit
from skep.uhp import BoolOption, EnumOption, IntOption, StringOption, serve


class RandomBot:
    """Plays any legal move, and talks while it does."""

    def __init__(self) -> None:
        self._random = Random(1)

    def choose(self, board: Board, _limit: Limit) -> Action:
        print("let me think")  # noqa: T201 - as authors do
        return self._random.choice(board.legal_moves)


class IntrudingBot:
    """Reads and writes where the protocol does, like a library or a process that it starts."""

    def choose(self, board: Board, _limit: Limit) -> Action:
        os.write(1, b"deep thoughts\n")
        return board.parse_move(os.read(0, 100).decode() or "wS1")


class OptionBot:
    """Has one option of each easy kind, and plays the move of an index."""

    name = "Choosy\nbot"
    version = "2.5"

    def __init__(self) -> None:
        self.index = IntOption("Index", 0, 0, 3, "which legal move to play")
        self.options = (
            self.index,
            BoolOption("Brave", False, "no effect"),
            EnumOption("Mood", "calm", ("calm", "wild"), "no effect"),
            StringOption("Motto", "", "no effect"),
        )

    def choose(self, board: Board, _limit: Limit) -> Action:
        return board.legal_moves[self.index.value]


class FailingBot:
    """Fails in the way that the number of the ply says."""

    def new_game(self, board: Board) -> None:
        if board.ply == 2:
            raise RuntimeError("not that opening")

    def choose(self, board: Board, _limit: Limit) -> Action:
        match board.ply:
            case 0:
                raise ZeroDivisionError("no honey left")
            case 1:
                return "bS1 wS1-"  # type: ignore[return-value]
            case 2:
                return board.peek()
            case 3:
                sys.exit("gone")
            case _:
                return board.legal_moves[0]


class SleepyBot:
    """Never returns."""

    def choose(self, board: Board, _limit: Limit) -> Action:
        Event().wait()  # for good
        return board.legal_moves[0]


class PatientBot:
    """Thinks until it is stopped."""

    def __init__(self) -> None:
        self._stopped = Event()

    def choose(self, board: Board, _limit: Limit) -> Action:
        self._stopped.wait()
        self._stopped.clear()
        return board.legal_moves[0]

    def stop(self) -> None:
        self._stopped.set()


BOTS = (RandomBot, IntrudingBot, OptionBot, FailingBot, SleepyBot, PatientBot)


def main() -> None:
    (kind,) = (kind for kind in BOTS if kind.__name__ == sys.argv[1])
    bot = kind()
    serve(bot, options=getattr(bot, "options", ()))


if __name__ == "__main__":
    main()
