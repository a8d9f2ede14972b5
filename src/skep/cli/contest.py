"""What ``skep match`` and ``skep tournament`` share: options, files, progress and report."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, NoReturn

import typer

from skep._disk import STANDARD, expect_writable, is_standard_output, is_stream
from skep.cli.options import game_types
from skep.errors import SettingError
from skep.progress import Progress

if TYPE_CHECKING:
    from skep.arena import ContestResult
    from skep.engine import Limit
    from skep.jobs import Pool

DEFAULT_NODES: Final = 5000
FAULTS: Final = 1
"""The exit status if a player lost a game by a fault."""

GameTypes = Annotated[
    str,
    typer.Option(
        "--game-type",
        metavar="TYPES",
        help="Play these game types in turn, joined by commas; not with --openings.",
        autocompletion=game_types,
    ),
]
Seconds = Annotated[float | None, typer.Option(help="Give players this many seconds per move.")]
Depth = Annotated[int | None, typer.Option(help="Let players look this many plies ahead.")]
Nodes = Annotated[
    int | None,
    typer.Option(
        help="Let players search this many nodes per move.",
        show_default=f"{DEFAULT_NODES} if no limit is given",
    ),
]
PlyCap = Annotated[int, typer.Option(help="End a game of this many plies as a draw.")]
Openings = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="Read openings from a file with one GameString per line; - is standard input.",
        show_default="the sets that come with Skep",
    ),
]
Out = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="Keep the games, one JSON object per line, and continue from those that are"
        " there; - is standard output.",
    ),
]
Pgn = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Write the games as PGN at the end; - is standard output."),
]
Log = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="Append all UHP traffic, including the engines' stderr, to this file.",
    ),
]


@dataclass(frozen=True, slots=True)
class Files:
    """The files a contest reads and writes; all must be different."""

    out: Path | None = None
    pgn: Path | None = None
    log: Path | None = None
    openings: Path | None = None

    def __post_init__(self) -> None:
        self._expect_one_standard_output()
        self._expect_different_files()

    def _expect_one_standard_output(self) -> None:
        used = [f"--{name}" for name in ("out", "pgn", "log") if self._prints(name)]
        if len(used) > 1:
            raise SettingError(
                f"{' and '.join(used)} are both standard output: give one of them a file"
            )

    def _expect_different_files(self) -> None:
        options: dict[str, str] = {}
        for name in ("openings", "out", "pgn", "log"):
            path: Path | None = getattr(self, name)
            if path is None or path == STANDARD or is_stream(path):
                continue
            other = options.setdefault(os.path.realpath(path), f"--{name}")
            if other != f"--{name}":
                raise SettingError(
                    f"{other} and --{name} are the same file, {path}: give each its own"
                )

    @property
    def take_standard_output(self) -> bool:
        """Whether a file takes standard output, so that the report goes to standard error."""
        return any(map(self._prints, ("out", "pgn", "log")))

    def _prints(self, name: str) -> bool:
        path: Path | None = getattr(self, name)
        return path is not None and is_standard_output(path)


def play_contest(
    play: Callable[..., ContestResult],
    files: Files,
    *,
    games: int,
    game_type: str,
    rules: str,
    limit: Limit,
    pool: Pool,
    ply_cap: int,
    as_json: bool,
) -> NoReturn:
    """Play a contest with a live line to its end or Ctrl-C, print its report and exit."""
    from skep.cli.files import write_text
    from skep.cli.live_bar import live_bar
    from skep.cli.stopping import Stoppable

    if files.pgn is not None:
        expect_writable(files.pgn)
    is_kept = files.out is not None and not is_stream(files.out)
    result: ContestResult | None = None
    with Stoppable(is_kept=is_kept) as stop, live_bar() as show:

        def report(progress: Progress[ContestResult]) -> None:
            nonlocal result
            result = progress.so_far
            show(progress.done, progress.total, result.line)

        play(
            games=games,
            game_types=[name.strip() for name in game_type.split(",")],
            openings=files.openings,
            rules=rules,
            limit=limit,
            ply_cap=ply_cap,
            pool=pool,
            out=files.out,
            log=files.log,
            on_progress=report,
        )
    if result is None:  # stopped before the first game
        raise typer.Exit(stop.status)
    if files.pgn is not None:
        write_text(files.pgn, result.pgn())
    text = json.dumps(result.to_json()) if as_json else str(result)
    typer.echo(text, err=files.take_standard_output)
    raise typer.Exit(stop.status or (FAULTS if result.has_faults else 0))
