"""Replies: what the session wants to be shown."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from skep.render import Highlights


class Row(NamedTuple):
    """A line in two columns, which are aligned with those of the rows around it."""

    left: str
    right: str


Line: TypeAlias = str | Row


@dataclass(frozen=True)
class Reply:
    """Lines of words, and perhaps the hive."""

    lines: tuple[Line, ...] = ()
    highlights: Highlights = field(default_factory=dict)  # to be drawn at once
    changed: bool = False  # the position is another, or is worth another look
    leave: bool = False
