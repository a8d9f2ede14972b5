"""``skep play``: a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from skep.cli.terminal.players import Seat


def play(
    game_type: Annotated[
        str | None, typer.Option(help="Base, or Base+ and any of M, L, P, such as Base+MLP.")
    ] = None,
    white: Annotated[Seat | None, typer.Option(help="Who plays White.")] = None,
    black: Annotated[Seat | None, typer.Option(help="Who plays Black.")] = None,
    rules: Annotated[
        str | None, typer.Option(help="rulebook (the default), tournament or uhp.")
    ] = None,
    seconds: Annotated[
        float, typer.Option(min=0.01, max=3600, help="How long the computer thinks.")
    ] = 2.0,
    language: Annotated[
        str | None, typer.Option(help="en, de, nl or ru; else that of the system.")
    ] = None,
    load: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")
    ] = None,
) -> None:
    """Play Hive in the terminal, against the computer or a second person.

    Without options it asks what to play. The game is kept after every move,
    and the next start offers to continue it.

    Games are kept in ~/.local/share/skep/games (macOS: ~/Library/Application
    Support/skep/games), or in games in the folder that SKEP_DATA names.

    Example: skep play --game-type Base+MLP --black computer --seconds 5
    """
    from skep.cli.terminal.start import Wishes, start

    start(Wishes(game_type, white, black, rules, load), seconds=seconds, language=language)
