"""Replies: what the dialog wants to show."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from skep.render import Highlights


class Row(NamedTuple):
    """A line in two columns, aligned with the rows around it."""

    left: str
    right: str


ReplyLine: TypeAlias = str | Row


@dataclass(frozen=True)
class Reply:
    """Lines of words, and perhaps the hive."""

    lines: tuple[ReplyLine, ...] = ()
    highlights: Highlights = field(default_factory=dict)  # to draw at once
    changed: bool = False  # the board changed or should be drawn again
    leave: bool = False
