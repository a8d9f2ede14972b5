"""A player for tests: types lines into a dialog and collects the answers."""

from __future__ import annotations

from pathlib import Path

from skep.board import Board
from skep.cli.terminal.autosave import Autosave
from skep.cli.terminal.controls import GameControls
from skep.cli.terminal.dialog import Dialog
from skep.cli.terminal.game import Waiting
from skep.cli.terminal.players import Seat
from skep.cli.terminal.reply import Reply, Row
from skep.cli.terminal.saved_game import SavedGame
from skep.cli.terminal.words import Words
from skep.engine import FULL_LEVEL
from skep.moves import Action
from skep.pieces import Color

TWO_PEOPLE = {Color.WHITE: Seat.HUMAN, Color.BLACK: Seat.HUMAN}
AGAINST_COMPUTER = {Color.WHITE: Seat.HUMAN, Color.BLACK: Seat.COMPUTER}

WON = (  # White surrounds Black's queen with the last move
    r"Base;WhiteWins;Black[7];wA1;bG1 -wA1;wA2 wA1-;bS1 /bG1;wQ wA1/;bA1 bS1\;wA2 /bA1;bQ bA1-;"
    r"wA3 wQ\;bQ /wA1;wA3 wA1\;bG1 /wA3;wA2 -wA1"
)
STUCK = (  # White can neither place nor move
    r"Base;InProgress;White[8];wQ;bQ wQ\;wA1 \wQ;bG1 bQ-;wA1 bG1\;bA1 /bQ;wQ bQ/;bG2 -bQ;"
    r"wA1 bA1\;bA2 \bG2;wA1 \wQ;bA2 wA1/;wB1 -wA1;bA1 \wB1"
)


def moves_of(game_string: str) -> list[str]:
    return game_string.split(";")[3:]


class FirstMove:
    """An adviser that takes the first legal action."""

    def __init__(self) -> None:
        self.levels: list[int] = []  # it was asked for

    def advise(self, board: Board, level: int = FULL_LEVEL) -> Action:
        self.levels.append(level)
        return board.legal_moves[0]


class Player:
    """Someone at the keyboard of a dialog, which goes on by itself when it can."""

    def __init__(
        self,
        folder: Path,
        game: str = "Base",
        *,
        seats: dict[Color, Seat] = TWO_PEOPLE,
        level: int = FULL_LEVEL,
        language: str = "en",
        rules: str = "rulebook",
    ) -> None:
        self.folder = folder
        saved = SavedGame(Board.from_game_string(game, rules), rules, seats, level=level)
        self.adviser = FirstMove()
        autosave = Autosave(folder / "games")
        controls = GameControls(
            saved, adviser=self.adviser, autosave=autosave, words=Words(language)
        )
        self.dialog = Dialog(controls)
        self.last = Reply()

    @property
    def board(self) -> Board:
        return self.dialog.game.board

    def types(self, *lines: str) -> str:
        """Type lines; return the answers to the last one and to what follows from it."""
        answers: list[str] = []
        for line in lines:
            self.last = self.dialog.answer(line)
            answers = [_words(self.last)]
            while self.dialog.game.waiting in (Waiting.COMPUTER, Waiting.PASS):
                answers.append(_words(self.dialog.advance()))
        return "\n".join(answers)

    def kept(self) -> str:
        """The only file written by autosave."""
        (path,) = (self.folder / "games").iterdir()
        return path.read_text(encoding="utf-8")


def _words(reply: Reply) -> str:
    return "\n".join(
        f"{line.left}: {line.right}" if isinstance(line, Row) else line for line in reply.lines
    )
