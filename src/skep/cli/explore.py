"""``skep explore``: builds an index of games and shows what was played in a position."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from skep.cli.helping import PlainHelpCommand
from skep.cli.options import (
    CHOOSING,
    AsJson,
    GivenRules,
    OneGame,
    PlayerColor,
    ResultName,
    Since,
    Sources,
    Until,
)

if TYPE_CHECKING:
    from skep.explorer import Explorer

explore = typer.Typer(name="explore", rich_markup_mode=None)

Index = Annotated[Path, typer.Argument(metavar="INDEX", help="The file of the index.")]


@explore.callback(invoke_without_command=True)
def _explore(context: typer.Context) -> None:
    """Index the positions of many games, and look positions up.

    Example: skep explore build games.skepx archive.zip
    """
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@explore.command(cls=PlainHelpCommand)
def build(
    index: Index,
    sources: Sources,
    plies: Annotated[
        int | None,
        typer.Option(
            min=1,
            max=10_000,
            help="Index this many plies of each game; only for a new index.",
            show_default="60",
        ),
    ] = None,
    rules: GivenRules = None,
) -> None:
    """Add games to an index, which is created if needed.

    Games that are already in the index are skipped: add the same files again when
    they have grown, or to continue after Ctrl-C or a crash. Games that
    cannot be read are reported, and the exit status is then 1.

    Example: skep explore build games.skepx archive.zip more-games.pgn
    """
    from skep.cli.files import expect_outside
    from skep.cli.live_bar import live_bar
    from skep.cli.read_report import ReadReport

    expect_outside(index, sources)
    with ReadReport() as report:
        with _opened(index, plies) as explorer:
            with live_bar() as show:
                added = explorer.add(report.read(sources, rules, show))
            count = len(explorer)
        typer.echo(
            f"added: {added.games:,}, known: {added.known:,}, unreadable: {added.unreadable:,}, "
            f"in the index: {count:,}"
        )
    raise typer.Exit(report.status)


@contextmanager
def _opened(path: Path, plies: int | None) -> Iterator[Explorer]:
    """An index to add games to; a new one that got none is removed."""
    from skep.cli.files import is_there
    from skep.explorer import Explorer

    is_new = not is_there(path)
    with Explorer.open(path, plies=plies) as explorer:
        try:
            yield explorer
        finally:
            if is_new and not len(explorer):
                explorer.close()
                path.unlink()


@explore.command(cls=PlainHelpCommand)
def show(
    index: Index,
    game: OneGame = "Base+MLP",
    player: Annotated[
        str | None,
        typer.Option(
            metavar="NAME",
            help="Take games of this player; * matches anything.",
            rich_help_panel=CHOOSING,
        ),
    ] = None,
    color: PlayerColor = None,
    since: Since = None,
    until: Until = None,
    result: ResultName = None,
    min_strength: Annotated[
        int,
        typer.Option(
            min=0,
            max=4095,
            help="Take games of players with at least this rating.",
            rich_help_panel=CHOOSING,
        ),
    ] = 0,
    rules: GivenRules = None,
    as_json: AsJson = False,
) -> None:
    """Show the moves played in a position, and how those games ended.

    The position is also found if it was played turned or mirrored. The bar shows
    games that White has won (W), draws (=) and games that Black has won (B).

    Example: skep explore show games.skepx 'Base;InProgress;Black[1];wS1' --since 2018
    """
    import json

    from skep.cli.explore_table import table, values
    from skep.cli.given_game import given_game
    from skep.explorer import Explorer, ExplorerFilter

    only = ExplorerFilter(player, color, since, until, result, min_strength)
    with Explorer.open(index, read_only=True) as explorer:
        board = given_game(game, rules).board()
        board.reopen()  # what was played in the position of a game that somebody resigned
        found = explorer.look_up(board, only)
    typer.echo(json.dumps(values(board, found)) if as_json else table(board, found))
