"""What ``skep games`` does with the games that were chosen: list, check, count or write them."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Protocol

import typer

from skep._disk import is_standard_output
from skep.cli.options import get_format
from skep.cli.read_report import ReadReport, problems
from skep.collection import CollectionCounts, facts_of
from skep.errors import SettingError
from skep.formats import GameFile, GameRead, game_file
from skep.formats.shown_names import printable

_WIDTHS: Final = {
    "white": 18,
    "black": 18,
    "date": 10,
    "game_type": 8,
    "result": 10,
    "reason": 15,
    "plies": 5,
}
_MAX_ROWS: Final = 20
"""The rows of one table of counts."""


class GamesAnswer(Protocol):
    """Takes the games one by one."""

    is_quiet: bool
    """Whether nothing is printed before the end, so that a bar can show the progress."""

    def take(self, read: GameRead) -> None:
        """Use a game, or what could not be read as one."""


@contextmanager
def chosen_answer(
    report: ReadReport,
    *,
    check: bool,
    count: bool,
    out: Path | None,
    format_name: str | None,
    as_json: bool,
) -> Iterator[GamesAnswer]:
    """What the options ask for; what is left to print is printed at the end."""
    if check + count + (out is not None) > 1:
        raise SettingError("choose only one of --check, --count and --out")
    if format_name is not None and out is None:
        raise SettingError("--format is for the file of --out; --json prints JSON")
    if as_json and out is not None:
        raise SettingError("--json is for what is printed; --format json writes games as JSON")
    if out is not None:
        with game_file(out, get_format(format_name)) as file:
            yield _Written(file, report)
            report.expect_written(out)
        typer.echo(f"games: {report.written:,}", err=is_standard_output(out))
    elif count:
        counted = _CountedGames()
        yield counted
        counted.print(as_json=as_json)
    elif check:
        yield _Checked(as_json=as_json)
    else:
        yield _Listed(as_json=as_json)


class _Written:
    is_quiet = True

    def __init__(self, file: GameFile, report: ReadReport) -> None:
        self._file = file
        self._report = report

    def take(self, read: GameRead) -> None:
        self._report.write(read, self._file)


class _CountedGames:
    is_quiet = True

    def __init__(self) -> None:
        self._counts = CollectionCounts()

    def take(self, read: GameRead) -> None:
        if read.game is not None:
            self._counts.add(read.game)

    def print(self, *, as_json: bool) -> None:
        counts = self._counts
        tables = {
            "types": counts.types,
            "results": counts.results,
            "reasons": counts.reasons,
            "years": counts.years,
            "players": counts.players,
        }
        if as_json:
            typer.echo(json.dumps({"games": counts.games, **tables}))
            return
        typer.echo(f"games: {counts.games:,}")
        for name, table in tables.items():
            if table:
                _print_table(name, table)


class _Checked:
    def __init__(self, *, as_json: bool) -> None:
        self._as_json = as_json
        self.is_quiet = not sys.stdout.isatty()
        self._file = sys.stdout  # which a bar replaces

    def take(self, read: GameRead) -> None:
        if self._as_json:
            if read.repairs or read.fault:
                typer.echo(json.dumps(_problems(read)), file=self._file)
            return
        for _, line in problems(read):
            typer.echo(line, file=self._file)


class _Listed:
    def __init__(self, *, as_json: bool) -> None:
        self._as_json = as_json
        self.is_quiet = not sys.stdout.isatty()
        self._file = sys.stdout
        self._has_header = as_json

    def take(self, read: GameRead) -> None:
        if read.game is None:
            return
        facts = facts_of(read.game)._asdict()
        if self._as_json:
            typer.echo(json.dumps(facts | _problems(read)), file=self._file)
            return
        if not self._has_header:
            self._print({name: name for name in facts} | {"game_type": "type"}, "place")
            self._has_header = True
        self._print(facts, str(read.place))

    def _print(self, values: dict[str, Any], place: str) -> None:
        cells = (f"{_cut(str(values[name]), width):<{width}}" for name, width in _WIDTHS.items())
        typer.echo(f"{' '.join(cells)} {place}", file=self._file)


def _problems(read: GameRead) -> dict[str, Any]:
    found: dict[str, Any] = {"file": read.place.file, "line": read.place.line}
    if read.repairs:
        found["repairs"] = [repair._asdict() for repair in read.repairs]
    if read.fault:
        found["fault"] = read.fault
    return found


def _print_table(name: str, table: Counter[str]) -> None:
    typer.echo(f"\n{name}")
    for key, count in table.most_common(_MAX_ROWS):
        typer.echo(f"{count:>12,}  {printable(key) or '(unknown)'}")
    if len(table) > _MAX_ROWS:
        typer.echo(f"{'':>12}  and {len(table) - _MAX_ROWS:,} more; --json has all")


def _cut(text: str, width: int) -> str:
    shown = printable(text)
    return shown if len(shown) <= width else shown[: width - 1] + "…"
