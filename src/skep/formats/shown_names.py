"""Names from files and archives, safe to print."""

from __future__ import annotations

from typing import Final

_MAX_NAME: Final = 200  # characters


def printable(text: str) -> str:
    """The text without characters that could control a terminal or turn the direction of writing.

    >>> printable("evil\\x1b[2J.pgn")
    'evil�[2J.pgn'
    """
    if text.isprintable():
        return text
    return "".join(character if character.isprintable() else "�" for character in text)


def shown_name(name: str) -> str:
    """A file's name as a place shows it: printable, and shortened in the middle if it is long."""
    shown = printable(name)
    return shown if len(shown) <= _MAX_NAME else f"{shown[:99]}…{shown[-100:]}"
