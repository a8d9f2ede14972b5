"""``skep puzzles``: solves, lists, finds, packs and checks puzzles."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated, Final

import typer

from skep._disk import expect_writable, is_standard_output, is_stream
from skep.cli.helping import PlainHelpCommand
from skep.cli.options import AsJson, GivenRules, Language
from skep.cli.pool_options import Concurrency, Ray, get_pool
from skep.cli.puzzle_options import (
    Length,
    RatingRange,
    Source,
    ThemeName,
    TypeName,
    loaded_puzzles,
    selected_puzzles,
)
from skep.progress import Progress

if TYPE_CHECKING:
    from skep.cli.read_report import ReadReport
    from skep.game import Game
    from skep.puzzles import FoundPuzzles

_NOT_PROVEN: Final = 1
"""The exit status if some puzzles are wrong."""

puzzles = typer.Typer(name="puzzles", rich_markup_mode=None)


@puzzles.callback(invoke_without_command=True)
def _puzzles(
    context: typer.Context,
    theme: ThemeName = None,
    rating: RatingRange = None,
    game_type: TypeName = None,
    length: Length = None,
    source: Source = None,
    language: Language = None,
) -> None:
    """Solve puzzles, or find new ones in games.

    Without a command, it shows one puzzle after the other and asks for your moves.

    Example: skep puzzles --theme pin --rating 800-1200
    """
    if context.invoked_subcommand is not None:
        return
    from random import sample

    from skep.cli.puzzle_dialog import PuzzleDialog
    from skep.cli.terminal.screen import Screen, open_console
    from skep.cli.terminal.words import Words, chosen_language
    from skep.errors import FileError, SettingError
    from skep.locales import message

    if sys.stdin is None:
        raise FileError("cannot read your moves: standard input is closed")
    words = Words(chosen_language(language))
    chosen = selected_puzzles(source, theme, rating, game_type, length)
    if not chosen:
        raise SettingError(message(words.language, "puzzle-none"))
    console = open_console()
    read = lambda prompt: console.input(f"{prompt}: ")  # noqa: E731
    PuzzleDialog(Screen(console), words, read).run(sample(chosen, len(chosen)))


@puzzles.command("list", cls=PlainHelpCommand)
def list_puzzles(
    theme: ThemeName = None,
    rating: RatingRange = None,
    game_type: TypeName = None,
    length: Length = None,
    source: Source = None,
    language: Language = None,
    as_json: AsJson = False,
) -> None:
    """List puzzles, the easiest first.

    The themes are those of each solution. With --json there is one object per
    puzzle, with its position, its right moves and its refutations.

    Example: skep puzzles list --game-type Base+MLP --theme throw
    """
    from skep.cli.terminal.words import chosen_language

    words = chosen_language(language)
    for puzzle in selected_puzzles(source, theme, rating, game_type, length):
        if as_json:
            typer.echo(json.dumps({"id": puzzle.id, **puzzle.to_json()}))
            continue
        themes = ", ".join(theme.text(words) for theme in puzzle.themes)
        task = f"{puzzle.goal.value} {puzzle.length}"
        typer.echo(
            f"{puzzle.id}  {puzzle.rating:>4}  {puzzle.game_type.value:<8}  {task:<9}  {themes}"
        )


@puzzles.command(cls=PlainHelpCommand)
def find(
    out: Annotated[
        Path,
        typer.Option(
            metavar="FILE", help="Append the puzzles to this file, and continue from what is there."
        ),
    ],
    sources: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="GAMES",
            help="Files, folders or archives, or a GameString; - is standard input.",
            show_default="games of Skep against itself",
        ),
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="Play this many games of Skep's own.")] = 1000,
    seed: Annotated[int, typer.Option(min=0, help="Choose which games are played.")] = 1,
    minutes: Annotated[
        float | None, typer.Option(help="Stop after this many minutes.", show_default="never")
    ] = None,
    rules: GivenRules = None,
    concurrency: Concurrency = None,
    ray: Ray = None,
) -> None:
    """Find puzzles in games, and prove each by exhaustive search.

    Games may have any format that Skep reads; those that cannot be read are
    reported, and the exit status is then 1. Without games, Skep plays against itself,
    all game types in turn. Run the same command again to continue after a stop or a
    kill: no game is searched twice.

    Example: skep puzzles find archive.zip --out found.jsonl --minutes 30
    """
    from skep.cli.files import expect_outside
    from skep.cli.live_bar import live_bar
    from skep.cli.read_report import ReadReport
    from skep.cli.stopping import Stoppable
    from skep.errors import SettingError
    from skep.puzzles import find_in_games

    if sources:
        expect_outside(out, sources)
    elif rules is not None:
        raise SettingError("--rules is for given games; Skep plays by the tournament rules")
    start, line = monotonic(), ""
    with ReadReport() as read_report:
        with Stoppable(is_kept=not is_stream(out)) as stop, live_bar() as show:

            def report(progress: Progress[FoundPuzzles]) -> None:
                nonlocal line
                found = progress.so_far
                rate = found.games / max(monotonic() - start, 1e-6)
                line = (
                    f"{len(found.puzzles):,} puzzles in {found.games:,} games, {rate:.1f} games/s"
                )
                show(progress.done, progress.total or progress.done, line)

            find_in_games(
                out,
                _games(sources, rules, read_report) if sources else None,
                own_games=games,
                seed=seed,
                minutes=minutes,
                pool=get_pool(concurrency, ray),
                on_progress=report,
            )
        typer.echo(line, err=is_standard_output(out))
    raise typer.Exit(stop.status or read_report.status)


def _games(sources: list[str], rules: str | None, report: ReadReport) -> Iterator[Game]:
    """The games that can be read, the first of them at once: without any, no file is begun."""
    reads = report.read(sources, rules, show=lambda *_: None)  # the puzzles show the progress
    games = (read.game for read in reads if read.game is not None)
    return chain([next(games)], games)


@puzzles.command(cls=PlainHelpCommand)
def pack(
    found: Annotated[
        list[Path], typer.Argument(metavar="FILE", help="Files of skep puzzles find.")
    ],
    out: Annotated[Path, typer.Option(metavar="FILE", help="Write the chosen puzzles here.")],
    count: Annotated[int, typer.Option(min=1, help="Choose at most this many.")] = 2500,
) -> None:
    """Pack the best puzzles found: no duplicates, and some of every kind.

    They are balanced over game types, goals and lengths; rare themes come first.

    Example: skep puzzles pack found.jsonl --out my-puzzles.jsonl.gz --count 500
    """
    from skep.puzzles import pack as pack_puzzles
    from skep.puzzles import save
    from skep.puzzles.finding_in_games import read_found

    expect_writable(out)
    candidates = [puzzle for path in found for puzzle in read_found(path)]
    chosen = pack_puzzles(candidates, count)
    save(out, chosen)
    typer.echo(
        f"{len(chosen):,} of {len(candidates):,} puzzles chosen", err=is_standard_output(out)
    )


@puzzles.command(cls=PlainHelpCommand)
def check(
    file: Annotated[
        Path | None,
        typer.Argument(metavar="FILE", help="The file of puzzles.", show_default="Skep's puzzles"),
    ] = None,
    every: Annotated[int, typer.Option(min=1, help="Check only every Nth puzzle.")] = 1,
    concurrency: Concurrency = None,
    ray: Ray = None,
) -> None:
    """Prove every puzzle of a file again, by exhaustive search.

    The exit status is 1 if a puzzle is wrong.

    Example: skep puzzles check --every 100
    """
    from skep.cli.live_bar import live_bar
    from skep.puzzles.checking import check_puzzles

    chosen = loaded_puzzles(file)[::every]
    wrong: list[str] = []
    with live_bar() as show:
        results = check_puzzles(chosen, get_pool(concurrency, ray))
        for done, (puzzle, is_right) in enumerate(results, start=1):
            wrong += [] if is_right else [puzzle]
            show(done, len(chosen), f"{len(wrong)} wrong")
    for puzzle in wrong:
        typer.echo(f"not proven: {puzzle}")
    typer.echo(f"{len(chosen) - len(wrong):,} of {len(chosen):,} puzzles proven")
    raise typer.Exit(_NOT_PROVEN if wrong else 0)
