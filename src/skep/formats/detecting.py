"""Which format a file is in: its first lines decide, never its name."""

from __future__ import annotations

from typing import Final

from skep.formats.decoding import NumberedLines
from skep.formats.reading import Format
from skep.formats.registry import format_of

_LINES: Final = 50
"""How many lines that are not blank may come before the first one that tells the format."""


def detect(lines: NumberedLines) -> Format | None:
    """The format of the first line that looks like one; no line is lost by it."""
    seen = []
    looked_at = 0
    found = None
    for number, text in lines:
        seen.append((number, text))
        if line := text.strip():
            looked_at += 1
            found = format_of(line)
        if found is not None or looked_at == _LINES:
            break
    lines.give_back(seen)
    lines.next_game()
    return found
