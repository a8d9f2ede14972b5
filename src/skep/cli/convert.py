"""``skep convert``: games of any format into a file of another one."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from skep._disk import is_standard_output
from skep.cli.options import FormatName, GivenRules, Sources, get_format


def convert(
    sources: Sources,
    out: Annotated[
        Path,
        typer.Argument(
            metavar="OUT",
            help="The file to write; its ending sets the format. With -, give --format.",
        ),
    ],
    format: FormatName = None,  # noqa: A002
    rules: GivenRules = None,
    strict: Annotated[
        bool, typer.Option("--strict", help="Stop at the first fault, and write nothing.")
    ] = False,
) -> None:
    """Convert games to another format.

    The content of each file decides how it is read. OUT ends with .txt (GameStrings),
    .pgn, .sgf or .json; .gz after that packs it. The command says what it repaired,
    what could not be read, and what the new format can't hold. OUT is written whole
    or not at all.

    The exit status is 0 if every game was converted, 1 if some could not be, and 2
    if none could be or if an option is wrong; OUT is then unchanged.

    Example: skep convert archive.zip games/2018 all.pgn
    """
    from skep.cli.files import expect_outside
    from skep.cli.live_bar import live_bar
    from skep.cli.read_report import ReadReport
    from skep.formats import game_file

    expect_outside(out, sources)
    with ReadReport() as report:
        with live_bar() as show, game_file(out, get_format(format)) as file:
            for read in report.read(sources, rules, show):
                report.write(read, file)
                if strict and report.faults:
                    raise typer.Exit(report.status)
            report.expect_written(out)
        typer.echo(f"games: {report.written:,}", err=is_standard_output(out))
    raise typer.Exit(report.status)
