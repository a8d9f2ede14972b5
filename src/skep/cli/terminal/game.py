"""A game in the terminal: the board, who plays which side, and whose decision it is."""

from __future__ import annotations

from enum import Enum, auto

from skep.board import Board
from skep.cli.terminal.players import Seat, Seats
from skep.cli.terminal.saved_game import SavedGame
from skep.moves import PASS, Action


class Waiting(Enum):
    """Who has to act next."""

    HUMAN = auto()
    COMPUTER = auto()
    PASS = auto()  # nobody: a pass is the only legal action
    NOBODY = auto()  # the game is over


class TerminalGame:
    """One game in the terminal. Unlike a board, it knows who plays."""

    def __init__(self, saved: SavedGame) -> None:
        self.board = saved.board.copy()
        self.rules = saved.rules
        self.seats: Seats = saved.seats
        self.level = saved.level

    @property
    def saved(self) -> SavedGame:
        """The game as it stands."""
        return SavedGame(self.board.copy(), self.rules, self.seats, self.level)

    @property
    def waiting(self) -> Waiting:
        if self.saved.finished:
            return Waiting.NOBODY
        if self.board.legal_moves[0] is PASS:
            return Waiting.PASS
        human = self.seats[self.board.turn] is Seat.HUMAN
        return Waiting.HUMAN if human else Waiting.COMPUTER

    def push(self, action: Action) -> None:
        self.board.push(action)

    def resign(self) -> None:
        self.board.resign()

    def undo(self) -> bool:
        """Go back to the last time a person decided something; False if there is none."""
        if self.board.reopen() is not None:
            return True
        earlier = self.board.copy()
        while earlier.history:
            earlier.pop()
            human = self.seats[earlier.turn] is Seat.HUMAN
            if human and earlier.legal_moves[0] is not PASS:
                self.board = earlier
                return True
        return False

    def restarted(self) -> TerminalGame:
        """A new game with the same settings."""
        board = Board(self.board.game_type, self.board.ruleset)
        return TerminalGame(SavedGame(board, self.rules, self.seats, level=self.level))
