"""Players' names: short, visible, and safe for the text around them."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final

from skep.pieces import Color
from skep.server.domain.refusals import Refusal, RefusalCode

MAX_LENGTH: Final = 24
MAX_MARKS: Final = 2
"""Accents on one letter; more would run into the lines above and below."""
_REFUSED: Final = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})
"""Controls, bidirectional and invisible characters, line breaks, and what no font can show."""
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and a symbol that look like spaces."""
_PICTURES: Final = ("\U0001f000", "\U0001faff")
"""The range of code points where future emoji will be added."""


@dataclass(frozen=True, slots=True)
class Names:
    """The names of both players; None if a player has none."""

    white: str | None = None
    black: str | None = None

    def of(self, color: Color) -> str | None:
        return self.white if color is Color.WHITE else self.black

    def changed(self, color: Color, name: str | None) -> Names:
        if color is Color.WHITE:
            return replace(self, white=name)
        return replace(self, black=name)

    def swapped(self) -> Names:
        """The same players after they have changed colors."""
        return Names(self.black, self.white)


NO_NAMES: Final = Names()


def read_name(text: str | None) -> str | Refusal | None:
    """A name without outer or repeated spaces; None if nothing is left."""
    normal = unicodedata.normalize("NFC", text or "")
    if not all(map(_is_seen, normal)):
        return _refusal("a name may contain only visible characters")
    name = " ".join(normal.split())
    if len(name) > MAX_LENGTH:
        return _refusal(f"a name may have at most {MAX_LENGTH} characters")
    if any(_is_mark(word[0]) for word in name.split()):  # some marks are invisible on their own
        return _refusal("an accent needs a letter to sit on")
    if any(marks and len(list(run)) > MAX_MARKS for marks, run in groupby(name, key=_is_mark)):
        return _refusal(f"a letter may have at most {MAX_MARKS} accents")
    return name or None


def _is_seen(character: str) -> bool:
    """Whether a character is visible; browsers know emoji that this version of Python does not."""
    category = unicodedata.category(character)
    if category == "Cn":
        first, last = _PICTURES
        return first <= character <= last
    return category not in _REFUSED and character not in _BLANK


def _is_mark(character: str) -> bool:
    return unicodedata.category(character).startswith("M")


def _refusal(message: str) -> Refusal:
    return Refusal(RefusalCode.BAD_NAME, message)
