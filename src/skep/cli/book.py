"""``skep book``: builds opening books from games, merges them, and shows what they know."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from skep._disk import expect_writable, is_standard_output
from skep.cli.helping import PlainHelpCommand
from skep.cli.options import AsJson, GivenRules, Rules, game_types
from skep.rulesets import DEFAULT_RULES

if TYPE_CHECKING:
    from skep.board import Board
    from skep.openings import BookMove, OpeningBook

_BAD_GAMES: Final = 1
"""The exit status if some games could not be read."""

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
    games: Annotated[
        list[str],
        typer.Argument(
            metavar="GAMES",
            help="Files of games, or folders of self-play; - is standard input.",
        ),
    ],
    out: Out,
    plies: Annotated[int, typer.Option(min=1, help="Use this many plies of each game.")] = 20,
    min_games: MinGames = 1,
    rules: GivenRules = None,
) -> None:
    """Count the moves of games and how those games ended.

    A file of games may have any format that skep convert reads, also packed; a folder
    has games of skep selfplay. Games that cannot be read or replayed are left out, and
    the exit status is then 1.

    Example: skep book build games.pgn selfplay --plies 16 --out my.book
    """
    from skep.cli.files import user_path
    from skep.cli.progress import progress
    from skep.openings import OpeningBook

    expect_writable(out)
    sources = [user_path(source) for source in games]
    with progress("games") as advance:
        reader = _Reader(rules, lambda share: advance(share / len(sources)))
        boards = chain.from_iterable(map(reader.boards, sources))
        made = OpeningBook.from_games(boards, plies).pruned(min_games)
    _write(made, out)
    if reader.problems:
        count, first = len(reader.problems), reader.problems[0]
        typer.echo(f"left out {count} games that cannot be replayed: {first}", err=True)
        raise typer.Exit(_BAD_GAMES)


@book.command(cls=PlainHelpCommand)
def merge(
    books: Annotated[list[Path], typer.Argument(metavar="FILE", help="Two or more books.")],
    out: Out,
    min_games: MinGames = 1,
) -> None:
    """Merge books into one, with the sums of their counts.

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
    game: Annotated[
        str,
        typer.Argument(
            metavar="GAME",
            help="The position to look up: a game type, a game or a file with one.",
            autocompletion=game_types,
        ),
    ],
    rules: Rules = DEFAULT_RULES,
    as_json: AsJson = False,
) -> None:
    """Show the moves played in a position, the most frequent first.

    The position is also found if it was played turned or mirrored. The score is
    that of the player to move: a draw or a game without a result is half a point.

    Example: skep book show my.book 'Base;InProgress;White[2];wS1;bS1 wS1-'
    """
    from skep.cli.given_game import given_game
    from skep.openings import OpeningBook

    found = OpeningBook.load(file)
    board = given_game(game, rules).board()
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


class _Reader:
    """Reads games from files and folders, and keeps what was wrong with some of them."""

    def __init__(self, rules: str | None, advance: Callable[[float], object]) -> None:
        self._rules = rules
        self._advance = advance  # gets the share of a source that was read
        self.problems: list[str] = []

    def boards(self, source: Path) -> Iterator[Board]:
        """The games of a file or folder."""
        return self._selfplay(source) if source.is_dir() else self._file(source)

    def _file(self, path: Path) -> Iterator[Board]:
        from skep.errors import FileError
        from skep.formats import read_games
        from skep.outcomes import Reason
        from skep.progress import Progress

        done = 0.0
        readable = 0

        def advance(progress: Progress[int]) -> None:
            nonlocal done
            share = min(1.0, progress.done / progress.total) if progress.total else 0.0
            self._advance(share - done)
            done = share

        for read in read_games(path, rules=self._rules, on_progress=advance):
            if read.game is None:
                self.problems.append(f"{read.place}: {read.fault}")
                continue
            readable += 1
            board = read.game.board()
            outcome = board.outcome()
            if outcome and outcome.reason is Reason.UNKNOWN and "Termination" in read.game.headers:
                board.reopen()  # a referee broke it off, so nobody won on the board
            yield board
        if not readable:
            problem = self.problems[-1] if self.problems else f"{path}: it is empty"
            raise FileError(f"there is no readable game: {problem}")

    def _selfplay(self, folder: Path) -> Iterator[Board]:
        from skep.errors import SkepError
        from skep.learning.shards import read_shard, settings_of, shard_paths

        settings_of(folder)  # raises FileError if there are no games
        paths = shard_paths(folder)
        for path in paths:
            for game in read_shard(path):
                try:
                    board = game.board()
                except SkepError as error:
                    self.problems.append(f"{path}, game {game.index}: {error}")
                else:
                    yield board
            self._advance(1 / len(paths))
