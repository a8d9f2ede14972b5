"""The commands of ``skep``, and how a user's mistakes are reported."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from io import TextIOWrapper
from typing import Annotated, Final

import typer
from typer.core import TyperGroup

from skep import __version__
from skep.cli.stopping import STOPPED
from skep.errors import SkepError

_MISTAKE: Final = 2
"""The exit status after a mistake."""
_AT_HOME: Final = re.compile(r"(--[\w-]+=)?(~(?:/.*)?)", re.DOTALL)
NOBODY_READS: Final = 141
"""The exit status if the reader of standard output has left, like that of SIGPIPE."""


def run(arguments: Sequence[str]) -> int:
    """Run a command line and return its exit status."""
    if sys.stdout is None:
        return _report_mistake(
            "standard output is closed; if you don't need it, redirect it to /dev/null"
        )
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # characters missing from its encoding
    try:
        status = _run(arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        _drop_output()
        return NOBODY_READS
    except SystemExit as error:  # how typer and rich report a broken pipe
        if not isinstance(error.__context__, BrokenPipeError):
            raise
        _drop_output()
        return NOBODY_READS
    return status


def _run(arguments: Sequence[str]) -> int:
    try:
        words = [_with_home(argument) for argument in arguments]
        status = command_line()(words, prog_name="skep", standalone_mode=False)
    except typer.TyperException as error:
        command = getattr(getattr(error, "ctx", None), "command_path", "skep")
        return _report_mistake(error.format_message(), f"try '{command} --help'")
    except SkepError as error:
        return _report_mistake(str(error))
    except BrokenPipeError:
        raise
    except OSError as error:
        return _report_mistake(f"{error.strerror or error}")
    except typer.Abort:
        return STOPPED
    return status if isinstance(status, int) else 0


def _with_home(argument: str) -> str:
    """Replace ``~`` by the home folder, also in ``--out=~/x``, where the shell leaves it."""
    found = _AT_HOME.fullmatch(argument)
    if found is None:
        return argument
    option, path = found.groups(default="")
    return option + os.path.expanduser(path)  # noqa: PTH111 - Path.expanduser raises without a home


@cache
def command_line() -> TyperGroup:
    """The whole command line, built once: reading the parameters of all commands takes long."""
    group = typer.main.get_command(_app())
    assert isinstance(group, TyperGroup)  # noqa: S101 - for the type checker
    return group


def _app() -> typer.Typer:
    from skep.cli.analyse import analyse
    from skep.cli.backup import backup
    from skep.cli.bench import bench
    from skep.cli.book import book
    from skep.cli.convert import convert
    from skep.cli.explore import explore
    from skep.cli.games import games
    from skep.cli.helping import PlainHelpCommand
    from skep.cli.match import match
    from skep.cli.perft import perft
    from skep.cli.play import play
    from skep.cli.puzzles import puzzles
    from skep.cli.render import render
    from skep.cli.review import review
    from skep.cli.selfplay import selfplay
    from skep.cli.serve import serve
    from skep.cli.show import show
    from skep.cli.tournament import tournament
    from skep.cli.train import train
    from skep.cli.uhp import uhp
    from skep.cli.uhp_check import uhp_check

    app = typer.Typer(
        pretty_exceptions_enable=False,
        rich_markup_mode=None,  # the plain help wraps paragraphs and shows flags without a value
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback(invoke_without_command=True)(_skep)
    playing = (play, serve, backup, show, render)
    archives = (convert, games, review)
    engines = (uhp, uhp_check, perft, bench, match, tournament, analyse)
    learning = (selfplay, train)
    for command in (*playing, *archives, *engines, *learning):
        app.command(cls=PlainHelpCommand)(command)
    app.add_typer(book)
    app.add_typer(explore)
    app.add_typer(puzzles)
    return app


def _skep(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version.")] = False,
) -> None:
    """Play Hive, the board game of insects, study it, and measure engines.

    skep COMMAND -h describes a command. The exit status is 0 after success, 1 if
    the input had problems (a game that cannot be replayed, a player at fault, an
    engine that does not conform), 2 after a mistake, 130 after Ctrl-C and 141 if
    the reader of standard output has left.

    skep --install-completion makes your shell complete commands and options.
    """
    if version:
        typer.echo(f"skep {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def _drop_output() -> None:
    """Discard pending output, so that Python reports no error at exit if its reader is gone."""
    with suppress(OSError, ValueError):  # not a file, so nothing is pending
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


def _report_mistake(problem: str, advice: str = "") -> int:
    typer.echo(f"error: {problem}" + (f"\n{advice}" if advice else ""), file=sys.stderr)
    return _MISTAKE
