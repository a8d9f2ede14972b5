"""What ``bestmove`` reports while it thinks: lines of play as ``move;depth;score;moves``."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from skep import _core
from skep.board import Board
from skep.engine import Line
from skep.errors import SkepError

_MAX_SCORE: Final[int] = _core.WIN - _core.LONGEST_WIN - 1  # of what is not a proven win
_PROVEN = re.compile(r"#(-?)([0-9]{1,4})")


def format_report(board: Board, line: Line) -> str:
    """A line of play that starts on this board.

    >>> format_report(Board(), Line((Board().legal_moves[0],), score=-150, depth=2))
    'wS1;2;-1.50;wS1'
    """
    moves = board.line_strings(line.actions)
    return ";".join((moves[0], str(line.depth), _format_score(line), *moves))


def parse_report(board: Board, text: str) -> Line | None:
    """The line of play that an engine reports for this board; None if the text is not a report.

    The first moves that can be played are kept.

    >>> parse_report(Board(), "wS1;2;-1.50;wS1").score
    -150
    """
    move, *fields = text.split(";")
    if len(fields) < 2 or not fields[0].isdecimal() or len(fields[0]) > 5:
        return None
    depth, score, *moves = fields
    try:
        points = _parse_score(score)
    except ValueError:
        return None
    line = board.copy(history=False)
    try:
        for played in moves or [move]:
            line.push(played)
    except SkepError:
        pass
    actions = line.history
    return Line(actions, points, int(depth)) if actions else None


def by_depth(reports: Iterable[Line], lines: int) -> Iterator[tuple[Line, ...]]:
    """Lines that belong together: a number of one depth, or fewer if another depth begins."""
    group: list[Line] = []
    for report in reports:
        if group and group[0].depth != report.depth:
            yield tuple(group)
            group = []
        group.append(report)
        if len(group) == lines:
            yield tuple(group)
            group = []
    if group:
        yield tuple(group)


def _format_score(line: Line) -> str:
    """In pieces, or #5 for a win in 5 plies and #-4 for a loss in 4."""
    return f"{line.score / 100:.2f}" if line.win_in is None else f"#{line.win_in}"


def _parse_score(text: str) -> int:
    """The points of a score; ValueError if it is not one."""
    if proven := _PROVEN.fullmatch(text):
        points: int = _core.WIN - min(int(proven[2]), _core.LONGEST_WIN)
        return -points if proven[1] else points
    pieces = float(text)
    if pieces != pieces:  # noqa: PLR0124 - not a number
        raise ValueError(text)
    return round(max(-_MAX_SCORE, min(100 * pieces, _MAX_SCORE)))
