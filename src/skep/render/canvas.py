"""A canvas of characters, each with the style in which a terminal shows it."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.text import Text


class Canvas:
    """An endless sheet to write on; what is written later covers what was there."""

    def __init__(self) -> None:
        self._cells: dict[tuple[int, int], tuple[str, str]] = {}

    def write(self, row: int, column: int, text: str, style: str = "") -> None:
        for place, character in enumerate(text):
            self._cells[row, column + place] = (character, style)

    def plain(self) -> str:
        """The written part of the sheet, without trailing blanks."""
        lines = ("".join(character for character, _ in row) for row in self._rows())
        return "\n".join(line.rstrip() for line in lines)

    def styled(self) -> Text:
        """The written part of the sheet, in colours."""
        from rich.text import Text  # noqa: PLC0415 - only terminals need it

        text = Text(no_wrap=True, overflow="crop", end="")
        for number, row in enumerate(self._rows()):
            text.append("\n" if number else "")
            for style, run in groupby(row, key=lambda cell: cell[1]):
                text.append("".join(character for character, _ in run), style)
        return text

    def _rows(self) -> list[list[tuple[str, str]]]:
        rows = [row for row, _ in self._cells]
        columns = [column for _, column in self._cells]
        if not rows:
            return []
        return [
            [
                self._cells.get((row, column), (" ", ""))
                for column in range(min(columns), max(columns) + 1)
            ]
            for row in range(min(rows), max(rows) + 1)
        ]
