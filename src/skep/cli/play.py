"""``skep play``: a game in the browser, or in the terminal."""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path
from typing import Annotated

import typer

from skep.cli.terminal.players import Seat
from skep.engine import FULL_LEVEL
from skep.errors import SettingError

_PORT = 8400
_SECONDS = 2.0


def play(
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Play here, in the terminal.")
    ] = False,
    open_browser: Annotated[
        bool | None,
        typer.Option("--open/--no-open", help="Open the browser; else if there seems to be one."),
    ] = None,
    game_type: Annotated[
        str | None, typer.Option(help="Base, or Base+ and any of M, L, P, such as Base+MLP.")
    ] = None,
    white: Annotated[Seat | None, typer.Option(help="Who plays White.")] = None,
    black: Annotated[Seat | None, typer.Option(help="Who plays Black.")] = None,
    level: Annotated[
        int | None,
        typer.Option(
            min=1, max=FULL_LEVEL, help="How strong the computer is, from 1 to 10 (the default)."
        ),
    ] = None,
    rules: Annotated[
        str | None, typer.Option(help="rulebook (the default), tournament or uhp.")
    ] = None,
    seconds: Annotated[
        float | None,
        typer.Option(min=0.01, max=3600, help=f"How long level 10 and hints take: {_SECONDS:g}."),
    ] = None,
    language: Annotated[
        str | None, typer.Option(help="en, de, nl or ru; else that of the system.")
    ] = None,
    load: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")
    ] = None,
) -> None:
    """Play Hive in the browser: against the computer, with a friend, or by link.

    It starts a server for this machine and prints its address. With --terminal the
    game is played here; the options from --game-type on are for that. Without them
    it asks what to play. A game is kept after every move, and the next start offers
    to continue it.

    Games are kept in ~/.local/share/skep (macOS: ~/Library/Application Support/skep),
    or in the folder that SKEP_DATA names.

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
    """The same port each time, if possible: browsers keep what belongs to an address."""
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
