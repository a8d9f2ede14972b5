"""``skep play``: a game in the browser, or in the terminal."""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path
from typing import Annotated

import typer

from skep.cli.options import (
    LANGUAGE_DEFAULT,
    LANGUAGE_HELP,
    RULES_HELP,
    game_types,
    rule_names,
)
from skep.cli.terminal.players import Seat
from skep.engine import FULL_LEVEL
from skep.errors import SettingError

_PORT = 8400
_SECONDS = 2.0
_TERMINAL = "Options with --terminal"


def play(
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in the terminal.")] = False,
    open_browser: Annotated[
        bool | None,
        typer.Option(
            "--open/--no-open", help="Open the browser.", show_default="if there seems to be one"
        ),
    ] = None,
    game_type: Annotated[
        str | None,
        typer.Option(
            rich_help_panel=_TERMINAL,
            metavar="TYPE",
            help="Play Base, or Base+ and any of M, L, P, such as Base+MLP.",
            show_default="Base",
            autocompletion=game_types,
        ),
    ] = None,
    white: Annotated[
        Seat | None, typer.Option(rich_help_panel=_TERMINAL, help="Choose who plays White.")
    ] = None,
    black: Annotated[
        Seat | None, typer.Option(rich_help_panel=_TERMINAL, help="Choose who plays Black.")
    ] = None,
    level: Annotated[
        int | None,
        typer.Option(
            rich_help_panel=_TERMINAL,
            min=1,
            max=FULL_LEVEL,
            help="Set how strong the computer is; 1 or 2 is good for a start.",
            show_default=str(FULL_LEVEL),
        ),
    ] = None,
    rules: Annotated[
        str | None,
        typer.Option(
            rich_help_panel=_TERMINAL,
            metavar="NAME",
            help=RULES_HELP,
            show_default="rulebook",
            autocompletion=rule_names,
        ),
    ] = None,
    seconds: Annotated[
        float | None,
        typer.Option(
            rich_help_panel=_TERMINAL,
            min=0.01,
            max=3600,
            help="Let level 10 and hints think this many seconds.",
            show_default=f"{_SECONDS:g}",
        ),
    ] = None,
    language: Annotated[
        str | None,
        typer.Option(
            rich_help_panel=_TERMINAL,
            metavar="LANG",
            help=LANGUAGE_HELP,
            show_default=LANGUAGE_DEFAULT,
        ),
    ] = None,
    load: Annotated[
        Path | None,
        typer.Option(rich_help_panel=_TERMINAL, metavar="FILE", help="Continue a saved game."),
    ] = None,
) -> None:
    """Play Hive in the browser or in the terminal.

    It starts a server on this machine and prints its address: play against the
    computer, with a friend on this screen, or by link. skep serve does the same and
    lets you choose the address and the port.

    With --terminal you play in the terminal. Without other options it asks what to
    play. The game is saved after every move, and the next start offers to continue it.

    Games are saved in ~/.local/share/skep (macOS: ~/Library/Application Support/skep),
    or in the folder named by SKEP_DATA.

    Example: skep play --terminal --game-type Base+MLP --black computer --level 3
    """
    if terminal:
        from skep.cli.terminal.start import Wishes, start

        wishes = Wishes(game_type, white, black, rules, load, level)
        start(wishes, seconds=seconds or _SECONDS, language=language)
        return
    if any(option is not None for option in (game_type, white, black, level, rules, seconds, load)):
        raise SettingError("these options are for the terminal: add --terminal")
    from skep.cli.serve import run_server

    if open_browser is None:
        open_browser = _has_browser()
    run_server(open_browser=open_browser, port=_PORT if _is_free(_PORT) else 0)


def _is_free(port: int) -> bool:
    """Try to use the same port each time, because browsers store data by address."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


def _has_browser() -> bool:
    if sys.platform in ("darwin", "win32"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
