"""Sets up a game by asking questions; Enter takes the default answer."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from skep.board import Board
from skep.cli.terminal.lines import Keyboard, LineTooLongError
from skep.cli.terminal.players import Seat, Seats
from skep.cli.terminal.reading import is_help
from skep.cli.terminal.saved_game import SavedGame
from skep.cli.terminal.screen import Screen
from skep.cli.terminal.words import Words
from skep.engine import FULL_LEVEL
from skep.pieces import Color, GameType

TWO_PEOPLE: Seats = {Color.WHITE: Seat.HUMAN, Color.BLACK: Seat.HUMAN}


class Leaving(Exception):  # noqa: N818 - no error
    """The player left instead of answering."""


class Setup:
    """Asks what to play."""

    def __init__(self, screen: Screen, keyboard: Keyboard, words: Words) -> None:
        self._screen = screen
        self._keyboard = keyboard
        self._words = words

    def wants_to_resume(self, game: SavedGame) -> bool:
        """Ask whether to continue an unfinished game."""
        question = self._words(
            "ask-resume", game_type=game.board.game_type.value, count=game.board.ply
        )
        return self._ask(question, ("resume", "new-game")) == 0

    def new_game(self, rules: str) -> SavedGame:
        """Ask for the settings of a new game."""
        seats, level = TWO_PEOPLE, FULL_LEVEL
        opponents = ("opponent-computer", "opponent-person")
        if self._ask(self._words("ask-opponent"), opponents) == 0:
            self._screen.say("", self._words("ask-level", count=FULL_LEVEL))
            level = self._number(FULL_LEVEL)
            colors = ("color-white", "color-black", "color-chance")
            choice = self._ask(self._words("ask-color"), colors)
            if choice == 2:
                choice = secrets.randbelow(2)
            seats = against_computer(Color(choice))
        game_types = (GameType.BASE, GameType.BASE_ML, GameType.BASE_MLP)
        pieces = ("pieces-base", "pieces-carbon", "pieces-all")
        game_type = game_types[self._ask(self._words("ask-pieces"), pieces)]
        return SavedGame(Board(game_type, rules), rules, seats, level=level)

    def _ask(self, question: str, answers: Sequence[str]) -> int:
        """Ask a question; the index of the answer."""
        self._screen.say("", question)
        for number, answer in enumerate(answers, 1):
            self._screen.say(f"  {number}  {self._words(answer)}")
        return self._number(len(answers)) - 1

    def _number(self, count: int) -> int:
        """Ask for a number from 1 to the count."""
        while True:
            try:
                line = self._keyboard.read(self._words("ask-number"))
            except LineTooLongError:
                line = "…"  # too long to be an answer
            if line is None or line.strip().lower() in ("q", "quit", "exit"):
                raise Leaving
            if is_help(line):
                self._screen.say(self._words("help-setup"))
                continue
            choice = line.strip() or "1"
            if choice.isdecimal() and 1 <= int(choice) <= count:
                return int(choice)
            self._screen.say(self._words("bad-number", count=count))


def against_computer(human: Color) -> Seats:
    """One person of this color against the computer."""
    return {human: Seat.HUMAN, human.other: Seat.COMPUTER}
