"""``skep backup``: a copy of the games, also while a server is running."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import typer

from skep._disk import file_errors, is_stream, name_of, open_stream
from skep.cli.files import data_folder, expect_database
from skep.cli.progress import progress


def backup(
    file: Annotated[
        Path,
        typer.Argument(metavar="FILE", help="Write the copy to this file; - is standard output."),
    ],
    database: Annotated[
        Path | None,
        typer.Option(
            metavar="DB", help="Copy this database.", show_default="the games of skep serve"
        ),
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace FILE if it exists.")] = False,
) -> None:
    """Copy a server's games to a file, even while it runs.

    The copy has everything that was committed when it began, and is checked before it
    gets its name. To restore it, stop the server and start it with --database FILE.

    Example: skep backup games-backup.db
    """
    from skep.server.storage.backup import back_up

    if database is not None:
        expect_database(database)
    source = database or data_folder() / "games.db"
    with TemporaryDirectory() as folder, progress("copying") as report:
        target = Path(folder) / "games.db" if is_stream(file) else file
        copied = back_up(source, target, force=force, report=report)
        if target != file:
            _pour(target, file)
    games = "1 game" if copied.games == 1 else f"{copied.games} games"
    typer.echo(
        f"wrote {name_of(file, 'write')}: {games}, {copied.bytes / 1024:.0f} kB",
        err=is_stream(file),
    )


def _pour(source: Path, stream: Path) -> None:
    """Write a file into standard output, a pipe or a device."""
    with (
        file_errors("write", stream),
        source.open("rb") as file,
        os.fdopen(open_stream(stream), "wb") as out,
    ):
        shutil.copyfileobj(file, out)
