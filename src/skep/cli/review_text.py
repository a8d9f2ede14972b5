"""A review in the terminal: one line per move, or one line per game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.text import Text

from skep.game import known_header
from skep.locales import message
from skep.moves import turn_number
from skep.pieces import Color
from skep.review import Label, Review, ReviewedMove, comment
from skep.review.sentences import label_name, percent, phase_name

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rich.console import Console, RenderableType

_STYLES = {
    Label.BRILLIANT: "bold cyan",
    Label.ONLY_MOVE: "cyan",
    Label.BEST: "green",
    Label.INACCURACY: "yellow",
    Label.MISTAKE: "dark_orange",
    Label.MISSED_WIN: "red",
    Label.BLUNDER: "bold red",
}


class ReviewText:
    """Prints reviews in one language."""

    def __init__(self, console: Console, language: str) -> None:
        self._console = console
        self._language = language

    def line(self, review: Review) -> None:
        """Print a game in one line."""
        place = f"{review.file}:{review.line}"
        if review.error is not None:
            said = self._say("error", place=place, error=review.error)
        else:
            said = self._say(
                "summary", place=place, title=self._title(review), accuracy=self._accuracy(review)
            )
        self._console.print(Text(said), soft_wrap=True)

    def whole(self, review: Review) -> None:
        """Print everything about a game."""
        if review.error is not None:
            self.line(review)
            return
        for part in self._parts(review):
            self._console.print(part)

    def _parts(self, review: Review) -> Iterator[RenderableType]:
        yield Text(self._title(review), style="bold")
        names = ("turn", "move", "rating", "chance", "loss")
        rows = [[self._say(name) for name in names], *(self._cells(m) for m in review.moves)]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        yield _row(rows[0], widths, "dim")
        phase = None
        for move, cells in zip(review.moves, rows[1:], strict=True):
            if move.phase is not phase:
                phase = move.phase
                yield Text(phase_name(phase, self._language), style="italic")
            yield _row(cells, widths, _STYLES.get(move.label, ""))
            if words := comment(move, self._language):
                yield Padding(Text(words, style="dim"), (0, 0, 0, widths[0] + 2))
        yield Text(f"{self._say('accuracy')}: {self._accuracy(review)}")
        if review.turning_points:
            points = ", ".join(f"{turn_number(m.ply - 1)}. {m.move}" for m in review.turning_points)
            yield Text(f"{self._say('turning-points')}: {points}")

    def _cells(self, move: ReviewedMove) -> list[str]:
        return [
            str(turn_number(move.ply - 1)) if move.color is Color.WHITE else "",
            move.move,
            f"{move.label.sign} {label_name(move.label, self._language)}",
            self._say("percent", percent=percent(move.chance)),
            str(round(100 * move.loss)) if move.label.is_error else "",
        ]

    def _say(self, name: str, **arguments: str | int) -> str:
        return message(self._language, f"review-{name}", **arguments)

    def _title(self, review: Review) -> str:
        white, black = (
            known_header(review.headers, str(color))
            or message(self._language, "player", color=color.id)
            for color in Color
        )
        return self._say("title", white=white, black=black)

    def _accuracy(self, review: Review) -> str:
        found = (review.accuracy(color) for color in Color)
        return " – ".join("?" if value is None else f"{value:.0f}" for value in found)


def _row(cells: Sequence[str], widths: Sequence[int], style: str) -> Text:
    """Cells below each other; those with numbers are aligned to the right."""
    turn, move, label, *numbers = (
        cell.ljust(width) if at in (1, 2) else cell.rjust(width)
        for at, (cell, width) in enumerate(zip(cells, widths, strict=True))
    )
    line = Text(f"{turn}  {move}  ")
    line.append(label, style=style)
    return line.append("  " + "  ".join(numbers))
