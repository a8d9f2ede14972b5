"""The positions of the lessons by name, as GameStrings of legal games."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files


def game_string(name: str) -> str:
    """The game that leads to a position."""
    return _games()[name]


@cache
def _games() -> dict[str, str]:
    text = (files("skep.lessons") / "prepared_games.txt").read_text(encoding="utf-8")
    return dict(re.findall(r"^\[([a-z-]+)\]$.*?^(Base[^\n]*)$", text, re.MULTILINE | re.DOTALL))
