"""The screen: draws the hive with its panel, and prints messages."""

from __future__ import annotations

import sys
from contextlib import AbstractContextManager
from io import TextIOWrapper
from itertools import groupby

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from skep.board import Board
from skep.cli.terminal.reply import ReplyLine, Row
from skep.render import Highlights, rich_text

_GAP = 4
_PANEL_WIDTH = 40  # enough for a panel; its longest sentences wrap


def open_console() -> Console:
    """Open the terminal or pipe; bytes that are not in its encoding are replaced."""
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    return Console(highlight=False)


class Screen:
    """Where a terminal game is shown."""

    def __init__(self, console: Console) -> None:
        self._console = console

    def say(self, *lines: ReplyLine, style: str = "") -> None:
        """Print lines; neighboring rows form a table."""
        for _, group in groupby(lines, key=lambda line: isinstance(line, Row)):
            table = Table.grid(padding=(0, 2, 0, 0))
            for line in group:
                if isinstance(line, Row):
                    table.add_row(Text(f"  {line.left}", style="bold"), Text(line.right))
                else:
                    self._console.print(Text(line), style=style)
            if table.row_count:
                self._console.print(table, style=style)

    def draw(self, board: Board, highlights: Highlights, panel: RenderableType) -> bool:
        """Draw the hive, with its panel to the right or, if there is no room, below.

        A window shows as much of the hive as it has room for; a file or a pipe takes it all.
        Returns whether all of the hive is visible.
        """
        hive = rich_text(board.stacks, highlights=highlights)
        hive_width = _width(hive)
        fits = hive_width <= self._console.width or not self._console.is_terminal
        if not fits:
            hive = rich_text(board.stacks, highlights=highlights, width=self._console.width)
        room = self._console.width - hive_width - _GAP
        self._console.print()
        if room >= min(_PANEL_WIDTH, self._console.measure(panel).maximum):
            table = Table.grid(padding=(0, _GAP, 0, 0))
            table.add_row(hive, panel)
            self._console.print(table)
        else:
            self._console.print(hive, soft_wrap=True)
            self._console.print(Padding(panel, (1, 0, 0, 0)))
        self._console.print()
        return fits

    def thinking(self, text: str) -> AbstractContextManager[object]:
        """Show a message while the computer thinks."""
        return self._console.status(text)


def _width(drawing: Text) -> int:
    return max(len(line) for line in drawing.plain.split("\n"))
