"""``skep show``: draws the position of a GameString."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def show(
    game: Annotated[str, typer.Argument(metavar="GAMESTRING", help="The game, or its type.")],
    svg: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the drawing as SVG instead.")
    ] = None,
    rules: Annotated[str, typer.Option(help="rulebook, tournament or uhp.")] = "rulebook",
    language: Annotated[
        str | None, typer.Option(help="en, de, nl or ru; else that of the system.")
    ] = None,
) -> None:
    """Draw a position: the hive, whose turn it is, and the pieces in hand.

    Example: skep show 'Base;InProgress;White[2];wS1;bS1 wS1-' --svg hive.svg
    """
    from rich.console import Console

    from skep import render
    from skep.board import Board
    from skep.cli.files import write_text
    from skep.cli.terminal.panel import panel
    from skep.cli.terminal.pointing import last_move_highlights
    from skep.cli.terminal.screen import Screen
    from skep.cli.terminal.words import Words, preferred_language
    from skep.locales import catalogue

    words = Words(language or preferred_language())
    catalogue(words.language)  # an unknown language is refused before anything else
    board = Board.from_game_string(game, rules)
    highlights = last_move_highlights(board)
    if svg is not None:
        write_text(svg, render.svg(board.stacks, highlights=highlights) + "\n")
        return
    screen = Screen(Console(highlight=False))
    if not screen.draw(board, highlights, panel(board, words)):
        screen.say(words("too-wide"))
