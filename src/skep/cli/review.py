"""``skep review``: where games were won and lost, and what would have been better."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated, Final

import typer

from skep.cli.options import AsJson, GivenRules, Language, NetworkName, Sources, get_limit
from skep.cli.pool_options import Concurrency, Ray, get_pool
from skep.engine import PACKAGED
from skep.progress import Progress

if TYPE_CHECKING:
    from skep.review import Review

DEFAULT_NODES: Final = 200_000


def review(
    sources: Sources,
    seconds: Annotated[float | None, typer.Option(help="Think this many seconds per move.")] = None,
    depth: Annotated[int | None, typer.Option(help="Look this many plies ahead.")] = None,
    nodes: Annotated[
        int | None,
        typer.Option(
            help="Search this many nodes per move.",
            show_default=f"{DEFAULT_NODES} if no limit is given",
        ),
    ] = None,
    html: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write a web page with graph and boards."),
    ] = None,
    pgn: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the games with comments as PGN.")
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Write the reviews to this file as JSON lines, and continue from what is there.",
        ),
    ] = None,
    as_json: AsJson = False,
    rules: GivenRules = None,
    network: NetworkName = PACKAGED,
    language: Language = None,
    concurrency: Concurrency = None,
    ray: Ray = None,
) -> None:
    """Review games: label every move, and show what was better.

    One game is shown move by move, several with one line each. --html, --pgn and
    --out write files; - is standard output. With fewer than 200,000 nodes per move,
    small losses are noise.

    The exit status is 0 if every game was reviewed, 1 if some could not be read, 2
    if none could be or if an option is wrong, and 130 after Ctrl-C; the page and the
    PGN are then not written.

    Example: skep review game.pgn --html review.html --language de
    """
    from skep._disk import expect_writable, is_standard_output, is_stream
    from skep.cli.files import expect_outside, write_text
    from skep.cli.live_bar import live_bar
    from skep.cli.read_report import ReadReport
    from skep.cli.stopping import Stoppable
    from skep.cli.terminal.words import chosen_language
    from skep.errors import SettingError
    from skep.formats import Format, write_games
    from skep.review import annotate, html_report, review_games

    words = chosen_language(language)
    outputs = [path for path in (html, pgn, out) if path is not None]
    if len({path.resolve() for path in outputs}) < len(outputs):
        raise SettingError("--html, --pgn and --out need different files")
    for path in outputs:
        expect_outside(path, sources)
        expect_writable(path)
    limit = get_limit(seconds, depth, nodes, DEFAULT_NODES)
    pool = get_pool(concurrency, ray)
    reviews: Sequence[Review] = ()
    start = monotonic()
    with ReadReport() as read_report:
        with live_bar() as show:
            reads = list(read_report.read(sources, rules, show))
        with Stoppable(is_kept=out is not None and not is_stream(out)) as stop, live_bar() as show:

            def report(progress: Progress[Sequence[Review]]) -> None:
                nonlocal reviews
                reviews = progress.so_far
                speed = progress.done / max(monotonic() - start, 1e-6)
                line = f"{len(reviews)} of {len(reads)} games, {speed:.1f} positions/s"
                show(progress.done, progress.total, line)

            review_games(
                reads, limit=limit, network=network, pool=pool, out=out, on_progress=report
            )
        if not any(is_standard_output(path) for path in outputs):
            _print(reviews, words, as_json=as_json)
        if not stop.status:
            pairs = [
                (read.game, found)
                for read, found in zip(reads, reviews, strict=True)
                if read.game is not None
            ]
            if html is not None:
                write_text(html, html_report(pairs, words))
            if pgn is not None:
                write_games(pgn, (annotate(*pair, words) for pair in pairs), Format.PGN)
    raise typer.Exit(stop.status or read_report.status)


def _print(reviews: Sequence[Review], language: str, *, as_json: bool) -> None:
    from skep.cli.review_text import ReviewText
    from skep.cli.terminal.screen import open_console

    if as_json:
        for found in reviews:
            typer.echo(json.dumps(found.to_json()))
        return
    printer = ReviewText(open_console(), language)
    for found in reviews:
        if len(reviews) == 1:
            printer.whole(found)
        else:
            printer.line(found)
