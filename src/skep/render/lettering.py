"""Letters, digits and signs as strokes, so that pictures need no font.

Each is drawn in a box 16 high, on a base line at the bottom of it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from skep._checks import checked_text, shown
from skep.errors import SettingError

HEIGHT: Final = 16
_GAP: Final = 3.4

_BOWL = "C.5 7.5 2.1 5.2 4.3 5.2S8.2 7.5 8.2 10.7S6.6 16 4.3 16S.5 13.9 .5 10.7"
_MIRRORED_BOWL = "C8 7.5 6.4 5.2 4.2 5.2S.3 7.5 .3 10.7S1.9 16 4.2 16S8 13.9 8 10.7"
_TAIL = "H5.5C8.2 0 9.6 1.8 9.6 4.4S8.2 8.8 5.5 8.8H.5"
_ARCH = "M.5 9.8C.5 7 2 5.2 4.2 5.2S7.7 6.8 7.7 9.4V16"
_RING = "M5.5 0C2 0 .2 3.4 .2 8S2 16 5.5 16S10.8 12.6 10.8 8S9 0 5.5 0Z"
_DOT = "M1 15.4V15.7"

_GLYPHS: Final[dict[str, tuple[float, str]]] = {  # the width and the strokes
    "0": (10, "M5 0C1 0 0 4 0 8S1 16 5 16S10 12 10 8S9 0 5 0Z"),
    "1": (8, "M1 3.5L5 0V16"),
    "2": (10, "M.5 4C.5 1.5 2.5 0 5 0S9.5 1.5 9.5 4.5C9.5 8 3 11 .5 16H10"),
    "3": (
        10,
        "M.8 2.5C1.6 1 3 0 5 0C7.5 0 9.2 1.7 9.2 4S7.5 7.5 4.5 7.5C7.5 7.5 9.7 9.2 9.7 11.8"
        "S7.6 16 5 16C2.8 16 1 15 .3 13",
    ),
    "4": (10, "M7.5 16V0L0 11.5H10"),
    "5": (
        10,
        "M9 0H1.8L1 7C2 6.2 3.4 5.8 5 5.8C8 5.8 9.8 8 9.8 10.8S7.8 16 5 16C2.8 16 1.2 15.2 .2 13.5",
    ),
    "6": (
        10,
        "M8.5 1C3.5 0 .3 4.5 .3 10.5C.3 14 2.3 16 5 16S9.7 13.8 9.7 10.8S7.7 6 5 6"
        "C2.5 6 .5 8 .3 10.5",
    ),
    "7": (10, "M0 0H10L3.5 16"),
    "8": (
        10,
        "M5 7.5C2.5 7.5 .8 6 .8 3.8S2.5 0 5 0S9.2 1.6 9.2 3.8S7.5 7.5 5 7.5C2 7.5 .2 9.3 .2 11.8"
        "S2.2 16 5 16S9.8 14.3 9.8 11.8S8 7.5 5 7.5Z",
    ),
    "9": (
        10,
        "M1.5 15C6.5 16 9.7 11.5 9.7 5.5C9.7 2 7.7 0 5 0S.3 2.2 .3 5.2S2.3 10 5 10"
        "C7.5 10 9.5 8 9.7 5.5",
    ),
    "A": (10, "M0 16L5 0L10 16M1.9 10H8.1"),
    "B": (
        10,
        "M.5 0V16H5.5C8.3 16 9.8 14.2 9.8 11.8S8.3 7.6 5.5 7.6H.5"
        "M5.5 7.6C7.8 7.6 9 6 9 3.8S7.8 0 5.5 0H.5",
    ),
    "C": (
        10,
        "M9.6 3.5C8.8 1.3 7.2 0 5.2 0C2 0 .2 3.2 .2 8S2 16 5.2 16C7.2 16 8.8 14.7 9.6 12.5",
    ),
    "D": (10, "M.5 0V16H4C8 16 9.8 13 9.8 8S8 0 4 0Z"),
    "E": (9.5, "M9 0H.5V16H9M.5 7.6H7.5"),
    "F": (9.5, "M9 0H.5V16M.5 7.6H7.5"),
    "G": (
        10,
        "M9.4 3.5C8.6 1.3 7.2 0 5.2 0C2 0 .2 3.2 .2 8S2 16 5.2 16C8 16 9.7 14 9.7 9H5.5",
    ),
    "H": (10, "M.5 0V16M9.5 0V16M.5 7.6H9.5"),
    "I": (2, "M1 0V16"),
    "J": (8, "M7.5 0V11C7.5 14.5 6 16 3.8 16S.3 14.5 .2 12"),
    "K": (10, "M.5 0V16M9 0L.5 9.5M3.5 6.4L9.5 16"),
    "L": (9, "M.5 0V16H8.5"),
    "M": (12, "M.5 16V0L6 10L11.5 0V16"),
    "N": (10, "M.5 16V0L9.5 16V0"),
    "O": (11, _RING),
    "P": (10, f"M.5 16V0{_TAIL}"),
    "Q": (11, f"{_RING}M7 12L11 16.5"),
    "R": (10, f"M.5 16V0{_TAIL}M5 8.8L9.8 16"),
    "S": (
        10,
        "M9.2 2.8C8.4 1 7 0 5 0C2.3 0 .7 1.6 .7 3.9C.7 6.3 2.4 7.2 5 7.9C7.8 8.6 9.6 9.6 9.6 12"
        "C9.6 14.5 7.7 16 5 16C2.7 16 1 14.8 .3 12.8",
    ),
    "T": (10, "M0 0H10M5 0V16"),
    "U": (10, "M.5 0V10.5C.5 14 2.2 16 5 16S9.5 14 9.5 10.5V0"),
    "V": (10, "M0 0L5 16L10 0"),
    "W": (14, "M0 0L3.5 16L7 4L10.5 16L14 0"),
    "X": (10, "M.3 0L9.7 16M9.7 0L.3 16"),
    "Y": (10, "M0 0L5 7.8L10 0M5 7.8V16"),
    "Z": (10, "M.3 0H9.7L.3 16H9.7"),
    "a": (8.5, f"M8 5.5V16M8 10.7{_MIRRORED_BOWL}"),
    "b": (8.5, f"M.5 0V16M.5 10.7{_BOWL}"),
    "c": (
        8,
        "M7.6 7.4C7 6 5.9 5.2 4.4 5.2C2 5.2 .3 7.4 .3 10.6S2 16 4.4 16C5.9 16 7 15.2 7.6 13.8",
    ),
    "d": (8.5, f"M8 0V16M8 10.7{_MIRRORED_BOWL}"),
    "e": (
        8,
        "M.4 10.4H8C8 7.2 6.6 5.2 4.3 5.2S.3 7.4 .3 10.6S2 16 4.5 16C6 16 7.1 15.3 7.7 14",
    ),
    "f": (6, "M6 .5C5.6 .2 5 0 4.5 0C3 0 2.2 1.1 2.2 3V16M0 5.5H5.3"),
    "g": (8.5, f"M8 5.5V15.5C8 18.6 6.6 20 4.3 20C2.6 20 1.4 19.3 .8 18M8 10.7{_MIRRORED_BOWL}"),
    "h": (8, f"M.5 0V16{_ARCH}"),
    "i": (2, "M1 5.5V16M1 1V1.4"),
    "j": (4, "M3 5.5V17C3 19.2 2 20 .2 20M3 1V1.4"),
    "k": (8, "M.5 0V16M7.2 5.5L.5 12M3.2 9.4L7.7 16"),
    "l": (2, "M1 0V16"),
    "m": (
        13,
        "M.5 5.5V16M.5 9.4C.5 6.8 1.8 5.2 3.6 5.2S6.5 6.6 6.5 9V16"
        "M6.5 9.4C6.5 6.8 7.8 5.2 9.6 5.2S12.5 6.6 12.5 9V16",
    ),
    "n": (8, f"M.5 5.5V16{_ARCH}"),
    "o": (8.5, "M4.3 5.2C1.9 5.2 .3 7.4 .3 10.6S1.9 16 4.3 16S8.3 13.8 8.3 10.6S6.7 5.2 4.3 5.2Z"),
    "p": (8.5, f"M.5 5.5V20M.5 10.7{_BOWL}"),
    "q": (8.5, f"M8 5.5V20M8 10.7{_MIRRORED_BOWL}"),
    "r": (5.5, "M.5 5.5V16M.5 9.8C.5 7 2 5.3 4 5.3C4.6 5.3 5 5.4 5.4 5.6"),
    "s": (
        7.5,
        "M6.8 7.3C6.3 6 5.2 5.2 3.8 5.2C2 5.2 .8 6.3 .8 7.8C.8 9.5 2.1 10 3.9 10.5"
        "C5.8 11 7.2 11.6 7.2 13.2C7.2 14.9 5.8 16 3.9 16C2.2 16 1 15.2 .4 13.8",
    ),
    "t": (6, "M2.2 1.8V13C2.2 15 3 16 4.4 16C5 16 5.5 15.8 5.9 15.5M0 5.5H5.5"),
    "u": (8, "M.5 5.5V11.8C.5 14.4 1.9 16 4 16S7.7 14.2 7.7 11.4M7.7 5.5V16"),
    "v": (8, "M0 5.5L4 16L8 5.5"),
    "w": (12, "M0 5.5L3 16L6 7.5L9 16L12 5.5"),
    "x": (8, "M.2 5.5L7.8 16M7.8 5.5L.2 16"),
    "y": (8, "M.2 5.5L4.2 15.5M8 5.5L4 16C3.3 18.6 2.5 20 .8 20"),
    "z": (8, "M.3 5.5H7.5L.3 16H7.7"),
    " ": (4, ""),
    "!": (2, f"M1 0V10.5{_DOT}"),
    "?": (8, "M.4 3.8C.6 1.5 2 0 4.2 0S8 1.6 8 4C8 7.5 4.2 7.4 4.2 11M4.2 15.4V15.7"),
    "+": (9, "M0 9H9M4.5 4.5V13.5"),
    "-": (7, "M0 9H6.5"),
    "=": (9, "M0 6.5H9M0 11.5H9"),
    ".": (2, _DOT),
    ",": (3, "M1.8 15V15.8L.6 18.6"),
    ":": (2, f"M1 7V7.3{_DOT}"),
    "/": (7, "M0 17L7 -1"),
    "\\": (7, "M0 -1L7 17"),
    "#": (10, "M3.5 2L1.5 15M8.5 2L6.5 15M.5 6.2H10M0 10.8H9.5"),
    "*": (8, "M4 2V10M.5 4L7.5 8M7.5 4L.5 8"),
    "(": (4, "M4 -1C1.4 2 .3 5 .3 8S1.4 14 4 17"),
    ")": (4, "M0 -1C2.6 2 3.7 5 3.7 8S2.6 14 0 17"),
    "<": (8, "M8 3L.5 9L8 15"),
    ">": (8, "M0 3L7.5 9L0 15"),
    "%": (
        12,
        "M10.5 0L1.5 16M3 .5C1.6 .5 .6 1.7 .6 3.6S1.6 6.7 3 6.7S5.4 5.5 5.4 3.6S4.4 .5 3 .5Z"
        "M9 9.3C7.6 9.3 6.6 10.5 6.6 12.4S7.6 15.5 9 15.5S11.4 14.3 11.4 12.4S10.4 9.3 9 9.3Z",
    ),
}


class Lettering(NamedTuple):
    """A text as paths to stroke, centered at (0, 0), and how wide it is."""

    paths: str
    width: float


def checked_label(text: object, longest: int) -> str:
    """A text that can be drawn, of at most this many characters."""
    found = checked_text("a label", text)
    if not 0 < len(found) <= longest:
        raise SettingError(f"a label has 1 to {longest} characters, not {len(found)}")
    if unknown := [letter for letter in found if letter not in _GLYPHS]:
        signs = "".join(sign for sign in _GLYPHS if not sign.isalnum() and sign != " ")
        raise SettingError(
            f"the label {shown(found)} has the character {unknown[0]!r}; "
            f"expected A to Z, a to z, digits, spaces and {signs}"
        )
    return found


def lettering(text: str, height: float) -> Lettering:
    """A text in letters of this height."""
    scale = height / HEIGHT
    width = sum(_GLYPHS[letter][0] + _GAP for letter in text) - _GAP
    left, paths = -width / 2, ""
    for letter in text:
        advance, strokes = _GLYPHS[letter]
        if strokes:
            paths += f'<path d="{strokes}" transform="translate({left:.4g} {-HEIGHT / 2:g})"/>'
        left += advance + _GAP
    return Lettering(f'<g transform="scale({scale:.4g})">{paths}</g>', width * scale)
