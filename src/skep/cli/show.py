"""``skep show``: draws the position of a GameString or of a saved game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from skep.cli.terminal.saved_game import SavedGame


def show(
    game: Annotated[
        str,
        typer.Argument(metavar="GAMESTRING|FILE", help="A game, its type, or a saved game."),
    ],
    svg: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the drawing as SVG instead.")
    ] = None,
    rules: Annotated[
        str | None,
        typer.Option(help="rulebook (the default), tournament or uhp; a saved game has its own."),
    ] = None,
    language: Annotated[
        str | None, typer.Option(help="en, de, nl or ru; else that of the system.")
    ] = None,
) -> None:
    """Draw a position: the hive, whose turn it is, and the pieces in hand.

    Example: skep show 'Base;InProgress;White[2];wS1;bS1 wS1-' --svg hive.svg
    """
    from skep import render
    from skep.cli.files import write_text
    from skep.cli.terminal.panel import panel
    from skep.cli.terminal.pointing import last_move_highlights
    from skep.cli.terminal.screen import Screen, open_console
    from skep.cli.terminal.words import Words, chosen_language

    words = Words(chosen_language(language))
    saved = _game(game, rules)
    board, highlights = saved.board, last_move_highlights(saved.board)
    screen = Screen(open_console())
    if svg is not None:
        write_text(svg, render.svg(board.stacks, highlights=highlights) + "\n")
        screen.say(words("saved", file=str(svg)))
    elif not screen.draw(board, highlights, panel(board, words, resigned=saved.resigned)):
        screen.say(words("too-wide"))


def _game(game: str, rules: str | None) -> SavedGame:
    """The game of a file, if this is the name of one, else of a GameString."""
    from skep.board import Board
    from skep.cli.files import is_there, read_text, user_path
    from skep.cli.terminal.players import Seat
    from skep.cli.terminal.saved_game import SavedGame, parse_game
    from skep.errors import SettingError
    from skep.pieces import Color

    if ";" not in game and ("." in game or is_there(user_path(game))):
        if rules is not None:
            raise SettingError("a saved game has its own rules: leave --rules out")
        return parse_game(read_text(user_path(game)), game)
    rules = rules or "rulebook"
    return SavedGame(Board.from_game_string(game, rules), rules, dict.fromkeys(Color, Seat.HUMAN))
