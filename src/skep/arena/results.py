"""The results file: the games of one fixture. Only games of the same fixture can be added."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from skep.arena.fixture import Fixture
from skep.arena.records import GameId, GameRecord
from skep.arena.standing import Standing
from skep.errors import FileError
from skep.jobs.json_lines import FileHeader, JsonLines, open_json_lines
from skep.jobs.keeping import undivided

FORMAT: Final = 2
"""The file's format. Only older versions could read format 1."""


class Results:
    """The finished games of a contest, in a file or only in memory, and their standing."""

    def __init__(self, records: dict[GameId, GameRecord], file: JsonLines | None = None) -> None:
        self._records = records
        self._file = file
        self.standing = Standing(records.values())

    @property
    def records(self) -> Mapping[GameId, GameRecord]:
        """The finished games, in the order in which they ended."""
        return self._records

    def add(self, record: GameRecord) -> None:
        """Save a game, then count it."""
        with undivided():
            if self._file is not None:
                self._file.add(record.to_json())
            self._records[record.id] = record
            self.standing.add(record)


@contextmanager
def open_results(
    path: Path | None, fixture: Fixture, identities: Sequence[str]
) -> Iterator[Results]:
    """The results of this fixture so far; more can be added. Without a path they are not saved.

    A file can be continued only if the players still have the same identities.
    """
    if path is None:
        yield Results({})
        return
    expected = fixture.described() | {"identities": identities}
    with open_json_lines(path, FileHeader(FORMAT, "fixture", expected)) as file:
        records = _records(file.objects(), fixture, path)
        file.resume()
        yield Results(records, file)


def _records(
    objects: Iterable[dict[str, Any]], fixture: Fixture, path: Path
) -> dict[GameId, GameRecord]:
    records: dict[GameId, GameRecord] = {}
    for line, values in enumerate(objects, start=2):
        try:
            record = GameRecord.from_json(values)
        except ValueError as error:
            raise FileError(f"{path}, line {line}: {error}") from None
        if record.id not in fixture:
            raise FileError(f"{path}, line {line}: the fixture above has no such game")
        records.setdefault(record.id, record)
    return records
