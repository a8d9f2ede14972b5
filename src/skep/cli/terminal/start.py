"""Starts a terminal game as options, answers or a file say."""

from __future__ import annotations

from dataclasses import astuple, dataclass
from pathlib import Path

from skep.board import Board
from skep.cli.files import data_folder, read_text
from skep.cli.terminal.autosave import Autosave
from skep.cli.terminal.controls import GameControls
from skep.cli.terminal.dialog import Dialog
from skep.cli.terminal.lines import Keyboard
from skep.cli.terminal.loop import Loop
from skep.cli.terminal.players import Computer, Seat, Seats
from skep.cli.terminal.saved_game import SavedGame, parse_game
from skep.cli.terminal.screen import Screen, open_console
from skep.cli.terminal.setup import Leaving, Setup
from skep.cli.terminal.words import Words, chosen_language
from skep.engine import FULL_LEVEL
from skep.errors import SettingError
from skep.pieces import Color


@dataclass(frozen=True)
class Wishes:
    """The settings from the options; None if not given."""

    game_type: str | None = None
    white: Seat | None = None
    black: Seat | None = None
    rules: str | None = None
    load: Path | None = None
    level: int | None = None


def start(wishes: Wishes, *, seconds: float, language: str | None) -> None:
    """Set up a game and play it."""
    words = Words(chosen_language(language))
    console = open_console()
    screen, keyboard = Screen(console), Keyboard(console)
    autosave = Autosave(data_folder() / "games")
    try:
        game = chosen_game(wishes, screen, Setup(screen, keyboard, words), autosave, words)
    except (Leaving, KeyboardInterrupt):
        screen.say("", words("bye"))
        return
    controls = GameControls(
        game,
        adviser=Computer(seconds),
        autosave=autosave,
        words=words,
        thinking=screen.thinking,
    )
    Loop(Dialog(controls), screen, keyboard).run()


def chosen_game(
    wishes: Wishes, screen: Screen, setup: Setup, autosave: Autosave, words: Words
) -> SavedGame:
    """The game that the options or the answers describe."""
    if wishes.load is not None:
        return _loaded(wishes, wishes.load)
    if any(wish is not None for wish in astuple(wishes)):
        return _wished(wishes)
    screen.say(words("title"), style="bold")
    screen.say(words("goal"))
    game, problems = autosave.unfinished_game()
    for problem in problems:
        screen.say("", words("damaged", problem=problem))
    if game is not None and setup.wants_to_resume(game):
        return game
    autosave.begin()
    return setup.new_game("rulebook")


def _loaded(wishes: Wishes, path: Path) -> SavedGame:
    if wishes.game_type is not None or wishes.rules is not None:
        raise SettingError("a saved game has its own game type and rules: leave out those options")
    game = parse_game(read_text(path), str(path))
    seats = {
        Color.WHITE: wishes.white or game.seats[Color.WHITE],
        Color.BLACK: wishes.black or game.seats[Color.BLACK],
    }
    level = _level(wishes, seats) or game.level
    return SavedGame(game.board, game.rules, seats, level)


def _wished(wishes: Wishes) -> SavedGame:
    """A new game; by default one person plays against the computer."""
    rules = wishes.rules or "rulebook"
    white = wishes.white or (Seat.COMPUTER if wishes.black is Seat.HUMAN else Seat.HUMAN)
    black = wishes.black or (Seat.HUMAN if white is Seat.COMPUTER else Seat.COMPUTER)
    board = Board(wishes.game_type or "Base", rules)
    seats = {Color.WHITE: white, Color.BLACK: black}
    return SavedGame(board, rules, seats, level=_level(wishes, seats) or FULL_LEVEL)


def _level(wishes: Wishes, seats: Seats) -> int | None:
    if wishes.level is not None and Seat.COMPUTER not in seats.values():
        raise SettingError("--level is for the computer, but two people play this game")
    return wishes.level
