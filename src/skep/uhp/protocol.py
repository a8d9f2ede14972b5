"""The words that both sides of the protocol use, and how a message becomes a single line."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from skep.pieces import GameType

OK: Final = "ok"
"""Ends every reply."""
ERR: Final = "err"
INVALID_MOVE: Final = "invalidmove"
EXPANSIONS: Final = {"Mosquito": "M", "Ladybug": "L", "Pillbug": "P"}
"""What ``info`` announces, with the letters of the game types."""


def is_error(line: str) -> bool:
    """Whether a line of a reply reports an error."""
    return line.split(maxsplit=1)[:1] in ([ERR], [INVALID_MOVE])


def parse_id(info: Iterable[str]) -> str:
    """The engine's name and version from the reply to ``info``; empty if there is none."""
    return next((line[3:].strip() for line in info if line.startswith("id ")), "")


def parse_game_types(info: Iterable[str]) -> list[GameType]:
    """The game types that the reply to ``info`` announces, from the smallest to the largest."""
    flags = {flag.strip() for line in info for flag in line.split(";")}
    letters = {letter for flag, letter in EXPANSIONS.items() if flag in flags}
    return [kind for kind in GameType if letters >= set(kind.partition("+")[2])]


def one_line(text: str, longest: int | None = None) -> str:
    """A text without anything that could end its line or upset a terminal, cut if too long."""
    printable = "".join(letter if letter.isprintable() else " " for letter in text[:longest])
    return printable if longest is None or len(text) <= longest else printable + "…"
