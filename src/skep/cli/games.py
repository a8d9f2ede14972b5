"""``skep games``: lists, chooses, checks and counts the games of files and folders."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from skep.cli.options import (
    CHOOSING,
    AsJson,
    FormatName,
    GivenRules,
    PlayerColor,
    ResultName,
    Since,
    Sources,
    Until,
    game_types,
)

if TYPE_CHECKING:
    from skep.collection import GameFilter


def games(
    sources: Sources,
    player: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            help="Take games of this player; * matches anything. Give it twice for both players.",
            rich_help_panel=CHOOSING,
        ),
    ] = None,
    color: PlayerColor = None,
    since: Since = None,
    until: Until = None,
    result: ResultName = None,
    game_type: Annotated[
        str | None,
        typer.Option(
            metavar="NAME",
            help="Take games of this type, such as Base+MLP.",
            autocompletion=game_types,
            rich_help_panel=CHOOSING,
        ),
    ] = None,
    opening: Annotated[
        str | None,
        typer.Option(
            metavar="MOVES",
            help="Take games that reach the position after these moves, or of a GameString or "
            "position string, also turned or mirrored.",
            rich_help_panel=CHOOSING,
        ),
    ] = None,
    min_plies: Annotated[
        int,
        typer.Option(
            min=0, help="Take games with at least this many plies.", rich_help_panel=CHOOSING
        ),
    ] = 0,
    max_plies: Annotated[
        int | None,
        typer.Option(
            min=0, help="Take games with at most this many plies.", rich_help_panel=CHOOSING
        ),
    ] = None,
    deduplicate: Annotated[
        bool,
        typer.Option(
            "--deduplicate",
            help="Take only the first of games with the same moves, also turned or mirrored.",
            rich_help_panel=CHOOSING,
        ),
    ] = False,
    check: Annotated[
        bool, typer.Option("--check", help="List faults and repairs instead of games.")
    ] = False,
    count: Annotated[
        bool, typer.Option("--count", help="Count games by type, result, year and player.")
    ] = False,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write the games to this file; - is standard output."),
    ] = None,
    format: FormatName = None,  # noqa: A002
    rules: GivenRules = None,
    as_json: AsJson = False,
) -> None:
    """List, choose, check, count and copy games from files.

    Files that cannot be read, or that have no games, are reported, and the rest is
    read. The exit status is 0 if every game could be read, 1 if some could not be,
    and 2 if none could be or if an option is wrong.

    Example: skep games archive.zip --player ada --since 2018 --out ada.pgn
    """
    from skep.cli.files import expect_outside
    from skep.cli.game_answers import chosen_answer
    from skep.cli.live_bar import live_bar
    from skep.cli.read_report import ReadReport
    from skep.collection import Duplicates, by_date, by_length, by_opening, by_result, by_type
    from skep.collection.filters import expect_player

    if out is not None:
        expect_outside(out, sources)
    expect_player(player, color)
    filters = [by_length(min_plies, max_plies), *_by_players(player or [], color)]
    if since is not None or until is not None:
        filters.append(by_date(since, until))
    if result is not None:
        filters.append(by_result(result))
    if game_type is not None:
        filters.append(by_type(game_type))
    if opening is not None:
        filters.append(by_opening(opening))
    if deduplicate:
        filters.append(Duplicates().is_new)  # the last one: it remembers what the others keep

    report = ReadReport()
    with ExitStack() as stack:
        if not check:
            stack.enter_context(report)
        answer = stack.enter_context(
            chosen_answer(
                report, check=check, count=count, out=out, format_name=format, as_json=as_json
            )
        )
        show = stack.enter_context(live_bar()) if answer.is_quiet else _show_nothing
        for read in report.read(sources, rules, show):
            if read.game is None or all(is_wanted(read.game) for is_wanted in filters):
                answer.take(read)
    raise typer.Exit(report.status)


def _by_players(names: list[str], color: str | None) -> Iterator[GameFilter]:
    """The first player has the color; the second one the other."""
    from skep.collection import by_player
    from skep.errors import SettingError
    from skep.pieces import Color

    if len(names) > 2:
        raise SettingError("--player is given more than twice; a game has two players")
    colors = [None, None] if color is None else [Color.named(color), Color.named(color).other]
    for name, own in zip(names, colors, strict=False):
        yield by_player(name, own)


def _show_nothing(_done: int, _total: int, _line: str) -> None:
    """The games that are printed show the progress."""
