"""``skep book``: builds opening books from games, merges them, and shows what they know."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from skep._disk import expect_writable, is_standard_output
from skep.cli.helping import PlainHelpCommand
from skep.cli.options import AsJson, GivenRules, OneGame

if TYPE_CHECKING:
    from skep.board import Board
    from skep.cli.live_bar import Show
    from skep.formats import GameRead
    from skep.openings import BookMove, OpeningBook

book = typer.Typer(name="book", rich_markup_mode=None)

Out = Annotated[Path, typer.Option(metavar="FILE", help="Write the book to this file.")]
MinGames = Annotated[int, typer.Option(min=1, help="Leave out moves of fewer games than this.")]


@book.callback(invoke_without_command=True)
def _book(context: typer.Context) -> None:
    """Build opening books and look positions up in them.

    Example: skep book build games.pgn --out my.book
    """
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@book.command(cls=PlainHelpCommand)
def build(
    sources: Annotated[
        list[str],
        typer.Argument(
            metavar="GAMES",
            help="Files, folders, archives or self-play, or a GameString; - is standard input.",
        ),
    ],
    out: Out,
    plies: Annotated[int, typer.Option(min=1, help="Use this many plies of each game.")] = 20,
    min_games: MinGames = 1,
    rules: GivenRules = None,
) -> None:
    """Build a book: count the moves of games, and how those games ended.

    The games may have any format that skep convert reads, also packed, or be those of
    skep selfplay. Games that cannot be read are reported, and the exit status is then 1.

    Example: skep book build games.pgn selfplay --plies 16 --out my.book
    """
    from skep.cli.files import expect_outside
    from skep.cli.live_bar import live_bar
    from skep.cli.read_report import ReadReport
    from skep.openings import OpeningBook

    expect_outside(out, sources)
    expect_writable(out)
    with ReadReport() as report:
        with live_bar() as show:
            reads = report.watch(_reads(sources, rules, show), sources)
            boards = (read.game.board() for read in reads if read.game is not None)
            made = OpeningBook.from_games(boards, plies).pruned(min_games)
        _write(made, out)
    raise typer.Exit(report.status)


@book.command(cls=PlainHelpCommand)
def merge(
    books: Annotated[list[Path], typer.Argument(metavar="FILE", help="Two or more books.")],
    out: Out,
    min_games: MinGames = 1,
) -> None:
    """Merge books into one, and add up their counts.

    Example: skep book merge mine.book theirs.book --out ours.book
    """
    from skep.openings import OpeningBook

    expect_writable(out)
    made = OpeningBook()
    for path in books:
        made = made.merged(OpeningBook.load(path))
    _write(made.pruned(min_games), out)


@book.command(cls=PlainHelpCommand)
def show(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The book.")],
    game: OneGame,
    rules: GivenRules = None,
    as_json: AsJson = False,
) -> None:
    """Show the moves played in a position, the most frequent first.

    The position is also found if it was played turned or mirrored. The score is
    for the player to move: a draw or a game without a result is half a point.

    Example: skep book show my.book 'Base;InProgress;White[2];wS1;bS1 wS1-'
    """
    from skep.cli.given_game import given_game
    from skep.openings import OpeningBook

    found = OpeningBook.load(file)
    board = given_game(game, rules).board()
    board.reopen()  # a game that somebody resigned can go on in the book
    moves = found.moves(board)
    if as_json:
        for move in moves:
            typer.echo(json.dumps(move_values(board, move)))
        return
    if not moves:
        typer.echo("The book has no moves for this position.")
        return
    names = ("games", "white wins", "draws", "black wins", "undecided", "score")
    typer.echo(f"{'move':<10}" + "".join(f" {name:>10}" for name in names))
    for move in moves:
        row = move_values(board, move)
        score = f"{100 * move.score(board.turn):.1f} %"
        counts = (row["games"], row["white_wins"], row["draws"], row["black_wins"])
        cells = (*(f"{count:,}" for count in (*counts, row["undecided"])), score)
        typer.echo(f"{row['move']:<10}" + "".join(f" {cell:>10}" for cell in cells))


def move_values(board: Board, move: BookMove) -> dict[str, object]:
    """A move of a book, for programs."""
    return {
        "move": board.move_string(move.action),
        "games": move.games,
        "white_wins": move.white_wins,
        "draws": move.draws,
        "black_wins": move.black_wins,
        "undecided": move.undecided,
        "score": round(move.score(board.turn), 4),
        "equal_moves": [board.move_string(action) for action in move.actions[1:]],
    }


def _write(made: OpeningBook, out: Path) -> None:
    made.save(out)
    typer.echo(f"{len(made):,} moves", err=is_standard_output(out))


def _reads(sources: Sequence[str], rules: str | None, show: Show) -> Iterator[GameRead]:
    """The games of all sources; those of self-play are in formats of their own."""
    from skep.cli.files import is_there
    from skep.cli.read_report import read_sources
    from skep.learning.shards import shard_paths

    for source in sources:
        path = Path(source)
        if is_there(path) and path.is_dir() and (shards := shard_paths(path)):
            yield from _selfplay(shards, show)
        else:
            yield from read_sources([source], rules, show)


def _selfplay(shards: Sequence[Path], show: Show) -> Iterator[GameRead]:
    from skep.errors import SkepError
    from skep.formats import GameRead, Place
    from skep.game import Game
    from skep.learning.shards import read_shard

    for done, path in enumerate(shards, start=1):
        for game in read_shard(path):
            place = Place(f"{path}, game {game.index}", 0)
            try:
                yield GameRead(place, Game.from_board(game.board()))
            except SkepError as error:
                yield GameRead(place, None, fault=str(error))
        show(done, len(shards), "shards of self-play")
