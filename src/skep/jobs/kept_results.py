"""Results in the order of their tasks, in memory and in a file that a later call continues."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Generic, TypeVar

from skep.errors import FileError
from skep.jobs.json_lines import FileHeader, JsonLines, open_json_lines
from skep.jobs.keeping import undivided

Result = TypeVar("Result")


class KeptResults(Generic[Result]):
    """The results so far. What is added is in the file, if there is one, before it counts."""

    def __init__(
        self,
        found: list[Result],
        file: JsonLines | None,
        to_json: Callable[[Result], dict[str, Any]],
    ) -> None:
        self.found = found
        self._file = file
        self._to_json = to_json

    def add(self, result: Result) -> None:
        with undivided():
            if self._file is not None:
                self._file.add(self._to_json(result))
            self.found.append(result)


@contextmanager
def open_results(
    path: Path | None,
    header: FileHeader,
    *,
    to_json: Callable[[Result], dict[str, Any]],
    from_json: Callable[[dict[str, Any]], Result],
    belongs: Callable[[int, dict[str, Any]], bool],
) -> Iterator[KeptResults[Result]]:
    """Continue a file of results, or keep them only in memory.

    ``from_json`` raises ValueError if the values are not those of a result; ``belongs`` says
    whether they are about the task with this index.
    """
    if path is None:
        yield KeptResults([], None, to_json)
        return
    with open_json_lines(path, header) as file:
        found: list[Result] = []
        for line, values in enumerate(file.objects(), start=2):
            if not belongs(len(found), values):
                raise FileError(
                    f"{path}, line {line}: this result belongs to another game; the input has "
                    "changed, so choose another file to write"
                )
            try:
                found.append(from_json(values))
            except ValueError as error:
                raise FileError(f"{path}, line {line}: {error}") from None
        file.resume()
        yield KeptResults(found, file, to_json)
