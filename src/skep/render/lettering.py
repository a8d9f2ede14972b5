"""Letters, digits and signs as strokes, so that pictures need no font: ``letters.json``.

Each is drawn in a box 16 high, on a base line at the bottom of it.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from skep._checks import checked_text, shown
from skep.errors import SettingError

HEIGHT: Final = 16
_GAP: Final = 3.4


class Letter(NamedTuple):
    """How wide a letter is, and the path that draws it."""

    width: float
    strokes: str


@cache
def alphabet() -> dict[str, Letter]:
    """The letters that can be drawn, read when the first picture needs them."""
    drawn = json.loads((files("skep.render") / "letters.json").read_text(encoding="utf-8"))
    return {letter: Letter(**paths) for letter, paths in drawn.items()}


class Lettering(NamedTuple):
    """A text as paths to stroke, centered at (0, 0), and how wide it is."""

    paths: str
    width: float


def checked_label(text: object, longest: int) -> str:
    """A text that can be drawn, of at most this many characters."""
    found = checked_text("a label", text)
    if not 0 < len(found) <= longest:
        raise SettingError(f"a label has 1 to {longest} characters, not {len(found)}")
    if unknown := [letter for letter in found if letter not in alphabet()]:
        signs = "".join(sign for sign in alphabet() if not sign.isalnum() and sign != " ")
        raise SettingError(
            f"the label {shown(found)} has the character {unknown[0]!r}; "
            f"expected A to Z, a to z, digits, spaces and {signs}"
        )
    return found


def lettering(text: str, height: float) -> Lettering:
    """A text in letters of this height."""
    scale = height / HEIGHT
    drawn = [alphabet()[letter] for letter in text]
    width = sum(letter.width + _GAP for letter in drawn) - _GAP
    left, paths = -width / 2, ""
    for advance, strokes in drawn:
        if strokes:
            paths += f'<path d="{strokes}" transform="translate({left:.4g} {-HEIGHT / 2:g})"/>'
        left += advance + _GAP
    return Lettering(f'<g transform="scale({scale:.4g})">{paths}</g>', width * scale)
