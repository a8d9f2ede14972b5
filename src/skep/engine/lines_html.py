"""The lines of an analysis as HTML for notebooks: arrows on the board, and the moves below."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import cycle
from typing import TYPE_CHECKING, Final

from skep.board import Board
from skep.hexes import Hex
from skep.move_string import format_line
from skep.moves import Move
from skep.render import ARROW_COLORS, Arrow, svg
from skep.render.notebooks import image_tag

if TYPE_CHECKING:
    from skep.engine.analysis import Line

_MAX_MOVES: Final = 8
"""The most moves of a line that are written."""
_MAX_NUMBERS: Final = 3
"""The most numbers of lines on one cell."""


def analysis_html(board: Board | None, lines: Sequence[Line]) -> str:
    """The picture of the board with the first move of each line, and a table of the lines."""
    rows = "".join(
        f"<tr><td>{number}</td><td>{_verdict(line)}</td><td>{escape(_moves(board, line))}</td></tr>"
        for number, line in enumerate(lines, start=1)
    )
    table = f"<table><tr><th></th><th>chance</th><th>line</th></tr>{rows}</table>"
    return table if board is None else f"<div>{_picture(board, lines)}{table}</div>"


def _picture(board: Board, lines: Sequence[Line]) -> str:
    arrows: list[Arrow] = []
    numbers: dict[Hex, list[str]] = {}
    for number, (line, color) in enumerate(zip(lines, cycle(ARROW_COLORS), strict=False), start=1):
        move = line.actions[0]
        if isinstance(move, Move):
            arrow = Arrow.of(board, move, color)
            if arrow.start is not None or move.to not in numbers:  # one ghost per cell is enough
                arrows.append(arrow)
            numbers.setdefault(move.to, []).append(str(number))
    labels = {at: ",".join(found[:_MAX_NUMBERS]) for at, found in numbers.items()}
    drawn = svg(board, arrows=arrows[::-1], labels=labels, theme="wood")  # the best one on top
    return image_tag(drawn, f"{len(lines)} lines from this position")


def _verdict(line: Line) -> str:
    """The chance of the player to move, or the proven result."""
    if line.win_in is None:
        return f"{line.chance:.0%}"
    return f"{'wins' if line.win_in > 0 else 'loses'} in {abs(line.win_in)}"


def _moves(board: Board | None, line: Line) -> str:
    shown = line.actions[:_MAX_MOVES]
    texts = map(str, shown) if board is None else format_line(board.stacks, shown)
    more = " …" if len(line.actions) > len(shown) else ""
    return ", ".join(texts) + more
