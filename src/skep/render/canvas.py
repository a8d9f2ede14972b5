"""A canvas of characters, each with its terminal style."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from rich.text import Text


_Cell: TypeAlias = tuple[str, str]  # a character and its style
_BLANK: Final = (" ", "")
_ELLIPSIS: Final = ("…", "bold")


class Canvas:
    """An endless sheet to write on. Later writing covers earlier writing."""

    def __init__(self) -> None:
        self._cells: dict[tuple[int, int], _Cell] = {}

    def write(self, row: int, column: int, text: str, style: str = "") -> None:
        for place, character in enumerate(text):
            self._cells[row, column + place] = (character, style)

    def plain(self) -> str:
        """The part written on, without trailing blanks."""
        lines = ("".join(character for character, _ in row) for row in self._rows())
        return "\n".join(line.rstrip() for line in lines)

    def styled(self, columns: range | None = None) -> Text:
        """The part written on, in color, or only these columns of it.

        An ellipsis marks a line that continues outside the columns.
        """
        from rich.text import Text  # noqa: PLC0415 - only terminals need it

        text = Text(no_wrap=True, overflow="crop", end="")
        rows = self._rows()
        if columns is not None:
            rows = [_clipped(row, columns.start - self.left, len(columns)) for row in rows]
        for index, row in enumerate(rows):
            text.append("\n" if index else "")
            for style, run in groupby(row, key=lambda cell: cell[1]):
                text.append("".join(character for character, _ in run), style)
        return text

    @property
    def left(self) -> int:
        """The first column written on."""
        return min((column for _, column in self._cells), default=0)

    @property
    def right(self) -> int:
        """The last column written on."""
        return max((column for _, column in self._cells), default=0)

    def _rows(self) -> list[list[_Cell]]:
        rows = [row for row, _ in self._cells]
        if not rows:
            return []
        columns = range(self.left, self.right + 1)
        return [
            [self._cells.get((row, column), _BLANK) for column in columns]
            for row in range(min(rows), max(rows) + 1)
        ]


def _clipped(row: list[_Cell], start: int, width: int) -> list[_Cell]:
    """``width`` cells of a row, with an ellipsis at an end where the row continues."""
    clipped = row[start : start + width]
    if any(character != " " for character, _ in row[:start]):
        clipped[0] = _ELLIPSIS
    if any(character != " " for character, _ in row[start + width :]):
        clipped[-1] = _ELLIPSIS
    return clipped
