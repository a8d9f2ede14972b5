"""The games that a command reads, and a report of what was wrong with them, for people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, Self

import typer

from skep._disk import name_of
from skep.errors import FileError, SkepError
from skep.formats import GameFile, GameRead, losses, read_games
from skep.formats.shown_names import printable

if TYPE_CHECKING:
    from skep.cli.live_bar import Show
    from skep.progress import Progress

BAD_GAMES: Final = 1
"""The exit status if some games could not be read or written."""
_SHOWN: Final = 20
"""The faults and the repairs that are listed; the others are counted."""
_MAX_NAME: Final = 200
"""The characters of a source that are shown; it may be a whole game."""


class ReadReport:
    """Counts games, faults and repairs, and prints the first of them when the command is done.

    ::

        with ReadReport() as report:
            for read in report.read(sources, rules, show):
                ...
        raise typer.Exit(report.status)
    """

    def __init__(self) -> None:
        self.games = 0
        self.faults = 0
        self.repairs = 0
        self.written = 0
        self._lines: dict[str, list[str]] = {"fault": [], "repair": []}
        self._losses: Counter[str] = Counter()
        self._is_hopeless = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if not self._is_hopeless:
            self._show()

    @property
    def status(self) -> int:
        """The exit status of the command."""
        return BAD_GAMES if self.faults else 0

    def read(self, sources: Sequence[str], rules: str | None, show: Show) -> Iterator[GameRead]:
        """The games of all sources, counted; not one readable game is an error."""
        return self.watch(read_sources(sources, rules, show), sources)

    def watch(self, reads: Iterator[GameRead], sources: Sequence[str]) -> Iterator[GameRead]:
        """The same games, counted; not one readable game is an error."""
        for read in reads:
            self.games += read.game is not None
            self.faults += read.game is None
            self.repairs += len(read.repairs)
            for kind, line in problems(read):
                self._keep(kind, line)
            yield read
        if not self.games:
            self._is_hopeless = True  # one error says it all
            names = printable(", ".join(name_of(Path(it[:_MAX_NAME]), "read") for it in sources))
            raise FileError(": ".join([f"found no games in {names}", *self._lines["fault"][:1]]))

    def write(self, read: GameRead, file: GameFile) -> None:
        """Add a game to a file, and count what it loses there or why it can't be written."""
        if read.game is None:
            return
        try:
            text = file.add(read.game)
        except FileError:
            raise  # of the file, not of the game
        except SkepError as error:
            self.faults += 1
            self._keep("fault", printable(f"{read.place}: {error}"))
        else:
            self.written += 1
            self._losses.update(losses(read.game, text, file.kind))

    def expect_written(self, out: Path) -> None:
        """Raise an error if there was no game to write."""
        if not self.written:
            raise FileError(f"found no games to write to {name_of(out, 'write')}")

    def _show(self) -> None:
        """Print the first faults and repairs, what was lost, and the counts on standard error."""
        for kind, count in (("fault", self.faults), ("repair", self.repairs)):
            for line in self._lines[kind]:
                typer.echo(line, err=True)
            if count > _SHOWN:
                typer.echo(
                    f"and {count - _SHOWN:,} more {kind}s; skep games --check lists all", err=True
                )
        for part, count in self._losses.items():
            typer.echo(f"lost in the new format: {part} of {_counted(count)}", err=True)
        if self.faults or self.repairs:
            counts = f"games: {self.games:,}, repairs: {self.repairs:,}, faults: {self.faults:,}"
            typer.echo(counts, err=True)

    def _keep(self, kind: str, line: str) -> None:
        if len(self._lines[kind]) < _SHOWN:
            self._lines[kind].append(line)


def problems(read: GameRead) -> Iterator[tuple[str, str]]:
    """The fault and the repairs of a game: which of the two, and a line about it."""
    for repair in read.repairs:
        place = read.place._replace(line=repair.line)
        yield "repair", printable(f"{place}: repaired: {repair.what}")
    if read.game is None:
        yield "fault", printable(f"{read.place}: {read.fault}")


def read_sources(sources: Sequence[str], rules: str | None, show: Show) -> Iterator[GameRead]:
    """The games of all sources of a command, with its progress in kilobytes."""

    def report(progress: Progress[int]) -> None:
        done, total = progress.done // 1000, max(progress.done, progress.total) // 1000
        show(done, total, f"kB, {progress.so_far:,} games")

    for source in sources:
        yield from read_games(source, rules=rules, on_progress=report)


def _counted(games: int) -> str:
    return "one game" if games == 1 else f"{games:,} games"
